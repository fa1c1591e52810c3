"""Live tables: connections, requests, presence, clocks, bots and views."""
