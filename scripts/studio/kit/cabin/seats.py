"""Front seats with bolsters, a middle panel and headrests; the buckles of their belts."""
from ..materials import plain
from ..mesh import box, hexa, rod
from .surfaces import upholstered


def seat(y, t, m, p, upright=0.):
    """One seat at y. `upright` stands the back up and lifts the cushion, as in a van."""
    u, z = upright, upright * .10
    pair, line = (m.leather, m.insert), m.stitch
    upholstered('cushion', [(-.20, .57 + z), (-.05, .575 + z), (.15, .60 + z), (.34, .625 + z), (.41, .60 + z)], [.255, .262, .258, .25, .24], .055,
                [.0, t['bolster'], t['bolster'], t['bolster'], .01], y, pair, (.36, .60, .84), piping=line)
    # the back's front faces forward, so its spine runs from top to bottom
    lean = -.40 + .06 * u
    upholstered('back', [(lean - .02, 1.20 + z), (lean + .02, 1.10 + z), (lean + .15, .86 + z), (lean + .27, .64 + z), (lean + .29, .54 + z)],
                [.185, .225, .262, .26, .23], .055, [.0, .03, t['bolster'] + .02, t['bolster'], .02], y, pair, (.24, .42, .60, .78), piping=line)
    x = lean - .03
    upholstered('headrest', [(x, 1.43 + z), (x + .015, 1.36 + z), (x + .02, 1.28 + z), (x + .01, 1.23 + z)], [.105, .13, .13, .115], .05, [0, 0, 0], y, pair,
                split=.70)
    for s in (-1, 1):
        rod('post', (x, y + s * .055, 1.14 + z), (x + .005, y + s * .055, 1.26 + z), .007, p.chrome)
    side = 1 if y < 0 else -1   # buckle towards the middle, lever and side panel towards the door
    rod('buckle stalk', (-.10, y + side * .285, .55 + z), (-.03, y + side * .285, .70 + z), .011, p.black)
    box('buckle', (-.055, -.015), (y + side * .27, y + side * .30), (.68 + z, .77 + z), p.black, .006)
    box('buckle button', (-.052, -.020), (y + side * .274, y + side * .296), (.768 + z, .776 + z), plain('press', .35, .4, red=1), .003)
    hexa('side panel', [(-.20, y - side * .25, .40), (-.20, y - side * .28, .40), (.34, y - side * .28, .42), (.34, y - side * .25, .42),
                        (-.22, y - side * .25, .60 + z), (-.22, y - side * .285, .60 + z), (.30, y - side * .285, .58 + z), (.30, y - side * .25, .58 + z)],
         p.black, .02)
    box('seat base', (-.15, .34), (y - .20, y + .20), (.30, .56 + z), p.black, .02)
