"""A recorded game, without drawing: narration, timeline, exports."""
