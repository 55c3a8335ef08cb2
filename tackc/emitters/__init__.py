"""IR to the text of each target."""
