"""Device drivers."""
