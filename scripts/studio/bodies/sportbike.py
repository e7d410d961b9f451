"""A sports motorcycle: the roadster in a full fairing."""
from bodies.motorcycle import FOOTPRINT, bodywork, engine, running_gear
from kit.materials import Palette
from kit.mesh import box, hexa, hull, mirrored, prism, rod, tube


def fairing(p):
    hull('nose', [(.84, .80, .01, .01), (.82, .81, .06, .035), (.74, .845, .125, .085), (.62, .89, .165, .115), (.50, .93, .175, .11),
                  (.38, .95, .15, .08), (.30, .95, .10, .04)], p.paint, 2.5, 72)
    hexa('screen', [(.70, -.11, .935), (.70, .11, .935), (.715, .11, .93), (.715, -.11, .93),
                    (.42, -.095, 1.15), (.42, .095, 1.15), (.43, .095, 1.155), (.43, -.095, 1.155)], p.gloss, .006)

    def side(s):
        prism('flank', [(.66, .84), (.56, .95), (.36, .93), (.22, .74), (.00, .60), (-.24, .50), (-.28, .36), (-.06, .25), (.22, .23),
                        (.42, .36), (.50, .56), (.60, .68)], (s * .165, s * .215), p.paint, .028)
        prism('vent', [(.40, .66), (.16, .56), (.10, .44), (.30, .42)], (s * .214, s * .222), p.dark, .006)
        hexa('eye', [(.765, s * .03, .815), (.765, s * .105, .845), (.77, s * .105, .845), (.785, s * .03, .815),
                     (.735, s * .03, .85), (.735, s * .125, .885), (.745, s * .125, .885), (.765, s * .03, .85)], p.lens, .006)
        rod('clip-on', (.44, s * .11, .97), (.33, s * .24, .965), .014, p.black)
        rod('grip', (.33, s * .24, .965), (.25, s * .33, .945), .018, p.rubber)
        tube('lever', [(.36, s * .24, .965), (.36, s * .30, .955), (.31, s * .36, .94)], .007, p.iron)
        rod('mirror stem', (.56, s * .14, .99), (.50, s * .29, 1.07), .008, p.black)
        box('mirror', (.46, .53), (s * .25, s * .38), (1.05, 1.11), p.paint, .02, 1)
    mirrored(side)
    box('clock', (.42, .50), (-.07, .07), (1.0, 1.05), p.black, .012)


class SportBike:
    name, label, faces = 'sportbike', 'Sports motorcycle', ['faired']

    def build(self, face, scene):
        p = Palette()
        for part in (running_gear, engine, bodywork, fairing):
            part(p)
        return FOOTPRINT


BODY = SportBike()
