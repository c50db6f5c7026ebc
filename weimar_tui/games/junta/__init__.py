"""Junta: four to seven families plunder a small republic by votes, bribes, murder and coups."""
