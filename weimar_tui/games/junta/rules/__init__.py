"""The rules of Junta: position, components, steps, previews and views, without any drawing."""
