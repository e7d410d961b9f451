from kit.body import CarBody
from kit.spec import RAKED_NOSE, Cabin, Car, Lower

BODY = CarBody(Car(
    name='crossover', label='Small SUV',
    lower=Lower(front=2.21, rear=-2.07, half_width=.90, top=.96, bottom=.205, nose=RAKED_NOSE,
                shoulder=[(2.3, .905), (1.9, .965), (1.45, 1.01), (.95, 1.04), (0, 1.06), (-1.2, 1.095), (-2.1, 1.125)],
                crease=((1.8, .80), (-2.0, .89)), plan=(6.6, 6.4, 3.), scallop=.034, bonnet_ribs=.014),
    cabin=Cabin(screen=((1.00, 1.01), (.20, 1.445)), tail=((-2.00, 1.09), (-1.55, 1.44)),
                belt_width=.82, roof_width=.61, roof=1.54, bow=.056, screen_bow=.03,
                glass=[(.81, 1.03), (.48, 1.245), (.32, 1.34), (.16, 1.40), (-.28, 1.43), (-.85, 1.405), (-1.28, 1.335),
                       (-1.58, 1.235), (-1.62, 1.175), (-1.2, 1.125), (-.5, 1.08)],
                pillars=[(-.25, 0, .036), (-1.10, .26, .030)], rear_glass=(1.15, 1.42), rear_glass_x=-1.45,
                sunroof=(-.88, -.05, .38), black_roof=True),
    axles=(1.34, -1.29), wheel=.356, arch=.054,
    faces={'arrow': ('arrow', 'two-tone'), 'bar': ('glow', 'two-tone'), 'fin': ('fin', 'two-tone')},
    doors=[[(.71, 1.15), (.725, .96), (.715, .72), (.695, .52), (.675, .34)], [(-.25, 1.2), (-.255, .85), (-.26, .34)],
           [(-1.16, 1.25), (-1.10, 1.0), (-.99, .86), (-.90, .70), (-.85, .52), (-.83, .34)]],
    handles=[(-.12, .90), (-.96, .93)],
    lamps=[[(-.1, .88), (.4, .88), (.60, .83), (.97, .82), (1.0, .945), (.62, .95), (-.1, .915)]],
    lamp_lit=[([(-.1, .898), (.62, .91), (.95, .905)], .008), ([(.66, .85), (.93, .84)], .007)],
    tailgate=[(.62, 1.2), (.64, .90), (.60, .62), (.52, .59), (-.1, .59)],
    nose_frame=(.235, .865), cladding=.345, sill_line=.37, rear_black=.46, plate_rear=.72,
    spoiler=.13, mirror=(.60, 1.03), seats=(.20, -.64)))
