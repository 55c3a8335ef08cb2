"""The elementary functions as programs over a few IEEE operations, so that they give the same bits wherever they run."""
