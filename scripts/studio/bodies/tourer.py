"""A touring motorcycle: the cruiser with a fairing, hard cases and a top box with backrest."""
from bodies.cruiser import FOOTPRINT, bodywork, engine, running_gear
from kit.materials import plain
from kit.mesh import box, hexa, hull, lathe, mirrored, prism, rod, tube
from kit.parts import Parts


def fairing(p):
    hull('fairing', [(.88, .92, .03, .03), (.86, .92, .13, .10), (.79, .94, .25, .145), (.68, .96, .33, .145), (.58, .975, .34, .11),
                     (.53, .98, .30, .06)], p.paint, 2.6, 96)
    hexa('screen', [(.76, -.21, 1.03), (.76, .21, 1.03), (.775, .21, 1.025), (.775, -.21, 1.025),
                    (.58, -.25, 1.25), (.58, .25, 1.25), (.59, .25, 1.255), (.59, -.25, 1.255)], plain('screen', .02, .3), .02)
    for name, profile, material in (('lamp', [(.0001, .030), (.05, .026), (.080, .012)], p.lens),
                                    ('lamp ring', [(.076, .014), (.084, .030), (.098, .018), (.104, -.06)], p.chrome)):
        o = lathe(name, profile, material, 56)
        o.location, o.rotation_euler = (.872, 0, .92), (0, 0, -1.5708)
    box('dash', (.49, .53), (-.26, .26), (.95, 1.07), p.black, .02)

    def side(s):
        box('slot', (.79, .81), (s * .13, s * .20), (.905, .945), p.lens, .012)
        prism('lower fairing', [(.43, .80), (.50, .62), (.46, .36), (.32, .28), (.30, .50), (.36, .72)], (s * .17, s * .30), p.paint, .045)
        hexa('case', [(-.98, s * .19, .40), (-.98, s * .37, .42), (-.36, s * .35, .40), (-.36, s * .19, .40),
                      (-1.00, s * .18, .72), (-1.00, s * .34, .72), (-.34, s * .33, .70), (-.34, s * .18, .70)], p.paint, .045, 1)
        box('case line', (-.96, -.38), (s * .335, s * .352), (.605, .615), p.black, .004)
        tube('guard rail', [(-.34, s * .22, .36), (-.30, s * .34, .40), (-.34, s * .36, .58)], .012, p.chrome)
        tube('engine guard', [(.40, s * .10, .66), (.46, s * .33, .60), (.46, s * .35, .36), (.38, s * .16, .24)], .016, p.chrome)
        box('case lamp', (-1.02, -.985), (s * .22, s * .33), (.55, .63), p.tail, .012)
        rod('mirror arm', (.62, s * .33, 1.04), (.60, s * .42, 1.10), .012, p.black)
        box('mirror', (.57, .63), (s * .39, s * .50), (1.07, 1.15), p.paint, .03, 1)
        box('board', (.30, .62), (s * .22, s * .34), (.29, .315), p.black, .01)
    mirrored(side)
    hexa('top box', [(-1.16, -.22, .79), (-1.16, .22, .79), (-.76, .22, .79), (-.76, -.22, .79), (-1.19, -.24, 1.05), (-1.19, .24, 1.05),
                     (-.79, .24, 1.05), (-.79, -.24, 1.05)], p.paint, .05, 1)
    box('box line', (-1.175, -.775), (-.236, .236), (.925, .935), p.black, .004)
    box('box lamp', (-1.19, -1.16), (-.16, .16), (.86, .90), p.tail, .01)
    hexa('backrest', [(-.78, -.17, .78), (-.78, .17, .78), (-.71, .17, .78), (-.71, -.17, .78), (-.82, -.15, 1.04), (-.82, .15, 1.04),
                      (-.75, .15, 1.04), (-.75, -.15, 1.04)], p.seat, .03, 1)
    for s in (1, -1):
        rod('box frame', (-.60, s * .13, .66), (-.84, s * .13, .80), .014, p.chrome)
        rod('box frame', (-.98, s * .13, .66), (-1.0, s * .13, .80), .014, p.chrome)


BODY = Parts('tourer', 'Touring motorcycle', 'full dress', (running_gear, engine, bodywork, fairing), dict(FOOTPRINT, rear=-1.16, half_width=.24))
