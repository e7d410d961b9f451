"""A load area seen through the open tailgate: its floor, side trims, folded blind and the backs of the rear seats."""
import numpy as np

from ..materials import plain
from ..mesh import box, hexa, lathe, mirrored, rod, tube
from ..studio import area
from .surfaces import sheet, upholstered

FLOOR, DEEP, HALF, HIGH = .64, .86, .53, 1.05   # height, length and half width of the floor; the top of the sides
FRONT, SILL = -1.62, -1.62 - DEEP


def backs(m, p):
    """The carpeted backs, split 60 to 40, their catches, and headrests above."""
    carpet = plain('back carpet', .042, 1, specular=0)
    lean = lambda z: FRONT + (z - FLOOR) * .30
    for y0, y1 in ((-HALF + .01, -.115), (-.105, HALF - .01)):
        hexa('seat back', [(lean(.60), y0, .60), (lean(.60), y1, .60), (lean(.60) + .10, y1, .60), (lean(.60) + .10, y0, .60),
                           (lean(1.10), y0, 1.10), (lean(1.10), y1, 1.10), (lean(1.10) + .10, y1, 1.10), (lean(1.10) + .10, y0, 1.10)], carpet, .022)
        y = y1 - .07 if y1 > 0 else y0 + .07
        box('catch', (lean(1.10) - .002, lean(1.10) + .05), (y - .035, y + .035), (1.094, 1.112), p.black, .006)
    for y in (.34, 0, -.34):
        upholstered('headrest', [(lean(1.1) + .03, 1.36), (lean(1.1) + .045, 1.30), (lean(1.1) + .05, 1.22), (lean(1.1) + .045, 1.17)],
                    [.09, .11, .11, .10], .045, [0, 0, 0], y, (m.leather, m.insert), split=.70)
        for s in (-1, 1):
            rod('post', (lean(1.1) + .045, y + s * .05, 1.08), (lean(1.1) + .045, y + s * .05, 1.20), .006, p.chrome)


def sides(m, p):
    trim = plain('boot trim', .065, .75, specular=.25)
    x = np.linspace(SILL, FRONT + .16, 40)[:, None]
    z = np.linspace(FLOOR - .02, HIGH, 24)[None]
    house = np.exp(-((x - FRONT - .20) / .17)**4) * np.clip((FLOOR + .27 - z) / .05, 0, 1)   # over the rear wheels
    Y = HALF + .02 + .05 * (z - FLOOR) - .10 * house

    def side(s):
        sheet('boot side', x, s * Y, np.broadcast_to(z, Y.shape), trim)
        box('ledge', (SILL + .02, FRONT + .18), (s * (HALF + .0), s * (HALF + .10)), (HIGH - .02, HIGH + .03), m.soft, .014)
        hexa('rear post', [(SILL - .02, s * (HALF + .0), HIGH), (SILL - .02, s * (HALF + .14), HIGH), (SILL + .16, s * (HALF + .14), HIGH), (SILL + .14, s * (HALF + .04), HIGH),
                           (SILL + .10, s * (HALF - .04), 1.5), (SILL + .10, s * (HALF + .14), 1.5), (SILL + .24, s * (HALF + .14), 1.5), (SILL + .22, s * (HALF - .02), 1.5)],
             m.post, .02)
        box('net frame', (SILL + .14, SILL + .42), (s * (HALF + .028), s * (HALF + .012)), (FLOOR + .06, FLOOR + .20), p.black, .008)
        box('lamp', (SILL + .24, SILL + .34), (s * (HALF + .036), s * (HALF + .024)), (FLOOR + .30, FLOOR + .325), plain('lamp', .8, .3, emit=.35), .004)
        for k in (.12, DEEP - .10):
            eye = [(SILL + k - .022, s * (HALF - .045), FLOOR + .006), (SILL + k - .02, s * (HALF - .045), FLOOR + .030), (SILL + k + .02, s * (HALF - .045), FLOOR + .030),
                   (SILL + k + .022, s * (HALF - .045), FLOOR + .006)]
            box('eye plate', (SILL + k - .032, SILL + k + .032), (s * (HALF - .066), s * (HALF - .024)), (FLOOR, FLOOR + .008), p.black, .004)
            tube('eye', eye, .0045, p.chrome)
    mirrored(side)


def boot(c, m, p):
    carpet = plain('boot carpet', .050, 1, specular=0)
    box('boot floor', (SILL + .02, FRONT + .02), (-HALF - .04, HALF + .04), (FLOOR - .04, FLOOR), carpet, .008)
    box('floor grip', (SILL + .07, SILL + .10), (-.055, .055), (FLOOR - .004, FLOOR + .005), p.black, .004)
    tube('floor edge', [(SILL + .16, -HALF + .02, FLOOR), (SILL + .16, HALF - .02, FLOOR)], .0022, p.dark)
    # the sill with its ribs and a bright strip, and the seal round the opening
    box('sill', (SILL - .12, SILL + .04), (-HALF - .12, HALF + .12), (FLOOR - .10, FLOOR + .012), plain('sill', .03, .55), .016)
    box('sill strip', (SILL - .075, SILL - .035), (-HALF + .12, HALF - .12), (FLOOR + .010, FLOOR + .0155), plain('strip', .55, .28, 1), .002)
    box('latch', (SILL - .03, SILL + .03), (-.045, .045), (FLOOR + .008, FLOOR + .020), p.black, .006)
    seal = [(SILL + .02, -HALF - .09, 1.5), (SILL - .06, -HALF - .10, 1.08), (SILL - .09, -HALF - .06, FLOOR + .05), (SILL - .10, -HALF + .05, FLOOR + .016)]
    tube('seal', seal + [(x, -y, z) for x, y, z in seal[::-1]], .013, p.black)
    blind = lathe('blind', [(.0001, -HALF - .02), (.034, -HALF - .02), (.034, HALF + .02), (.0001, HALF + .02)], p.black, 32, 2)
    blind.location = (FRONT + .06, 0, HIGH + .03)
    box('blind handle', (FRONT + .005, FRONT + .030), (-.12, .12), (HIGH + .022, HIGH + .040), p.gloss, .005)
    box('headlining', (SILL + .10, -1.58), (-.56, .56), (c['roof'] - .03, c['roof'] + .01), m.roof, .01)
    backs(m, p)
    sides(m, p)
    area((SILL - 1.3, .3, 2.5), (FRONT - .3, 0, FLOOR), (1.8, 1.2), 130, False)
