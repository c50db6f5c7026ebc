"""How Weimar asks its players."""
