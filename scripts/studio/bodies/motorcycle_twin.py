"""A roadster with two cylinders: two header pipes, one silencer on the right, a plainer tail."""
from functools import partial

from bodies.motorcycle import FOOTPRINT, bodywork, engine, handlebar, lamp, running_gear
from kit.mesh import box, mirrored, prism
from kit.parts import Parts


def belly(p):
    """A spoiler under the engine and covers beside the radiator."""
    def side(s):
        prism('belly', [(.30, .36), (.24, .20), (-.12, .17), (-.20, .24), (.02, .30)], (s * .10, s * .145), p.paint, .02)
        prism('scoop', [(.42, .90), (.40, .74), (.30, .60), (.24, .66), (.28, .82)], (s * .175, s * .205), p.black, .015)
    mirrored(side)
    box('belly floor', (-.12, .24), (-.11, .11), (.17, .20), p.black, .01)


BODY = Parts('motorcycle-twin', 'Two-cylinder motorcycle', 'roadster',
             (running_gear, partial(engine, headers=(-.085, .085), outlets=(-1,)), bodywork, belly, lamp, handlebar), FOOTPRINT)
