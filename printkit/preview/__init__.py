"""The preview: a local web page that shows a kit as it would be printed, and draws anew what was saved."""
