"""The steps that turn coarse sample points and our own coast lines into the board's geometry."""
