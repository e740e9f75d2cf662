"""The second reading of the rules: slow, plain, and sharing no line with the engine.

Nothing here imports printkit. The engine is checked against it: both play the same hands, and
every list of legal cards, every trick and every score has to agree.
"""
