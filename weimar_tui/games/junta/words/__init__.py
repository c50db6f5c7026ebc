"""The words of Junta: events, questions, cards, offers and the lesson, in three languages."""
