from kit.body import CarBody
from kit.spec import Cabin, Car, Lower


BODY = CarBody(Car(
    name='convertible', label='Convertible',
    lower=Lower(front=2.0, rear=-1.92, half_width=.868, top=.80, bottom=.145,
                nose=(.22, .10, .05, .01, .0, .03, .085, .15, .23, .34, .56), tail=(.22, .12, .08, .03, .0, .0, .02, .04, .08, .17, .42),
                shoulder=[(2.1, .70), (1.6, .80), (1.0, .855), (.5, .865), (-.4, .865), (-1.1, .905), (-1.6, .895), (-2.0, .85)],
                crease=((1.8, .64), (-1.9, .70)), plan=(4.8, 5.2, 3.), scallop=.042, bonnet_ribs=.020),
    cabin=Cabin(screen=((.66, .835), (.02, 1.16)), tail=((-1.30, .90), (-.66, 1.16)),
                belt_width=.73, roof_width=.54, roof=1.225, bow=.06, screen_bow=.03,
                glass=[(.42, .865), (.16, 1.02), (.02, 1.095), (-.12, 1.13), (-.42, 1.125), (-.62, 1.06), (-.66, .93), (-.6, .885), (-.2, .87)],
                pillars=[], rear_glass=(.99, 1.13), rear_glass_x=-.72, plan=(7.5, 7., 3.2), bright_trim=False, soft_top=True),
    axles=(1.23, -1.08), wheel=.312, arch=.042,
    faces={'arrow': ('arrow', 'two-tone')},
    doors=[[(.50, .95), (.52, .76), (.50, .56), (.47, .40), (.45, .25)], [(-.62, .95), (-.64, .78), (-.60, .58), (-.56, .40), (-.54, .25)]],
    handles=[(-.46, .755)],
    lamps=[[(.44, .70), (.60, .68), (.90, .69), (.92, .78), (.60, .79), (.44, .76)]],
    lamp_lit=[([(.50, .735), (.86, .735)], .012)],
    tailgate=[(.62, 1.0), (.62, .82), (.56, .79), (-.1, .79)],
    nose_frame=(.165, .655), sill_line=.26, rear_black=.34, plate_rear=.55,
    mirror=(.36, .86), seats=(-.22,)))
