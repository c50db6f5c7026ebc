"""The club's database, in SQLite or PostgreSQL.

Only this package imports SQLAlchemy. Its functions take a connection first and return the Structs
of `rows`; everyone else runs them through `Database.read` and `Database.write`:

    account = database.read(accounts.named, "rosa")

Tables are *original* (they exist nowhere else) or *derived* (rebuilt from the journals by
`weimar club reindex`); `schema.DERIVED` lists the latter.
"""
