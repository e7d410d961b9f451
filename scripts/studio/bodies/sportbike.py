"""A sports motorcycle: the roadster in a full fairing."""
from bodies.motorcycle import FOOTPRINT, bodywork, engine, running_gear
from kit.mesh import box, hexa, hull, mirrored, prism, rod, tube
from kit.parts import Parts


def fairing(p):
    hull('nose', [(.84, .80, .01, .01), (.82, .81, .06, .035), (.74, .83, .15, .105), (.62, .86, .195, .145), (.50, .90, .205, .14),
                  (.38, .93, .17, .10), (.30, .94, .11, .05)], p.paint, 2.5, 72)
    hexa('screen', [(.70, -.11, .935), (.70, .11, .935), (.715, .11, .93), (.715, -.11, .93),
                    (.42, -.095, 1.15), (.42, .095, 1.15), (.43, .095, 1.155), (.43, -.095, 1.155)], p.gloss, .006)

    def side(s):
        prism('flank', [(.66, .84), (.56, .95), (.36, .93), (.24, .80), (.06, .71), (-.06, .64), (.08, .57),
                        (.22, .55), (.28, .47), (.18, .37), (-.08, .34), (-.28, .37), (-.32, .29), (-.12, .20), (.22, .20), (.42, .34), (.50, .54),
                        (.58, .68)], (s * .165, s * .215), p.paint, .022)
        prism('stripe', [(.60, .79), (.52, .86), (.36, .84), (.14, .71), (.30, .72), (.46, .74)], (s * .212, s * .219), p.white, .004)
        prism('belly', [(.38, .34), (.22, .215), (-.10, .215), (-.28, .29), (-.06, .275), (.20, .29)], (s * .212, s * .219), p.black, .004)
        for name, grow, out, material in (('socket', .014, .0, p.gloss), ('eye', 0, .006, p.lens)):
            hexa(name, [(.78, s * (.022 - grow), .800 - grow), (.70, s * (.115 + grow), .825 - grow), (.797 + out, s * (.115 + grow), .825 - grow),
                        (.845 + out, s * (.022 - grow), .800 - grow), (.76, s * (.022 - grow), .825 + grow), (.68, s * (.135 + grow), .872 + grow),
                        (.772 + out, s * (.135 + grow), .872 + grow), (.835 + out, s * (.022 - grow), .825 + grow)], material, .006)
        rod('clip-on', (.44, s * .11, .97), (.33, s * .24, .965), .014, p.black)
        rod('grip', (.33, s * .24, .965), (.25, s * .33, .945), .018, p.rubber)
        tube('lever', [(.36, s * .24, .965), (.36, s * .30, .955), (.31, s * .36, .94)], .007, p.iron)
        rod('mirror stem', (.56, s * .14, .99), (.50, s * .29, 1.07), .008, p.black)
        box('mirror', (.46, .53), (s * .25, s * .38), (1.05, 1.11), p.paint, .02, 1)
        hexa('inner fairing', [(.42, s * .08, .36), (.42, s * .19, .36), (.34, s * .19, .36), (.34, s * .08, .36), (.60, s * .08, .78),
                               (.60, s * .19, .78), (.50, s * .19, .78), (.50, s * .08, .78)], p.black, .02)
    mirrored(side)
    box('clock', (.42, .50), (-.07, .07), (1.0, 1.05), p.black, .012)


BODY = Parts('sportbike', 'Sports motorcycle', 'faired', (running_gear, engine, bodywork, fairing), FOOTPRINT)
