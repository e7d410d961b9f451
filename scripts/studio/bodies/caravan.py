"""A touring caravan: white shell, body-coloured skirt and swoosh, drawbar and two axles."""
from kit.materials import plain
from kit.mesh import box, lathe, mirrored, prism, rod
from kit.parts import Parts
from kit.towed import legs, towing_gear
from kit.wheels import place, wheel

HALF = 1.13
OUTLINE = [(-2.86, .60), (-2.96, 1.0), (-2.94, 2.35), (-2.80, 2.62), (-2.55, 2.72), (1.35, 2.74), (1.85, 2.64), (2.10, 2.42),
           (2.42, 1.55), (2.46, 1.25), (2.40, .62)]
AXLES = (-.05, -.90)
R = .345


def window(name, x, z, y, p, frame):
    """A tinted acrylic window standing proud of the wall."""
    s = 1 if y > 0 else -1
    box(name + ' frame', (x[0] - .03, x[1] + .03), (y, y + s * .014), (z[0] - .03, z[1] + .03), frame, .012)
    box(name, x, (y, y + s * .030), z, p.glass, .014)


def walls(p):
    white, frame = plain('shell', .74, .28, coat=.7), plain('frame', .55, .35, .6)
    body = prism('shell', OUTLINE, (-HALF, HALF), white, .075)
    body.modifiers['bevel'].segments = 6

    def side(s):
        y = s * HALF
        prism('skirt', [(-2.84, .60), (-2.92, 1.0), (-2.915, 1.12), (2.36, 1.12), (2.395, 1.04), (2.33, .62)], (y, y + s * .012), p.paint, .004)
        prism('swoosh', [(2.33, 1.20), (2.355, 1.30), (.2, 1.34), (-1.3, 1.56), (-2.90, 2.10), (-2.90, 1.86), (-1.4, 1.42), (.1, 1.22)],
              (y, y + s * .007), p.paint, .002)
        prism('pin stripe', [(2.30, 1.36), (2.305, 1.40), (.2, 1.44), (-1.2, 1.66), (-2.90, 2.24), (-2.90, 2.19), (-1.2, 1.62), (.2, 1.40)],
              (y, y + s * .006), p.black, .001)
        box('trim', (-2.80, 1.40), (y, y + s * .02), (2.615, 2.65), frame, .006)
        rod('awning', (-1.75, s * (HALF + .06), 2.56), (1.15, s * (HALF + .06), 2.56), .055, p.dark_alloy if s > 0 else white)
        # a black arch over both wheels
        for x in AXLES:
            arch = lathe('arch', [(.001, s * .001), (R + .07, s * .001), (R + .075, s * .018), (.001, s * .018)], p.black, 64)
            arch.location = (x, y, R + .03)
        box('arch top', (AXLES[1], AXLES[0]), (y, y + s * .018), (.62, R + .03 + R + .06), p.black, .004)
        for x in (-2.83, 1.86):
            box('marker', (x - .04, x + .04), (y, y + s * .022), (2.40, 2.43), p.amber, .006)
    mirrored(side)
    # near side: door, windows, hatch; far side: windows
    box('door frame', (.42, 1.10), (HALF, HALF + .016), (.66, 2.46), frame, .02)
    box('door', (.45, 1.07), (HALF, HALF + .024), (.69, 2.43), white, .03)
    box('door window', (.56, .96), (HALF, HALF + .034), (1.62, 2.25), p.glass, .02)
    box('door colour', (.45, 1.07), (HALF, HALF + .026), (.69, 1.10), p.paint, .006)
    box('door handle', (.93, 1.02), (HALF, HALF + .05), (1.36, 1.44), p.black, .012)
    box('step', (.46, 1.06), (HALF - .05, HALF + .22), (.40, .43), p.black, .008)
    for x in ((1.32, 1.98), (-.75, .12), (-2.55, -1.35)):
        window('window', x, (1.72, 2.22), HALF, p, frame)
    for x in ((1.1, 1.9), (-.9, .2), (-2.55, -1.5)):
        window('window', x, (1.72, 2.22), -HALF, p, frame)
    box('front window', (2.19, 2.33), (-.72, .72), (1.62, 2.06), p.glass, .03).rotation_euler = (0, 0, 0)
    box('rear window', (-2.985, -2.93), (-.62, .62), (1.72, 2.22), p.glass, .025)
    box('rear skirt', (-2.975, -2.90), (-1.06, 1.06), (.60, 1.12), p.paint, .02)
    for s in (1, -1):
        box('tail', (-2.995, -2.93), (s * .80, s * 1.06), (.72, .96), p.tail, .02)
        box('tail amber', (-2.993, -2.93), (s * .80, s * 1.06), (.98, 1.06), p.amber, .015)
    box('rear plate', (-2.995, -2.97), (-.19, .19), (.78, .88), p.plate, .004)
    box('bumper', (-3.06, -2.90), (-1.08, 1.08), (.46, .58), p.black, .03)
    for x in (-1.6, .6):
        box('roof hatch', (x - .25, x + .25), (-.25, .25), (2.70, 2.80), white, .03)
    box('air unit', (-.85, -.05), (-.38, .38), (2.70, 2.90), white, .08)


def running_gear(p):
    group = wheel(R, 'ten', p, .70, .21)
    for x in AXLES:
        for s in (1, -1):
            place(group, x, s * (HALF + .065), R, 0, s)
    box('chassis', (-2.8, 2.4), (-.95, .95), (.44, .62), p.black, .01)
    towing_gear(p, 2.4, .50)
    legs(p, (-2.6, 2.1), .85, .48)


BODY = Parts('caravan', 'Caravan', 'touring', (walls, running_gear),
             dict(front=2.5, rear=-2.95, half_width=1.10, wheel=R, axles=AXLES, scale=1.25, fill=(.86, .80), turn=6))
