"""The process behind `weimar serve --web`: textual-serve, with a page that is all terminal.

It runs by itself, since it speaks to browsers (`cli/web.py` starts it).
"""

from __future__ import annotations

HEAD = """
<style>
  html, body { margin: 0; height: 100%; overflow: hidden; background: #101216; }
  #terminal { position: fixed; inset: 0; width: 100vw; height: 100vh; }
  .xterm .xterm-viewport { overflow: hidden !important; }
</style>
<script>
  const hear = () => document.querySelector(".xterm-helper-textarea")?.focus();
  const waiting = setInterval(() => {
    hear();
    if (document.activeElement?.matches(".xterm-helper-textarea")) clearInterval(waiting);
  }, 100);
  window.addEventListener("focus", hear);
</script>
</head>"""
"""Keys go to the terminal at once, and it fills the window."""


def serve(command: str, port: int) -> None:
    """Serve the command's screen to browsers on this computer until the process is ended."""
    from textual_serve.server import Server  # type: ignore[import-not-found, unused-ignore]

    class OnePage(Server):  # type: ignore[misc, unused-ignore]
        async def handle_index(self, request):  # type: ignore[no-untyped-def]
            page = await super().handle_index(request)
            page.text = page.text.replace("</head>", HEAD, 1)
            return page

    OnePage(command, host="127.0.0.1", port=port, title="Weimar").serve()
