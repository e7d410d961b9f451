from kit.body import CarBody
from kit.spec import RAKED_NOSE, Cabin, Car, Lower

BODY = CarBody(Car(
    name='suv-sleek', label='SUV with a falling roof',
    lower=Lower(front=2.37, rear=-2.36, half_width=.955, top=.995, bottom=.215, nose=RAKED_NOSE,
                shoulder=[(2.4, .955), (1.9, 1.02), (1.0, 1.075), (0, 1.095), (-1.3, 1.14), (-2.4, 1.175)],
                crease=((1.9, .82), (-2.25, .90)), plan=(6.2, 6.4, 3.), scallop=.032, bonnet_ribs=.012),
    cabin=Cabin(screen=((1.14, 1.04), (.16, 1.49)), tail=((-2.22, 1.13), (-1.46, 1.48)),
                belt_width=.865, roof_width=.64, roof=1.595, bow=.075, screen_bow=.03,
                glass=[(.94, 1.065), (.52, 1.285), (.30, 1.385), (.10, 1.435), (-.30, 1.455), (-.90, 1.42), (-1.40, 1.335),
                       (-1.74, 1.24), (-1.80, 1.205), (-1.40, 1.165), (-.6, 1.12)],
                pillars=[(-.17, 0, .036), (-1.16, .30, .030)], rear_glass=(1.20, 1.46), rear_glass_x=-1.5,
                sunroof=(-.85, -.02, .40)),
    axles=(1.44, -1.40), wheel=.385, arch=.056,
    faces={'fin': ('fin', 'turbine'), 'bar': ('glow', 'turbine')},
    doors=[[(.86, 1.2), (.87, 1.0), (.855, .75), (.83, .55), (.81, .35)], [(-.17, 1.25), (-.175, .88), (-.18, .35)],
           [(-1.22, 1.3), (-1.16, 1.04), (-1.05, .89), (-.94, .73), (-.89, .55), (-.87, .35)]],
    handles=[(-.02, .92), (-.97, .955)],
    lamps=[[(-.1, .965), (.45, .965), (.62, .93), (1.0, .90), (1.0, 1.02), (.62, 1.015), (-.1, 1.0)]],
    lamp_lit=[([(-.1, .982), (.62, .985), (.98, .965)], .009)],
    tailgate=[(.64, 1.25), (.66, .95), (.62, .64), (.54, .60), (-.1, .60)],
    nose_frame=(.245, .89), cladding=.36, sill_line=.385, rear_black=.48, plate_rear=.76,
    spoiler=.14, mirror=(.72, 1.08), seats=(.34, -.56)))
