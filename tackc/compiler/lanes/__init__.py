"""Iterations in the lanes of vector registers: what may be said of values and control before code is made for a target."""
