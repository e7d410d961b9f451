"""What is behind the front seats: the rear bench with its doors and window, or the wall of a van."""
from ..materials import plain
from ..mesh import box, hexa, mirrored, rod
from .outside import FAR, NEAR, trees
from .shell import panels
from .surfaces import upholstered

#: How far behind the front seats the bench is, and where the car ends.
BACK, END = -1.0, -1.70


def bench(t, m, p):
    """Two seats and a narrower one between them."""
    pair = (m.leather, m.insert)
    for y, w, high in ((.405, .235, .0), (0, .165, .015), (-.405, .235, .0)):
        wide = abs(y) > .1
        upholstered('rear cushion', [(BACK - .22, .56), (BACK, .565 + high), (BACK + .22, .585 + high), (BACK + .36, .60 + high), (BACK + .42, .575)],
                    [w] * 5, .050, [0, .012, .012, .012, 0], y, pair, (.40, .66), piping=m.stitch if wide else None)
        lean = BACK - .42
        upholstered('rear back', [(lean - .02, 1.12), (lean + .02, 1.05), (lean + .13, .84), (lean + .24, .64), (lean + .26, .54)],
                    [w * .95, w, w, w, w], .050, [0, .012, .015, .012, 0], y, pair, (.26, .50, .74), piping=m.stitch if wide else None)
        half = .115 if wide else .085
        upholstered('rear headrest', [(lean - .02, 1.30), (lean, 1.24), (lean + .005, 1.18), (lean - .005, 1.135)], [half * .85, half, half, half * .9], .042,
                    [0, 0, 0], y, pair, split=.70)
        for s in (-1, 1):
            rod('post', (lean - .02, y + s * .045, 1.08), (lean - .015, y + s * .045, 1.16), .006, p.chrome)
    for y in (.20, .145, -.20):
        box('buckle', (BACK - .16, BACK - .12), (y - .016, y + .016), (.60, .68), p.black, .006)
        box('buckle button', (BACK - .157, BACK - .123), (y - .012, y + .012), (.678, .685), plain('press', .35, .4, red=1), .003)


def rear_doors(c, m, p):
    y, belt, roof = c['half'], c['belt'], c['roof']
    edge = c['pillar'][1][1]

    def side(s):
        panels(c, m, s, (END, -.76), (-1.32, -.86))
        box('pull cup', (-1.0, -.86), (s * (y - .034), s * (y - .020)), (belt - .19, belt - .145), p.black, .010)
        box('pull', (-.97, -.87), (s * (y - .040), s * (y - .026)), (belt - .178, belt - .158), p.chrome, .006)
        # the middle pillar with the belt's guide, and the rear one
        box('low post', (-.77, -.69), (s * (y - .035), s * (y + .02)), (.26, belt + .01), m.low, .015)
        hexa('post', [(-.78, s * (y - .03), belt), (-.78, s * (y + .03), belt), (-.68, s * (y + .03), belt), (-.68, s * (y - .03), belt),
                      (-.72, s * (edge - .02), roof - .06), (-.72, s * (edge + .06), roof - .06), (-.63, s * (edge + .06), roof - .06), (-.63, s * (edge - .02), roof - .06)],
             m.post, .018)
        box('belt guide', (-.735, -.675), (s * (edge + .035), s * (edge + .05)), (roof - .25, roof - .21), p.black, .006)
        hexa('rear post', [(END - .02, s * (y - .10), belt - .02), (END - .02, s * (y + .03), belt - .02), (-1.42, s * (y + .03), belt - .02), (-1.50, s * (y - .05), belt - .02),
                           (END - .02, s * (edge - .12), roof - .02), (END - .02, s * (edge + .06), roof - .02), (-1.34, s * (edge + .06), roof - .06), (-1.40, s * (edge - .04), roof - .06)],
             m.post, .03)
    mirrored(side)


def rear_room(c, t, m, p):
    bench(t, m, p)
    rear_doors(c, m, p)
    (y, belt, roof), edge = (c[k] for k in ('half', 'belt', 'roof')), c['pillar'][1][1]
    box('rear header', (END - .04, -1.56), (-edge - .05, edge + .05), (roof - .115, roof + .02), m.roof, .03)
    box('shelf', (END - .02, -1.50), (-y, y), (belt - .04, belt + .005), m.low, .02)
    for radius, low, crowns, size, colours, seed in ((300, 7, 40, 14, FAR, 4), (120, 1.6, 150, 4.2, NEAR, 6)):
        trees(radius, low, crowns, size, colours, seed, c['ground'], 3.14)


def rear_wall(c, m, p):
    """Of a van or a lorry: a lined wall close behind the seats."""
    y, roof = c['half'], c['roof']
    box('wall', (-.80, -.74), (-y - .1, y + .1), (.2, roof + .1), m.post, 0)
    box('wall lining', (-.75, -.725), (-y + .10, y - .10), (.62, roof - .30), plain('lining', .10, .95, specular=.1), .03)
    for z in (.98, roof - .42):
        box('lining seam', (-.727, -.722), (-y + .11, y - .11), (z - .004, z + .004), p.dark, 0)

    def side(s):
        hexa('post', [(-.78, s * (y - .06), .3), (-.78, s * (y + .06), .3), (-.62, s * (y + .06), .3), (-.66, s * (y - .06), .3),
                      (-.78, s * (y - .14), roof - .05), (-.78, s * (y + .04), roof - .05), (-.60, s * (y + .04), roof - .05), (-.64, s * (y - .12), roof - .05)], m.post, .03)
        rod('belt', (-.665, s * (y - .11), roof - .35), (-.655, s * (y - .075), .55), .012, p.black)
    mirrored(side)
