"""A hybrid caravan for rough tracks: a short shell cut away at the rear, armour below, one axle with big tyres."""
from kit.caravan import window
from kit.materials import plain
from kit.mesh import box, hexa, mirrored, prism, rod
from kit.parts import Parts
from kit.towed import arch, bottles, spare_wheel, towing_gear
from kit.wheels import place, wheel

HALF, AXLE, R = 1.02, -.30, .41
OUTLINE = [(-1.20, .66), (-2.16, 1.16), (-2.24, 1.30), (-2.24, 2.36), (-2.12, 2.50), (1.30, 2.50), (1.52, 2.40), (1.86, 1.62), (1.88, 1.42), (1.86, .70)]
ARMOUR = [(-1.20, .64), (-2.17, 1.15), (-2.18, 1.28), (-1.7, 1.22), (1.875, 1.22), (1.86, .68)]


def walls(p):
    shell, frame = p.paint, plain('frame', .10, .35, .6)
    plate, dark = plain('checker plate', .20, .40, .8), plain('armour', .03, .5)
    prism('shell', OUTLINE, (-HALF, HALF), shell, .05).modifiers['bevel'].segments = 5
    box('roof', (-2.20, 1.40), (-HALF + .03, HALF - .03), (2.48, 2.58), plain('roof', .70, .3, coat=.5), .04)

    def side(s):
        y = s * HALF
        prism('armour', ARMOUR, (y, y + s * .014), dark, .004)
        for x in (-2.2, 1.30):
            box('marker', (x - .03, x + .05), (y, y + s * .022), (2.20, 2.23), p.amber, .006)
        prism('stripe', [(1.86, 1.36), (1.85, 1.46), (.5, 1.46), (-1.2, 1.94), (-2.23, 2.20), (-2.23, 2.04), (-1.3, 1.80), (.4, 1.36)],
              (y, y + s * .006), plain('stripe', .02, .4), .001)
        arch(p, AXLE, y, R, s, above=.04, wide=.09, proud=.05)
        box('tail', (-2.275, -2.20), (s * .70, s * .95), (1.34, 1.46), p.tail, .02)
        box('tail amber', (-2.272, -2.20), (s * .70, s * .95), (1.48, 1.55), p.amber, .015)
        rod('awning', (-1.70, s * (HALF + .08), 2.42), (1.20, s * (HALF + .08), 2.42), .062, p.black)
        box('tool box', (.55, 1.60), (s * (HALF + .012), s * (HALF + .03)), (.76, 1.16), plate, .02)
        for x in (.70, 1.45):
            box('latch', (x - .03, x + .03), (s * (HALF + .03), s * (HALF + .045)), (.92, 1.0), p.black, .006)
    mirrored(side)
    window(-1.75, -.75, 1.66, 2.16, HALF, p, frame)
    window(-1.75, -.75, 1.66, 2.16, -HALF, p, frame)
    window(.2, 1.1, 1.66, 2.16, -HALF, p, frame)
    box('door frame', (.32, .98), (HALF, HALF + .016), (.72, 2.30), frame, .02)
    box('door', (.35, .95), (HALF, HALF + .024), (.75, 2.27), shell, .03)
    box('door window', (.46, .84), (HALF, HALF + .034), (1.60, 2.10), p.glass, .02)
    box('door handle', (.82, .90), (HALF, HALF + .05), (1.30, 1.37), p.black, .012)
    box('step', (.36, .94), (HALF - .05, HALF + .20), (.62, .65), p.black, .008)
    # stone guard, front hatch, boxes for gas and fuel
    hexa('stone guard', [(1.87, -.98, .70), (1.87, .98, .70), (1.90, .98, .70), (1.90, -.98, .70), (1.87, -.98, 1.52), (1.87, .98, 1.52),
                         (1.90, .98, 1.50), (1.90, -.98, 1.50)], plate, .006)
    hexa('front window', [(1.76, -.62, 1.80), (1.76, .62, 1.80), (1.80, .62, 1.80), (1.80, -.62, 1.80), (1.58, -.62, 2.22), (1.58, .62, 2.22),
                          (1.62, .62, 2.22), (1.62, -.62, 2.22)], p.glass, .02)
    for s in (1, -1):
        box('can', (2.02, 2.20), (s * .50, s * .86), (.72, 1.18), p.black, .04)
    bottles(2.12, .98)
    box('front tray', (1.86, 2.36), (-.90, .90), (.62, .70), p.black, .01)
    box('rear window', (-2.27, -2.22), (-.55, .55), (1.78, 2.18), p.glass, .025)
    spare_wheel(p, .39, (-2.30, .30, 1.34))
    box('spare arm', (-2.32, -2.0), (.24, .36), (1.10, 1.50), p.black, .02)
    box('rear plate', (-2.27, -2.24), (-.60, -.22), (1.36, 1.46), p.plate, .004)


def running_gear(p):
    group = wheel(R, 'six', p, .60, .26)
    for s in (1, -1):
        place(group, AXLE, s * (HALF + .09), R, 0, s)
        rod('trailing arm', (.35, s * .62, .60), (AXLE, s * .80, R), .045, p.black)
    towing_gear(p, 2.0, .60, False)
    box('chassis', (-1.15, 2.0), (-.80, .80), (.56, .70), p.black, .01)


BODY = Parts('hybrid', 'Hybrid caravan', 'track', (walls, running_gear),
             dict(front=2.0, rear=-2.24, half_width=1.0, wheel=R, axles=(AXLE,), scale=1.12, fill=(.84, .80), turn=6))
