"""The ten phases of the End of Decade (rulebook 9)."""
