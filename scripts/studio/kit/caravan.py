"""Touring caravans of any length: a shell along an outline, windows, a door on the kerb side, bands of colour, what stands on
the roof, hangs on the wall and lies on the drawbar."""
import math
from dataclasses import dataclass, field

import numpy as np

from .materials import plain
from .mesh import box, mirrored, prism, rod, tube
from .parts import Parts
from .towed import arch, legs, spare_wheel, towing_gear
from .wheels import place, wheel


@dataclass
class Caravan:
    name: str
    label: str
    outline: list           # (x, z) round the side, metres
    axles: tuple
    door: tuple             # from, to along x
    kerb_windows: list      # (x from, x to, z from, z to)
    road_windows: list
    bands: list             # (outline, material: paint | dark | tone | accent)
    front_window: tuple     # x, half width, z from, z to
    awning: tuple           # from, to along x
    hatches: tuple          # x of roof hatches
    air_unit: float         # x
    half: float = 1.13
    radius: float = .345
    spares: tuple = ()      # y of spare wheels on the rear bar
    off_road: bool = False
    extras: list = field(default_factory=list)   # (x from, x to, z from, z to, material) of hatches on the kerb side

    @property
    def front(self):
        return max(x for x, _ in self.outline)

    @property
    def rear(self):
        return min(x for x, _ in self.outline)

    @property
    def top(self):
        return max(z for _, z in self.outline)


def rounded(x0, x1, z0, z1, r):
    """The outline of a rectangle with round corners."""
    out = []
    for cx, cz, start in ((x1 - r, z1 - r, 0), (x0 + r, z1 - r, 1), (x0 + r, z0 + r, 2), (x1 - r, z0 + r, 3)):
        out += [(cx + r * math.cos(a), cz + r * math.sin(a)) for a in np.linspace(start, start + 1, 6) * math.pi / 2]
    return out


def window(x0, x1, z0, z1, y, p, frame):
    s = 1 if y > 0 else -1
    prism('window frame', rounded(x0 - .035, x1 + .035, z0 - .035, z1 + .035, .085), (y - s * .01, y + s * .014), frame, .004)
    prism('window', rounded(x0, x1, z0, z1, .06), (y, y + s * .030), p.glass, .008)
    box('stay', (x0 + .05, x1 - .05), (y + s * .028, y + s * .034), (z0 + .05, z0 + .062), p.black, .002)


def build(c, p):
    white, frame = plain('shell', .66, .28, coat=.25), plain('frame', .30, .4, .6)
    tones = dict(paint=p.paint, dark=p.black, tone=plain('tone', .16, .3, coat=.5), accent=plain('accent', .22, .35, red=.9), white=white)
    body = prism('shell', c.outline, (-c.half, c.half), white, .07)
    body.modifiers['bevel'].segments = 6

    def side(s):
        y = s * c.half
        for k, (band, tone) in enumerate(c.bands):
            prism('band', band, (y - s * .01, y + s * (.004 + .0022 * k)), tones[tone], 0)
        # corner mouldings along the roof, the rail an annexe slides into
        rod('annexe rail', (c.rear + .35, y + s * .012, c.top - .11), (c.front - .75, y + s * .012, c.top - .11), .016, frame)
        for x in c.axles:
            arch(p, x, y, c.radius, s, .04, .08, .026)
        if len(c.axles) > 1:
            box('arch top', (min(c.axles), max(c.axles)), (y - s * .01, y + s * .026), (.60, c.radius * 2 + .12), p.black, .006)
        for x in (c.rear + .12, (c.rear + c.front) / 2, c.front - .66):
            box('marker', (x - .04, x + .04), (y - s * .01, y + s * .020), (c.top - .26, c.top - .23), p.amber, .005)
        for x0, x1, z0, z1 in (c.kerb_windows if s > 0 else c.road_windows):
            window(x0, x1, z0, z1, y, p, frame)
        box('tail', (c.rear - .028, c.rear + .10), (s * .80, s * 1.08), (.98, 1.10), p.tail, .014)
        box('tail amber', (c.rear - .028, c.rear + .10), (s * .80, s * 1.08), (1.105, 1.18), p.amber, .014)
        box('tail top', (c.rear + .015, c.rear + .18), (s * .84, s * 1.04), (c.top - .34, c.top - .29), p.tail, .010)
        box('bumper end', (c.rear - .04, c.rear + .5), (s * .90, s * 1.06), (.50, .62), p.black, .02)
    mirrored(side)
    awning(c, p)
    kerb_side(c, p, white, frame)
    ends(c, p, white)
    on_roof(c, p, white)
    running_gear(c, p)


def awning(c, p):
    """The rolled awning with its arms, above the door."""
    x0, x1 = c.awning
    y, z = c.half + .065, c.top - .19
    rod('awning', (x0, y, z), (x1, y, z), .060, p.dark_alloy)
    for x in (x0, x1):
        box('awning end', (x - .03, x + .03), (c.half, y + .06), (z - .075, z + .075), p.black, .02)
        box('awning arm', (x - .022, x + .022), (c.half, c.half + .035), (1.16, z), p.dark_alloy, .006)


def kerb_side(c, p, white, frame):
    x0, x1 = c.door
    y, foot, head = c.half, .72, c.top - .34
    prism('door frame', rounded(x0 - .03, x1 + .03, foot - .03, head + .03, .07), (y - .01, y + .012), frame, .004)
    prism('door', rounded(x0, x1, foot, head, .05), (y, y + .026), white, .006)
    prism('door window', rounded(x0 + .11, x1 - .11, 1.58, head - .14, .05), (y, y + .036), p.glass, .006)
    box('fly screen bar', (x0 + .04, x1 - .04), (y, y + .034), (1.40, 1.44), frame, .006)
    box('door handle', (x1 - .12, x1 - .05), (y, y + .05), (1.24, 1.36), p.black, .014)
    box('grab handle', (x1 + .08, x1 + .105), (y, y + .05), (1.15, 1.60), p.black, .010)
    box('door lamp', (x1 + .06, x1 + .15), (y, y + .04), (head - .06, head), p.lens, .012)
    for k in range(2):
        box('step', (x0 + .02, x1 - .02), (y - .10 + .10 * k, y + .20 + .10 * k), (.44 - .14 * k, .47 - .14 * k), p.black, .008)
    for a, b, z0, z1, material in c.extras:
        tone = dict(white=white, dark=p.black)[material]
        prism('hatch frame', rounded(a - .02, b + .02, z0 - .02, z1 + .02, .03), (y - .01, y + .009), frame, .003)
        prism('hatch', rounded(a, b, z0, z1, .025), (y, y + .018), tone, .004)


def ends(c, p, white):
    x, half, z0, z1 = c.front_window
    front = sorted((z, a) for a, z in c.outline if a > c.front - .8)
    at = lambda z: float(np.interp(z, [q[0] for q in front], [q[1] for q in front]))
    zs = np.array(sorted({*np.linspace(z0, z1, 6), *(z for z, _ in front if z0 < z < z1)}))   # every corner of the shell
    prism('front window', [(at(z) + .022, z) for z in zs] + [(at(z) - .03, z) for z in zs[::-1]], (-half, half), p.glass, .012)
    box('rear window', (c.rear - .026, c.rear + .10), (-.60, .60), (1.66, 2.16), p.glass, .020)
    low = min(z for _, z in c.outline)
    box('bumper', (c.rear - .06, c.rear + .12), (-1.08, 1.08), (.48, .62), p.black, .03)
    for s in (1, -1):
        box('bumper arm', (c.rear + .0, c.rear + .7), (s * .42, s * .52), (.50, low + .05), p.black, .01)
        box('lamp board', (c.rear - .012, c.rear + .10), (s * .76, s * 1.10), (.94, 1.22), p.black, .016)
    box('rear plate', (c.rear - .030, c.rear + .05), (-.19, .19), (1.02, 1.12), p.plate, .004)
    for y in c.spares:
        spare_wheel(p, c.radius, (c.rear - .02, y, 1.10 if len(c.spares) == 1 else 1.06))
        box('spare post', (c.rear - .10, c.rear), (y - .05, y + .05), (.56, 1.10), p.black, .01)


def on_roof(c, p, white):
    for x in c.hatches:
        box('roof hatch', (x - .23, x + .23), (-.24, .24), (c.top - .03, c.top + .085), plain('hatch', .45, .3), .03)
    x = c.air_unit
    box('air unit', (x - .42, x + .42), (-.36, .36), (c.top - .03, c.top + .20), white, .08)
    for k in range(5):
        box('air grille', (x + .405, x + .425), (-.25, .25), (c.top + .03 + k * .026, c.top + .04 + k * .026), p.black, .002)
    for s in (1, -1):   # solar panels
        box('solar', (x - 1.75, x - .65), (s * .12, s * .86), (c.top + .02, c.top + .055), p.glass, .006)
    aerial = tube('aerial', [(c.front - 1.0, -.6, c.top), (c.front - 1.02, -.6, c.top + .20), (c.front - 1.2, -.6, c.top + .24)], .010, p.black)
    aerial.name = 'aerial'


def running_gear(c, p):
    group = wheel(c.radius, 'six' if c.off_road else 'ten', p, .66 if c.off_road else .72, .23)
    for x in c.axles:
        for s in (1, -1):
            place(group, x, s * (c.half + .055), c.radius, 0, s)
    floor = min(z for _, z in c.outline)
    box('chassis', (c.rear + .15, c.front - .1), (-.95, .95), (.46, floor + .05), p.black, .01)
    low = [x for x, z in c.outline if z < .75]
    towing_gear(p, max(low), .52)
    legs(p, (min(low) + .25, max(low) - .35), .85, .50)
    for s in (1, -1):   # mud flaps
        box('mud flap', (min(c.axles) - c.radius - .12, min(c.axles) - c.radius - .10), (s * .86, s * (c.half + .06)), (.20, .56), p.black, .004)
    if c.off_road:      # stone guard before the boot
        for z in (.70, .86, 1.02):
            rod('stone guard', (max(low) + .72, -.62, z), (max(low) + .72, .62, z), .018, p.black)
        for y in (-.62, .62):
            rod('stone guard', (max(low) + .72, y, .52), (max(low) + .72, y, 1.04), .022, p.black)


def caravan(c):
    return Parts(c.name, c.label, 'touring', [lambda p: build(c, p)],
                 dict(front=c.front + 1.2, rear=c.rear, half_width=c.half - .03, wheel=c.radius, axles=c.axles, scale=1.25, fill=(.88, .80), turn=6))
