"""Connections between owners and fronts: TLS 1.3, with a certificate on both sides."""

from __future__ import annotations

import ssl
from pathlib import Path

from weimar_tui.kernel.errors import KernelError, cause_of

ROLES = ("owner", "front")


def tls_of(certificate: Path, authority: Path, *, listens: bool) -> ssl.SSLContext:
    """Return the TLS context of a machine, which requires certificates on both sides.

    Raises KernelError.
    """
    purpose = ssl.PROTOCOL_TLS_SERVER if listens else ssl.PROTOCOL_TLS_CLIENT
    context = ssl.SSLContext(purpose)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.verify_mode = ssl.CERT_REQUIRED
    steps = (certificate, context.load_cert_chain), (authority, context.load_verify_locations)
    for path, load in steps:
        try:
            load(path)
        except (OSError, ssl.SSLError) as error:
            raise KernelError("file-unreadable", path=str(path), **cause_of(error)) from None
    return context


def role_of(peer: dict[str, object] | None) -> str:
    """Return the role in a verified certificate, as returned by `getpeercert`."""
    names: object = (peer or {}).get("subjectAltName", ())
    assert isinstance(names, tuple)
    return next((str(value) for kind, value in names if kind == "DNS" and value in ROLES), "")
