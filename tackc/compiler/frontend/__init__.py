"""Kernel source to typed IR."""
