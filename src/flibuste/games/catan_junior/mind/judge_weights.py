"""How much each of the judge's figures counts, learnt from games between bots.

Written by `python -m flibuste.lab.judge_fit catan-junior`: 4000 games of captain bots for each way to play.
"""

from typing import Final

import numpy as np

from flibuste.core.mind import Floats

WEIGHTS: Final[Floats] = np.array([
    [
        2.3186, 0.2098, 0.4231, 0.9455, 0.7576, 0.0000, 0.3057,
        0.0913, 0.1014, 0.2120, 0.0701, 0.0401, 0.2542, 0.2123,
        -0.0456, -1.1324, 0.3902, 0.1069, -0.0301, 0.0020, 0.6914,
    ],
    [
        2.5344, 0.1157, 0.4385, 0.9404, 0.6613, 0.0000, 0.3226,
        0.1645, 0.1430, 0.1755, 0.1337, -0.0350, 0.2483, 0.2537,
        -0.2114, -1.4269, 0.3541, 0.1086, -0.0324, 0.0002, 0.4293,
    ],
])  # fmt: skip
