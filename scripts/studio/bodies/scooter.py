"""A scooter: leg shield, flat floor and small wheels."""
from bodies.motorcycle import guard, tyre
from kit.mesh import box, hexa, hull, lathe, mirrored, prism, rod, tube
from kit.parts import Parts
from kit.wheels import place

FRONT, REAR = (.64, .24), (-.62, .24)   # axle x and tyre radius
FOOTPRINT = dict(front=.92, rear=-.95, half_width=.17, wheel=.22, axles=(FRONT[0], REAR[0]), scale=.58, turn=12, fill=(.84, .86))


def running_gear(p):
    (fx, fr), (rx, rr) = FRONT, REAR
    place(tyre(fr, .115, p, 5, (1,)), fx, 0, fr)
    place(tyre(rr, .130, p, 5, ()), rx, 0, rr)
    guard('mudguard', fx, fr, (-.95, .85), .085, p.paint, .022, .014)

    def side(s):
        rod('fork', (fx, s * .085, fr), (.57, s * .085, .52), .022, p.iron)
        rod('shock', (rx - .02, s * .13, .26), (-.56, s * .13, .55), .022, p.iron)
    mirrored(side)
    box('engine', (-.66, -.10), (-.10, .10), (.17, .34), p.black, .04)
    box('gear case', (-.74, -.16), (.10, .16), (.18, .33), p.dark_alloy, .05)
    o = lathe('case cover', [(.0001, .02), (.06, .018), (.075, .0)], p.iron, 40)
    o.location = (-.62, .16, .25)
    rod('silencer', (-.30, -.15, .22), (-.82, -.17, .30), .060, p.dark_alloy)
    tube('stand', [(-.10, .08, .20), (-.05, .16, .10), (-.03, .22, .01)], .012, p.black)


def bodywork(p):
    # leg shield: a slim shell that leans back, wide in the middle
    hexa('leg shield', [(.42, -.22, .24), (.42, .22, .24), (.58, .13, .26), (.58, -.13, .26), (.34, -.26, .84), (.34, .26, .84),
                        (.54, .12, .86), (.54, -.12, .86)], p.paint, .07, 1)
    hexa('apron', [(.47, -.10, .36), (.47, .10, .36), (.645, .06, .40), (.645, -.06, .40), (.42, -.09, .80), (.42, .09, .80),
                   (.545, .05, .86), (.545, -.05, .86)], p.paint, .05, 1)
    hexa('inner shield', [(.34, -.19, .26), (.34, .19, .26), (.44, .19, .26), (.44, -.19, .26), (.30, -.22, .80), (.30, .22, .80),
                          (.40, .22, .82), (.40, -.22, .82)], p.black, .04, 1)
    hexa('floor', [(-.22, -.17, .20), (-.22, .17, .20), (.46, .17, .20), (.46, -.17, .20), (-.22, -.18, .285), (-.22, .18, .285),
                   (.44, .18, .285), (.44, -.18, .285)], p.paint, .035)
    box('floor mat', (-.20, .38), (-.15, .15), (.283, .295), p.rubber, .006)
    hull('body', [(-.03, .49, .0, .0), (-.04, .49, .10, .13), (-.10, .485, .14, .16), (-.22, .48, .165, .168), (-.40, .51, .185, .155), (-.60, .56, .185, .135),
                  (-.78, .61, .15, .095), (-.92, .655, .09, .045), (-.95, .66, .0, .0)], p.paint, 2.8, 96, 14)
    hull('seat', [(.03, .705, .0, .0), (.01, .70, .10, .04), (-.20, .70, .14, .055), (-.40, .705, .15, .055), (-.56, .74, .145, .06),
                  (-.74, .765, .12, .05), (-.84, .775, .08, .03), (-.86, .78, .0, .0)], p.seat, 3., 72)
    tube('grab rail', [(-.70, .14, .73), (-.86, .14, .79), (-.95, .06, .80), (-.95, -.06, .80), (-.86, -.14, .79), (-.70, -.14, .73)], .014, p.iron)
    box('tail lamp', (-.955, -.91), (-.07, .07), (.65, .70), p.tail, .02)
    prism('plate arm', [(-.86, .58), (-.78, .56), (-.94, .36), (-.98, .37)], (-.06, .06), p.black, .01)
    hexa('plate', [(-1.0, -.10, .33), (-1.0, .10, .33), (-.99, .10, .33), (-.99, -.10, .33), (-.97, -.10, .47), (-.97, .10, .47),
                   (-.96, .10, .47), (-.96, -.10, .47)], p.plate, .003)
    # handlebar cover with the lamp
    hull('head', [(.56, .96, .0, .0), (.54, .96, .09, .07), (.46, .97, .13, .085), (.36, .98, .12, .06), (.30, .98, .0, .0)], p.paint, 2.5, 72)
    o = lathe('lamp', [(.0001, .020), (.04, .016), (.062, .0)], p.lens, 48)
    r = lathe('lamp ring', [(.058, .004), (.066, .012), (.076, .006), (.078, -.03)], p.chrome, 48)
    for part in (o, r):
        part.location, part.rotation_euler = (.555, 0, .955), (0, 0, -1.5708)
    rod('column', (.52, 0, .56), (.42, 0, .94), .040, p.black)

    def side(s):
        tube('bar', [(.42, s * .10, .975), (.38, s * .20, .985), (.30, s * .34, .98)], .016, p.black)
        rod('grip', (.32, s * .30, .983), (.27, s * .40, .975), .020, p.rubber)
        tube('lever', [(.40, s * .22, .98), (.40, s * .30, .975), (.35, s * .40, .965)], .007, p.iron)
        rod('mirror stem', (.36, s * .24, .99), (.38, s * .34, 1.18), .007, p.chrome)
        m = lathe('mirror', [(.0001, -.012), (.045, -.010), (.060, .0), (.056, .010), (.0001, .011)], p.black, 40)
        m.location, m.rotation_euler = (.38, s * .36, 1.22), (0, 0, 1.5708)
        box('indicator', (.50, .525), (s * .125, s * .18), (.66, .71), p.amber, .015)
        box('rear indicator', (-.93, -.86), (s * .085, s * .14), (.655, .69), p.amber, .015)
        prism('side trim', [(-.16, .47), (-.60, .60), (-.86, .66), (-.60, .565), (-.16, .43)], (s * .17, s * .19), p.chrome, .004)
        box('peg', (-.36, -.22), (s * .165, s * .21), (.28, .30), p.black, .01)
    mirrored(side)


BODY = Parts('scooter', 'Scooter', 'city', (running_gear, bodywork), FOOTPRINT)
