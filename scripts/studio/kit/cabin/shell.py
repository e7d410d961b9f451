"""The room of a cabin: headlining, pillars, windscreen frame, mirror, visors, doors, floor."""
import numpy as np

from ..materials import plain
from ..mesh import box, hexa, lathe, mirrored, rod, tube
from .surfaces import along, sheet, stitches, sweep


def pillar(name, low, high, s, wide, deep, material):
    """A flat bar along the edge of the windscreen: wide across the view, deep along the car."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    ring = lambda x, y, z: [(x - deep, s * (y - wide), z), (x - deep, s * (y + .01), z), (x, s * (y + .02), z), (x, s * (y - wide * .7), z)]
    return hexa(name, ring(x0, y0, z0) + ring(x1, y1, z1), material, .018)


def roof(c, m, p):
    hx, hz = c['header']
    edge, top = c['pillar'][1][1] - .02, c['roof']
    ys = np.linspace(-edge, edge, 50)[:, None]
    xs = np.concatenate([np.linspace(-1.6, hx - .10, 30), [hx - .06, hx - .02, hx, hx + .004]])[None]
    drop = np.where(xs > hx - .10, ((xs - hx + .10) / .104)**2 * (top - hz + .02), 0)
    sheet('headlining', xs, ys, top - .045 * (ys / edge)**2 - drop, m.roof)
    tall = not c['bonnet']

    def side(s):
        low, high = c['pillar']
        pillar('pillar', low, high, s, .065 if tall else .078, .10 if tall else .13, m.post)
        rail = [(edge - .05, top - .04), (edge + .01, top - .065), (edge + .05, top - .11), (edge + .055, top - .15)]
        along('roof rail', rail, (-1.6, high[0] + .02), s, m.roof)
        # a handle above each door
        if tall:
            tube('grab', [(low[0] - .10, s * (low[1] - .05), 1.12), (low[0] - .16, s * (low[1] - .09), 1.16), (high[0] - .10, s * (high[1] - .09), 1.50),
                          (high[0] - .08, s * (high[1] - .05), 1.54)], .015, p.black)
        else:
            tube('grab', [(.12, s * (edge + .03), top - .10), (.10, s * (edge - .03), top - .10), (-.12, s * (edge - .03), top - .10),
                          (-.14, s * (edge + .03), top - .10)], .012, m.roof)
        y = .385
        hexa('visor', [(hx - .20, s * (y - .20), hz + .012), (hx - .20, s * (y + .16), hz + .006), (hx - .015, s * (y + .15), hz - .012), (hx - .015, s * (y - .19), hz - .008),
                       (hx - .20, s * (y - .20), hz + .032), (hx - .20, s * (y + .16), hz + .026), (hx - .015, s * (y + .15), hz + .008), (hx - .015, s * (y - .19), hz + .012)],
             plain('visor', m.roof.node_tree.nodes['Principled BSDF'].inputs[0].default_value[0] * .86, .9), .010)
    mirrored(side)
    # black edge of the glass, the camera's housing and the mirror on its arm
    frit = plain('frit', .006, .4)
    (bx, bz), w = c['base'], edge + .02
    slope = lambda f: (hx + (bx - hx) * f, hz + (bz - hz) * f)
    a, b = slope(.0), slope(.055)
    sheet('frit', np.array([[a[0], a[0]], [b[0], b[0]]]) + .01, np.array([[-w, w], [-w - .01, w + .01]]), np.array([[a[1] + .01] * 2, [b[1]] * 2]), frit)
    x, z = slope(.10)
    mx, mz = x - .10, z - (.055 if not tall else .03)
    if not tall:
        box('camera', (x - .05, x + .02), (-.07, .07), (z - .035, z + .05), p.black, .016)
        rod('mirror arm', (x - .02, 0, z), (mx, 0, mz), .011, p.black)
        glass = hexa('mirror', [(mx - .022, -.118, mz - .034), (mx - .022, .118, mz - .034), (mx + .02, .105, mz - .03), (mx + .02, -.105, mz - .03),
                                (mx - .022, -.125, mz + .036), (mx - .022, .125, mz + .036), (mx + .02, .11, mz + .032), (mx + .02, -.11, mz + .032)], p.black, .014)
        view = box('mirror glass', (mx - .0245, mx - .0225), (-.110, .110), (mz - .026, mz + .028), plain('mirror', .75, .02, 1), .004)
        for o in (glass, view):
            o.rotation_euler = (0, 0, 0)
        box('map lamps', (hx - .20, hx - .05), (-.10, .10), (hz + .004, hz + .035), m.roof, .02)
        for s in (1, -1):
            box('lamp', (hx - .16, hx - .10), (s * .03, s * .075), (hz - .002, hz + .010), plain('lamp', .7, .3, emit=.5), .004)
    else:
        shelf(c, m, p)


def shelf(c, m, p):
    """The parcel shelf over a lorry's windscreen, with radio slots."""
    hx, hz = c['header']
    w = c['pillar'][1][1] - .03
    sweep('shelf', [(hx - .02, hz - .005), (hx - .20, hz - .015), (hx - .30, hz - .005), (hx - .33, hz + .03), (hx - .32, hz + .06)], (-w, w), m.roof)
    sheet('shelf back', np.array([[hx - .22], [hx - .10]]), np.array([[-w, w]]), np.array([[hz + .05], [hz + .16]]), plain('shelf back', .05, .9))
    for y in (-.42, 0, .42):
        box('slot', (hx - .335, hx - .25), (y - .10, y + .10), (hz + .035, hz + .095), p.black, .006)
        box('slot face', (hx - .340, hx - .333), (y - .085, y + .085), (hz + .045, hz + .085), p.gloss, .004)
    for y in (-.63, -.21, .21, .63):
        box('shelf post', (hx - .325, hx - .20), (y - .012, y + .012), (hz + .02, hz + .13), m.low, .004)


def panels(c, m, s, x, rest):
    """The inside of a door between two x values, with its arm rest."""
    y, belt = c['half'], c['belt']
    tall = not c['bonnet']
    fall = lambda xs: (-.02 * (xs / 1.2)**2 * (xs > 0), -.012 * xs)
    along('door top', [(y + .03, belt + .005), (y, belt + .002), (y - .035, belt - .015), (y - .045, belt - .055), (y - .025, belt - .10)], x, s, m.soft, fall)
    along('door line', [(y - .026, belt - .098), (y - .034, belt - .104), (y - .032, belt - .116), (y - .022, belt - .120)], x, s, m.accent, fall)
    along('door panel', [(y - .022, belt - .118), (y - .030, belt - .15), (y - .024, belt - .22), (y - .02, belt - .28)], x, s, m.insert if tall else m.leather, fall)
    along('door rest', [(y - .02, belt - .235), (y - .075, belt - .230), (y - .085, belt - .25), (y - .075, belt - .285), (y - .02, belt - .32)],
          rest, s, m.leather if not tall else m.low, lambda xs: (.05 * np.clip((xs - rest[1] + .22) / .22, 0, 1)**2, .03 * np.clip(xs, 0, 1)))
    along('door low', [(y - .02, belt - .28), (y - .015, belt - .35), (y - .02, belt - .50), (y - .06, belt - .52), (y - .065, belt - .66)], x, s, m.low, fall)


def doors(c, m, p):
    y, belt = c['half'], c['belt']
    x = (-.70, 1.20 if c['bonnet'] else 1.16)

    def side(s):
        panels(c, m, s, x, (-.5, .62))
        stitches('door stitch', [(-.3, s * (y - .047), belt - .045), (.3, s * (y - .048), belt - .05), (1.0, s * (y - .06), belt - .06)], m.stitch)
        box('pull', (.40, .52), (s * (y - .040), s * (y - .026)), (belt - .185, belt - .160), p.chrome, .006)
        box('pull cup', (.37, .55), (s * (y - .034), s * (y - .020)), (belt - .20, belt - .145), p.black, .010)
        box('switches', (.18, .40), (s * (y - .080), s * (y - .030)), (belt - .222, belt - .212), p.gloss, .004)
        for k in range(2):
            box('switch', (.22 + k * .08, .27 + k * .08), (s * (y - .068), s * (y - .044)), (belt - .214, belt - .204), p.black, .004)
        speaker = lathe('speaker', [(.0001, .008), (.07, .010), (.078, .006), (.082, 0)], p.black, 48)
        speaker.location, speaker.rotation_euler = (.78, s * (y - .02), belt - .45), (0, 0, 0 if s < 0 else 3.14159)
    mirrored(side)


def floor(c, p, behind=None):
    """`behind`: how high the wall behind the seats is; up to the roof unless the cabin goes on there."""
    box('floor', (-1.7, 1.5), (-1.1, 1.1), (.20, .26), plain('carpet', .018, 1, specular=0), 0)
    box('bulkhead', (1.10, 1.20), (-1.1, 1.1), (.20, .80), p.dark, 0)
    box('back', (-1.75, -1.7), (-1., 1.), (.2, behind or c['roof'] + .1), plain('rear trim', .10, .9), 0)
    for k in (0, 1):
        box('pedal', (.98, 1.0), (-.40 + k * .12 - .03 * (1 - k), -.34 + k * .12), (.36, .46), p.iron, .008)
