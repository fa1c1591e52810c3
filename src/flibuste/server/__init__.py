"""Tables over HTTP and WebSocket, and the pages of the browser client."""
