"""The coup (rules: Staatsstreich)."""
