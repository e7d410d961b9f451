"""A camper trailer, folded for the road: a low body with boxes, a soft cover, racks and one axle with big tyres."""
from kit.materials import plain
from kit.mesh import box, hexa, mirrored, prism, rod
from kit.parts import Parts
from kit.towed import spare_wheel, towing_gear
from kit.wheels import place, wheel

HALF, AXLE, R = .92, -.35, .39
OUTLINE = [(-1.62, .62), (-1.86, .92), (-1.88, 1.34), (1.30, 1.34), (1.42, 1.20), (1.42, .62)]


def body(p):
    plate, canvas = plain('checker plate', .26, .38, .85), plain('canvas', .10, .8)
    prism('shell', OUTLINE, (-HALF, HALF), p.paint, .03)
    hexa('cover', [(-1.84, -HALF + .03, 1.33), (-1.84, HALF - .03, 1.33), (1.28, HALF - .03, 1.33), (1.28, -HALF + .03, 1.33),
                   (-1.76, -HALF + .14, 1.62), (-1.76, HALF - .14, 1.62), (1.10, HALF - .14, 1.62), (1.10, -HALF + .14, 1.62)], canvas, .07)
    for x in (-1.45, -.65, .15, .85):
        rod('strap', (x, HALF - .01, 1.30), (x, HALF - .125, 1.63), .012, p.black)
    for y in (-.55, .55):
        rod('rack bar', (-1.6, y, 1.68), (.95, y, 1.68), .018, p.iron)
    for x in (-1.5, -.3, .85):
        rod('rack bar', (x, -.70, 1.66), (x, .70, 1.66), .018, p.iron)

    def side(s):
        y = s * HALF
        box('low plate', (-1.60, 1.42), (y, y + s * .012), (.62, .80), plate, .004)
        box('edge', (-1.87, 1.32), (y, y + s * .018), (1.305, 1.35), p.black, .006)
        for x0, x1 in ((-1.74, -.90), (.20, 1.34)):   # hatches in the side
            box('hatch', (x0, x1), (y, y + s * .016), (.86, 1.26), p.black, .02)
            box('hatch', (x0 + .014, x1 - .014), (y, y + s * .022), (.874, 1.246), p.paint, .02)
            box('latch', ((x0 + x1) / 2 - .05, (x0 + x1) / 2 + .05), (y, y + s * .034), (1.16, 1.21), p.black, .006)
        box('mudguard', (AXLE - .52, AXLE + .52), (y, y + s * .30), (.86, .885), p.black, .01)
        for x, z in ((AXLE - .52, .70), (AXLE + .50, .70)):
            box('mudguard end', (x, x + .022), (y, y + s * .30), (z, .885), p.black, .006)
        box('tail', (-1.90, -1.85), (s * .62, s * .86), (.98, 1.08), p.tail, .015)
        box('tail amber', (-1.90, -1.85), (s * .62, s * .86), (1.10, 1.16), p.amber, .012)
        box('can', (1.86, 2.04), (s * .40, s * .76), (.66, 1.10), p.black, .04)
        rod('leg', (-1.55, s * .78, .60), (-1.60, s * .78, .04), .024, p.iron)
    mirrored(side)
    hexa('front box', [(1.42, -.84, .62), (1.42, .84, .62), (1.82, .80, .62), (1.82, -.80, .62), (1.42, -.84, 1.26), (1.42, .84, 1.26),
                       (1.74, .80, 1.22), (1.74, -.80, 1.22)], plate, .02)
    box('front tray', (1.80, 2.10), (-.80, .80), (.58, .66), p.black, .01)
    spare_wheel(p, .37, (-1.93, -.1, 1.10))
    box('rear plate', (-1.90, -1.875), (-.60, -.50 + .28), (.78, .88), p.plate, .004)


def running_gear(p):
    group = wheel(R, 'six', p, .60, .25)
    for s in (1, -1):
        place(group, AXLE, s * (HALF + .27), R, 0, s)
        rod('trailing arm', (.25, s * .66, .58), (AXLE, s * .84, R), .045, p.black)
    towing_gear(p, 1.9, .56, False)
    box('chassis', (-1.7, 1.9), (-.72, .72), (.52, .64), p.black, .01)


BODY = Parts('camper-trailer', 'Camper trailer', 'off-road', (body, running_gear),
             dict(front=1.9, rear=-1.88, half_width=1.0, wheel=R, axles=(AXLE,), scale=1., fill=(.84, .80), turn=6))
