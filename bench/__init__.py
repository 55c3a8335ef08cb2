"""Benchmarks: `make bench` prints them; nothing here is part of the product."""
