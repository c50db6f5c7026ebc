"""Mail through the host's mail server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.header import Header
from email.mime.text import MIMEText
from email.utils import formatdate, make_msgid
from pathlib import Path

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.notices.undelivered import Undelivered
from weimar_tui.server.club.settings import MailSettings
from weimar_tui.server.limits import plain_text

_SECONDS = 20.0
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
_LONGEST = 200


def check_address(text: str) -> None:
    """Raise KernelError unless this looks like a mail address."""
    if len(text) > _LONGEST or not _ADDRESS.fullmatch(text) or text.startswith("-"):
        raise KernelError("channel-address")


class Mailer:
    """Sends mail in threads of its own, two messages at a time.

    `context` is for tests: whom TLS trusts.
    """

    def __init__(self, settings: MailSettings, context: ssl.SSLContext | None = None) -> None:
        self.settings = settings
        self._context = context
        self._threads = ThreadPoolExecutor(2, "mail")

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """Send a message; `stop` is the address of a page that ends such mail. Raises
        Undelivered."""
        loop = asyncio.get_running_loop()
        message = self._message(to, subject, text, stop)
        await loop.run_in_executor(self._threads, self._send, message)

    def _message(self, to: str, subject: str, text: str, stop: str) -> MIMEText:
        sender = self.settings.sender
        message = MIMEText(text, "plain", "utf-8")
        message["From"], message["To"] = sender, to
        message["Subject"] = Header(plain_text(subject), "utf-8", header_name="Subject").encode()
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
        return message

    def _send(self, message: MIMEText) -> None:
        settings = self.settings
        context = self._context or ssl.create_default_context()
        is_tls = settings.security == "tls"
        start: Callable[..., smtplib.SMTP] = smtplib.SMTP_SSL if is_tls else smtplib.SMTP
        more = {"context": context} if is_tls else {}
        try:
            with start(settings.server, settings.port, timeout=_SECONDS, **more) as server:
                if settings.security == "starttls":
                    server.starttls(context=context)
                if settings.user:
                    password = Path(settings.password_file).read_text("utf-8").strip()
                    server.login(settings.user, password)
                server.send_message(message)
        except smtplib.SMTPResponseException as error:
            raise Undelivered("channel-status", status=error.smtp_code) from None
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise Undelivered("channel-status", status=codes[0] if codes else 0) from None
        except ssl.SSLError:
            raise Undelivered("channel-tls") from None
        except TimeoutError:
            raise Undelivered("channel-slow") from None
        except (OSError, smtplib.SMTPException, ValueError):
            raise Undelivered("channel-unreachable") from None

    def close(self) -> None:
        """Send nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
