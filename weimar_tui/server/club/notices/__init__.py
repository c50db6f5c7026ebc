"""Messages to absent players: by mail, to addresses on the web, and by the host's command."""
