from kit.body import CarBody
from kit.spec import RAKED_NOSE, Cabin, Car, Lower

BODY = CarBody(Car(
    name='crossover', label='Small SUV',
    lower=Lower(front=2.10, rear=-2.06, half_width=.895, top=.96, bottom=.205, nose=RAKED_NOSE,
                shoulder=[(2.2, .925), (1.75, .995), (.95, 1.055), (0, 1.075), (-1.2, 1.115), (-2.1, 1.15)],
                crease=((1.8, .80), (-2.0, .90)), plan=(5.6, 5.8, 3.), scallop=.036, bonnet_ribs=.014),
    cabin=Cabin(screen=((1.12, 1.02), (.18, 1.43)), tail=((-1.98, 1.11), (-1.50, 1.42)),
                belt_width=.815, roof_width=.60, roof=1.525, bow=.060, screen_bow=.03,
                glass=[(.92, 1.045), (.50, 1.255), (.30, 1.345), (.10, 1.395), (-.3, 1.415), (-.85, 1.385), (-1.30, 1.315),
                       (-1.58, 1.235), (-1.66, 1.19), (-1.3, 1.155), (-.6, 1.105)],
                pillars=[(-.20, 0, .036), (-1.10, .28, .030)], rear_glass=(1.17, 1.40), rear_glass_x=-1.45,
                sunroof=(-.85, -.02, .38), black_roof=True),
    axles=(1.30, -1.26), wheel=.355, arch=.054,
    faces={'arrow': ('arrow', 'two-tone'), 'bar': ('glow', 'two-tone'), 'fin': ('fin', 'two-tone')},
    doors=[[(.82, 1.15), (.83, .96), (.815, .72), (.785, .52), (.76, .34)], [(-.20, 1.2), (-.205, .85), (-.21, .34)],
           [(-1.14, 1.25), (-1.08, 1.0), (-.97, .86), (-.88, .70), (-.83, .52), (-.81, .34)]],
    handles=[(-.06, .90), (-.93, .935)],
    lamps=[[(-.1, .93), (.4, .93), (.60, .88), (.96, .87), (.99, .99), (.62, .99), (-.1, .965)]],
    lamp_lit=[([(-.1, .947), (.62, .95), (.94, .94)], .008), ([(.66, .90), (.92, .89)], .006)],
    tailgate=[(.62, 1.2), (.64, .90), (.60, .62), (.52, .59), (-.1, .59)],
    nose_frame=(.235, .865), cladding=.345, sill_line=.37, rear_black=.46, plate_rear=.72,
    spoiler=.13, mirror=(.70, 1.05), seats=(.28, -.56)))
