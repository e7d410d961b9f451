"""What every towed body has: drawbar, gas bottles, wheel arches, a spare wheel."""
from kit.materials import plain
from kit.mesh import box, lathe, rod

UPRIGHT, ACROSS = (1.5708, 0, 0), (0, 0, 1.5708)


def bottles(x, z):
    """Two gas bottles side by side."""
    for s in (1, -1):
        bottle = lathe('bottle', [(.0001, -.26), (.09, -.255), (.145, -.20), (.150, 0), (.145, .20), (.09, .27), (.05, .30), (.0001, .30)],
                       plain('bottle', .50, .35, .5), 48)
        bottle.location, bottle.rotation_euler = (x, s * .19, z), UPRIGHT


def towing_gear(p, front, z, boot=True):
    """Drawbar, coupling and jockey wheel before a body that ends at x = front; gas bottles and a boot if wanted."""
    for s in (1, -1):
        rod('drawbar', (front - .2, s * .72, z), (front + 1.18, s * .05, z), .046, p.black)
    if boot:
        bottles(front + .46, z + .34)
        box('boot', (front - .04, front + .28), (-.86, .86), (z + .06, z + .46), plain('plate metal', .35, .38, .9), .03)
    box('coupling', (front + 1.08, front + 1.38), (-.055, .055), (z - .03, z + .06), p.iron, .02)
    rod('jockey', (front + .86, .16, .18), (front + .86, .16, z + .36), .030, p.iron)
    jockey = lathe('jockey wheel', [(.0001, -.035), (.085, -.035), (.10, -.02), (.10, .02), (.085, .035), (.0001, .035)], p.rubber, 40)
    jockey.location = (front + .86, .16, .10)


def legs(p, xs, y, z):
    """Steadies that are wound down at the corners."""
    for x in xs:
        for s in (1, -1):
            rod('leg', (x, s * y, z), (x - .02, s * y, .03), .025, p.iron)


def arch(p, x, y, r, s, above=.02, wide=.07, proud=.018):
    """A black disc on the wall at y behind a wheel of radius r, cut off under the floor."""
    disc = lathe('arch', [(.001, s * .001), (r + wide, s * .001), (r + wide + .005, s * proud), (.001, s * proud)], p.black, 64)
    disc.location = (x, y, r + above)
    for v in disc.data.vertices:
        v.co.z = max(v.co.z, .16)


def spare_wheel(p, r, location):
    """A tyre of radius r with its hub, lying against a rear wall."""
    tyre = lathe('spare', [(.12, .02), (r - .13, .02), (r - .08, .0), (r - .02, .02), (r, .08), (r, .17), (r - .03, .22)], p.rubber, 64)
    hub = lathe('spare hub', [(.0001, .05), (.10, .05), (r - .13, .03), (r - .09, .02)], p.dark_alloy, 48)
    for o in (tyre, hub):
        o.location, o.rotation_euler = location, ACROSS
