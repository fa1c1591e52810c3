"""The pages that make claims about the code are held true here."""
