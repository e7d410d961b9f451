"""A pop-top caravan on one axle, its roof raised: a low white shell, a band of canvas, a flat roof."""
from kit.caravan import window
from kit.materials import plain
from kit.mesh import box, mirrored, prism, rod
from kit.parts import Parts
from kit.towed import arch, legs, towing_gear
from kit.wheels import place, wheel

HALF, AXLE, R = 1.06, -.42, .35
OUTLINE = [(-2.36, .56), (-2.44, .92), (-2.42, 1.86), (-2.32, 2.0), (1.62, 2.0), (1.80, 1.90), (2.02, 1.30), (2.04, 1.06), (1.98, .58)]


def walls(p):
    white, frame, canvas = plain('shell', .66, .28, coat=.25), plain('frame', .55, .35, .6), plain('canvas', .30, .8)
    prism('shell', OUTLINE, (-HALF, HALF), white, .065).modifiers['bevel'].segments = 6
    box('canvas', (-2.20, 1.50), (-HALF + .10, HALF - .10), (1.96, 2.34), canvas, .03)
    box('canvas window', (-1.9, -.3), (-HALF + .085, HALF - .085), (2.06, 2.26), p.black, .02)
    box('canvas window', (.0, 1.2), (-HALF + .085, HALF - .085), (2.06, 2.26), p.black, .02)
    box('roof', (-2.38, 1.70), (-HALF - .01, HALF + .01), (2.34, 2.46), white, .05)
    box('roof edge', (-2.36, 1.68), (-HALF - .016, HALF + .016), (2.33, 2.37), frame, .01)
    box('roof hatch', (-.60, -.10), (-.25, .25), (2.45, 2.54), white, .03)

    def side(s):
        y = s * HALF
        prism('skirt', [(-2.34, .56), (-2.42, .92), (-2.415, 1.04), (2.025, 1.04), (2.03, .98), (1.97, .58)], (y, y + s * .012), p.paint, .004)
        prism('swoosh', [(2.025, 1.12), (2.02, 1.20), (.3, 1.24), (-1.0, 1.40), (-2.41, 1.80), (-2.41, 1.58), (-1.1, 1.28), (.2, 1.14)],
              (y, y + s * .007), p.paint, .002)
        rod('awning', (-1.55, s * (HALF + .07), 1.90), (1.25, s * (HALF + .07), 1.90), .055, white)
        arch(p, AXLE, y, R, s)
        for x in (-2.30, 1.82):
            box('marker', (x - .04, x + .04), (y, y + s * .022), (1.70, 1.73), p.amber, .006)
        box('tail', (-2.475, -2.41), (s * .74, s * .99), (.66, .88), p.tail, .02)
        box('tail amber', (-2.472, -2.41), (s * .74, s * .99), (.90, .98), p.amber, .015)
        window(-2.05, -1.10, 1.46, 1.80, y, p, frame)
    mirrored(side)
    box('door frame', (.46, 1.08), (HALF, HALF + .016), (.60, 1.92), frame, .02)
    box('door', (.49, 1.05), (HALF, HALF + .024), (.63, 1.89), white, .03)
    box('door window', (.60, .94), (HALF, HALF + .034), (1.40, 1.78), p.glass, .02)
    box('door colour', (.49, 1.05), (HALF, HALF + .026), (.63, 1.03), p.paint, .006)
    box('door handle', (.92, 1.01), (HALF, HALF + .05), (1.20, 1.27), p.black, .012)
    box('step', (.50, 1.04), (HALF - .05, HALF + .20), (.46, .49), p.black, .008)
    window(-.80, .18, 1.46, 1.80, HALF, p, frame)
    window(-.60, .90, 1.46, 1.80, -HALF, p, frame)
    box('front window', (1.78, 1.945), (-.66, .66), (1.46, 1.80), p.glass, .03)
    box('rear window', (-2.465, -2.41), (-.60, .60), (1.40, 1.80), p.glass, .025)
    box('rear skirt', (-2.455, -2.38), (-1.0, 1.0), (.56, 1.04), p.paint, .02)
    box('rear plate', (-2.475, -2.45), (-.19, .19), (.70, .80), p.plate, .004)
    box('bumper', (-2.54, -2.38), (-1.0, 1.0), (.42, .54), p.black, .03)


def running_gear(p):
    group = wheel(R, 'ten', p, .70, .21)
    for s in (1, -1):
        place(group, AXLE, s * (HALF + .065), R, 0, s)
    towing_gear(p, 2.02, .46)
    box('chassis', (-2.3, 2.0), (-.88, .88), (.40, .58), p.black, .01)
    legs(p, (-2.1, 1.7), .80, .44)


BODY = Parts('pop-top', 'Pop-top caravan', 'touring', (walls, running_gear),
             dict(front=2.1, rear=-2.45, half_width=1.02, wheel=R, axles=(AXLE,), scale=1.12, fill=(.86, .78), turn=6))
