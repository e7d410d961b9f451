"""A roadster: its own builder, since nothing of it is a car."""
import math

import numpy as np

from kit.maths import catmull
from kit.materials import plain
from kit.mesh import box, grid, hexa, hull, lathe, mirrored, prism, ring, rod, tube
from kit.parts import Parts
from kit.wheels import place, spoke, turned

FRONT, REAR = (.72, .305), (-.70, .315)   # axle x and tyre radius
FOOTPRINT = dict(front=1.0, rear=-.98, half_width=.16, wheel=.30, axles=(FRONT[0], REAR[0]), scale=.62, turn=14, fill=(.86, .86))


def tyre(radius, width, p, spokes=5, discs=(1, -1), knobs=0, metal=None):
    """A narrow round tyre on a thin wheel, centred on y = 0: cast spokes, or wires when there are none. Knobs: an off-road
    tread of so many blocks round the tyre."""
    import bpy
    rim = radius * .70
    h = width / 2
    parts = [
        (block_tyre(radius, rim, h, knobs, p) if knobs else lathe('tyre', [(rim, -h * .72), (rim + .012, -h * .95), (rim + (radius - rim) * .45, -h), (radius - .018, -h * .72),
                       (radius, 0), (radius - .018, h * .72), (rim + (radius - rim) * .45, h), (rim + .012, h * .95),
                       (rim, h * .72)], p.rubber, 128)),
        lathe('rim', [(rim + .004, -h * .75), (rim - .010, -h * .70), (rim - .020, -h * .4), (rim - .022, 0),
                      (rim - .020, h * .4), (rim - .010, h * .70), (rim + .004, h * .75)], metal or p.dark_alloy, 96),
        lathe('hub', [(.0001, -.055), (.030, -.055), (.036, -.045), (.036, .045), (.030, .055), (.0001, .055)], p.dark_alloy, 48)]
    for k in range(spokes):
        for s in (-1, 1):
            o = turned(spoke(.012 * s, .030 * s, .03, rim - .015, .008, .010, p.dark_alloy, .018, .004), k * 2 * math.pi / spokes)
            o.location = (0, .030, 0)
            parts.append(o)
    if not spokes:
        for k in range(32):
            a, s = k * math.pi / 16, 1 if k % 2 else -1
            b = a + (.45 if k % 4 < 2 else -.45)
            parts.append(rod('wire', (.034 * math.cos(b), s * .045, .034 * math.sin(b)),
                             ((rim - .018) * math.cos(a), 0, (rim - .018) * math.sin(a)), .0028, p.iron))
    for s in discs:
        parts.append(lathe('disc', [(.085, s * .066), (.090, s * .070), (.150, s * .070), (.155, s * .066), (.150, s * .062), (.085, s * .063)], p.iron, 64))
    group = bpy.data.collections.new('tyre')
    for o in parts:
        bpy.context.scene.collection.objects.unlink(o)
        group.objects.link(o)
    return group


def block_tyre(radius, rim, h, blocks, p):
    """The round tyre with a tread of blocks."""
    profile = catmull([(rim, -h * .72), (rim + .012, -h * .95), (rim + (radius - rim) * .45, -h), (radius - .024, -h * .86), (radius - .010, -h * .5),
                       (radius, 0), (radius - .010, h * .5), (radius - .024, h * .86), (rim + (radius - rim) * .45, h),
                       (rim + .012, h * .95), (rim, h * .72)], 8)
    r, y = profile[:, :1], profile[:, 1:2]
    a = np.linspace(0, 2 * np.pi, blocks * 12, endpoint=False)[None]
    row = np.floor((y / h + 1) * 2.5)
    gap = (np.sin(a * blocks + row * np.pi) > .35) | (np.abs((y / h + 1) * 2.5 % 1 - .5) > .42)
    r = r - .013 * ((r > radius - .030) & gap)
    return grid('tyre', r * np.cos(a), np.broadcast_to(y, r.shape), r * np.sin(a), p.rubber)


def guard(name, x, r, angles, half, material, gap=.012, thick=.010):
    """A mudguard round a wheel: from one angle to another, 0 is straight up, positive towards the front."""
    bend = [angles[0] + (angles[1] - angles[0]) * k / 11 for k in range(12)]
    ring = lambda d: [(x + (r + d) * math.sin(a), r + (r + d) * math.cos(a)) for a in bend]
    return prism(name, ring(gap + thick) + ring(gap)[::-1], (-half, half), material, .004)


def running_gear(p):
    (fx, fr), (rx, rr) = FRONT, REAR
    place(tyre(fr, .120, p), fx, 0, fr)
    place(tyre(rr, .180, p, discs=(1,)), rx, 0, rr)

    def side(s):
        rod('fork', (fx, s * .105, fr), (.565, s * .105, .66), .027, p.dark_alloy)
        rod('fork tube', (.575, s * .105, .635), (.405, s * .105, 1.02), .034, p.iron)
        box('fork foot', (fx - .03, fx + .03), (s * .08, s * .13), (fr - .045, fr + .06), p.black, .015)
        box('caliper', (fx - .155, fx - .095), (s * .055, s * .10), (fr - .02, fr + .10), p.caliper, .015)
        tube('swing arm', [(-.17, s * .13, .40), (-.40, s * .14, .375), (rx, s * .135, rr)], .030, p.dark_alloy)
        box('axle block', (rx - .07, rx + .05), (s * .11, s * .16), (rr - .04, rr + .04), p.iron, .012)
        # frame: two upper rails from the steering head to the tail
        tube('frame', [(.38, s * .05, .90), (.20, s * .15, .78), (-.05, s * .165, .66), (-.22, s * .15, .46)], .024, p.paint)
        tube('frame low', [(.37, s * .05, .82), (.24, s * .14, .62), (.16, s * .15, .46)], .020, p.paint)
        rod('brace', (.22, s * .145, .77), (.17, s * .15, .55), .015, p.paint)
        rod('brace', (-.02, s * .165, .66), (.17, s * .15, .55), .015, p.paint)
        tube('tail frame', [(-.10, s * .14, .70), (-.40, s * .12, .78), (-.66, s * .09, .84)], .016, p.black)
        box('foot rest', (-.27, -.21), (s * .16, s * .27), (.36, .385), p.iron, .008)
        prism('heel plate', [(-.30, .34), (-.16, .36), (-.12, .47), (-.22, .52), (-.30, .46)], (s * .158, s * .166), p.dark_alloy, .004)
    mirrored(side)
    box('yoke', (.37, .46), (-.145, .145), (.985, 1.02), p.black, .012)
    box('yoke low', (.44, .53), (-.14, .14), (.80, .835), p.black, .012)
    guard('mudguard', fx, fr, (-.85, .59), .068, p.paint)
    guard('hugger', rx, rr, (-.05, 1.0), .09, p.black, .010)
    rod('shock', (-.34, 0, .42), (-.24, 0, .72), .022, p.iron)
    for k in range(9):
        f = k / 8
        ring('spring', (-.335 + .085 * f, 0, .44 + .25 * f), .036, .008, p.paint, (0, .32, 0))


def engine(p, headers=(-.107, -.021, .065, .151), outlets=(-1, 1)):
    """One header pipe for each cylinder, at these y; an outlet on the right (-1), the left or both."""
    metal = plain('engine', .10, .35, .8)
    cover = plain('cover', .22, .3, .9)
    hexa('crankcase', [(-.20, -.17, .27), (-.20, .17, .27), (.20, .17, .29), (.20, -.17, .29), (-.24, -.165, .52), (-.24, .165, .52),
                       (.16, .165, .52), (.16, -.165, .52)], metal, .05, 1)
    box('sump', (-.15, .16), (-.11, .11), (.20, .30), p.black, .03)
    hexa('cylinders', [(-.02, -.16, .48), (-.02, .16, .48), (.17, .16, .50), (.17, -.16, .50), (.07, -.155, .72), (.07, .155, .72),
                       (.25, .155, .74), (.25, -.155, .74)], p.black, .015)
    for k in range(7):
        f = .1 + k * .12
        hexa('fin', [(-.03 + .09 * f, -.172, .48 + .25 * f), (-.03 + .09 * f, .172, .48 + .25 * f), (.18 + .08 * f, .172, .49 + .25 * f),
                     (.18 + .08 * f, -.172, .49 + .25 * f), (-.03 + .09 * f, -.172, .489 + .25 * f), (-.03 + .09 * f, .172, .489 + .25 * f),
                     (.18 + .08 * f, .172, .499 + .25 * f), (.18 + .08 * f, -.172, .499 + .25 * f)], cover, .003)
    for s in (1, -1):
        o = lathe('clutch cover', [(.0001, .03), (.07, .03), (.095, .022), (.105, 0)], cover, 48)
        o.location, o.rotation_euler = (-.06 if s < 0 else .08, s * .17, .40), (0, 0, 0 if s > 0 else math.pi)
    o = lathe('sprocket cover', [(.0001, .02), (.05, .02), (.065, .012), (.07, 0)], p.black, 32)
    o.location = (-.14, .17, .43)
    box('radiator', (.27, .31), (-.17, .17), (.46, .72), p.black, .012)
    for y in headers:
        tube('header', [(.24, y * .75, .60), (.33, y * .72, .50), (.30, y * .6, .30), (.12, y * .4, .22),
                        (-.06, y * .25 - .03, .215)], .019 if len(headers) > 2 else .024, p.iron)
    for s in outlets:
        tube('pipe', [(-.05, s * .02, .215), (-.20, s * .08, .22), (-.34, s * .17, .27), (-.42, s * .20, .31)], .030, p.iron)
        rod('silencer', (-.40, s * .195, .305), (-.80, s * .225, .46), .056, p.dark_alloy)
        rod('silencer tip', (-.79, s * .224, .456), (-.83, s * .227, .471), .046, p.black)


def bodywork(p):
    hull('tank', [(.40, .93, .02, .02), (.385, .925, .085, .06), (.33, .915, .15, .10), (.20, .905, .185, .125), (.04, .89, .185, .115),
                  (-.08, .86, .15, .085), (-.16, .835, .11, .05), (-.19, .825, .03, .015)], p.paint, 2.6, 96, 14)
    o = lathe('filler', [(.0001, .012), (.035, .012), (.042, .004), (.044, -.01)], p.iron, 40)
    o.location, o.rotation_euler = (.20, 0, 1.028), (math.pi / 2, 0, 0)
    hull('seat', [(-.10, .835, .03, .01), (-.13, .83, .10, .035), (-.24, .815, .135, .045), (-.38, .82, .14, .045), (-.46, .845, .135, .05),
                  (-.54, .885, .115, .045), (-.66, .905, .10, .035), (-.74, .91, .06, .02), (-.755, .91, .01, .005)], p.seat, 3.2, 72)
    hull('tail', [(-.22, .755, .02, .01), (-.28, .755, .09, .04), (-.46, .79, .125, .055), (-.62, .845, .105, .05), (-.76, .885, .075, .035),
                  (-.84, .90, .045, .016), (-.85, .90, .01, .005)], p.paint, 3., 72)
    box('tail lamp', (-.858, -.835), (-.055, .055), (.888, .912), p.tail, .008)
    prism('plate arm', [(-.78, .87), (-.70, .87), (-.90, .60), (-.94, .62)], (-.03, .03), p.black, .008)
    hexa('plate', [(-.955, -.10, .50), (-.955, .10, .50), (-.945, .10, .50), (-.945, -.10, .50), (-.915, -.10, .64), (-.915, .10, .64),
                   (-.905, .10, .64), (-.905, -.10, .64)], p.plate, .003)

    def shroud(s):
        prism('shroud', [(.37, .88), (.30, .72), (.20, .66), (.10, .74), (.20, .84)], (s * .165, s * .185), p.paint, .012)
        prism('side panel', [(-.10, .74), (-.30, .77), (-.34, .70), (-.22, .60), (-.10, .62)], (s * .125, s * .145), p.black, .015)
        rod('indicator', (-.80, s * .07, .83), (-.82, s * .17, .83), .010, p.black)
        box('indicator lens', (-.845, -.80), (s * .15, s * .20), (.815, .845), p.amber, .01)
        rod('indicator front', (.50, s * .10, .90), (.52, s * .19, .90), .010, p.black)
        box('indicator lens', (.50, .545), (s * .17, s * .22), (.885, .915), p.amber, .01)
    mirrored(shroud)


def lamp(p):
    o = lathe('lamp bowl', [(.0001, -.13), (.05, -.125), (.085, -.08), (.100, -.02), (.103, .015), (.098, .022)], p.black, 64)
    glass = lathe('lamp glass', [(.0001, .030), (.05, .026), (.095, .014)], p.gloss, 64)
    bezel = lathe('lamp ring', [(.096, .014), (.098, .026), (.104, .024), (.106, .0)], p.chrome, 64)
    halo = ring('halo', (0, 0, 0), .076, .0065, p.lens)
    eye = lathe('lamp eye', [(.0001, .040), (.024, .036), (.034, .022)], p.lens, 40)
    for x in (o, glass, bezel, eye):
        x.location, x.rotation_euler = (.575, 0, .91), (0, 0, -math.pi / 2)
    halo.location, halo.rotation_euler = (.597, 0, .91), (0, math.pi / 2, 0)
    hexa('fly screen', [(.54, -.10, 1.00), (.54, .10, 1.00), (.555, .10, 1.00), (.555, -.10, 1.00), (.44, -.075, 1.13), (.44, .075, 1.13),
                        (.45, .075, 1.135), (.45, -.075, 1.135)], p.gloss, .004)


def handlebar(p):
    box('clock', (.40, .46), (-.07, .07), (1.03, 1.10), p.black, .015)

    def bar(s):
        tube('bar', [(.40, 0, 1.05), (.40, s * .12, 1.055), (.37, s * .26, 1.09), (.27, s * .40, 1.075)], .013, p.black)
        rod('grip', (.285, s * .375, 1.078), (.235, s * .475, 1.065), .018, p.rubber)
        tube('lever', [(.33, s * .34, 1.075), (.345, s * .40, 1.065), (.30, s * .50, 1.05)], .007, p.iron)
        rod('mirror stem', (.33, s * .30, 1.09), (.32, s * .42, 1.22), .007, p.black)
        m = lathe('mirror', [(.0001, -.012), (.040, -.010), (.055, .0), (.052, .010), (.0001, .011)], p.black, 40)
        m.location, m.rotation_euler = (.32, s * .44, 1.245), (0, 0, math.pi / 2)
    mirrored(bar)
    tube('stand', [(-.08, .12, .26), (-.05, .20, .12), (-.03, .27, .01)], .012, p.black)


BODY = Parts('motorcycle', 'Motorcycle', 'roadster', (running_gear, engine, bodywork, lamp, handlebar), FOOTPRINT)
