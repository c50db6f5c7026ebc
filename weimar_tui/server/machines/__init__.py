"""More than one machine: tables in PostgreSQL, and leases that say which machine has them."""
