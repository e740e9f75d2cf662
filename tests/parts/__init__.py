"""Parts: checked drawings and the faces that they become."""
