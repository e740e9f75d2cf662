"""Pictures of faces."""
