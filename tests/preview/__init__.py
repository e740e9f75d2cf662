"""The preview: what it shows, its server, and its page in a browser."""
