# The games of this package, for type checkers: at run time they are found by their entry points.

from flibuste.games import catan_junior as catan_junior
from flibuste.games import sandokan as sandokan
from flibuste.games import santy_anno as santy_anno
