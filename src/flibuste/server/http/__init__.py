"""HTTP: the application, its guard, pages and API."""
