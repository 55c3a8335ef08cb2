"""From kernel source to verified IR; knows no target's text and no tool."""
