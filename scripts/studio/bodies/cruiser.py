"""A cruiser: long and low, a V engine, feet forward, a pipe on either side."""
import math

from bodies.motorcycle import guard, tyre
from kit.materials import plain
from kit.mesh import box, hexa, hull, lathe, mirrored, prism, ring, rod, tube
from kit.parts import Parts
from kit.wheels import place

FRONT, REAR = (.88, .325), (-.76, .32)   # axle x and tyre radius
FOOTPRINT = dict(front=1.18, rear=-1.06, half_width=.18, wheel=.31, axles=(FRONT[0], REAR[0]), scale=.66, turn=14, fill=(.88, .86))
HEAD = (.47, .90)                        # where the fork meets the frame


def running_gear(p):
    (fx, fr), (rx, rr) = FRONT, REAR
    place(tyre(fr, .130, p, discs=(1,)), fx, 0, fr)
    place(tyre(rr, .200, p, discs=(1,)), rx, 0, rr)

    def side(s):
        rod('fork', (fx, s * .115, fr), (.66, s * .115, .64), .036, p.chrome)
        rod('fork tube', (.68, s * .115, .61), (.44, s * .115, .96), .026, p.iron)
        box('fork foot', (fx - .03, fx + .03), (s * .09, s * .145), (fr - .045, fr + .05), p.chrome, .015)
        tube('swing arm', [(-.25, s * .14, .38), (-.50, s * .155, .34), (rx, s * .155, rr)], .030, p.black)
        tube('frame', [(.40, s * .06, .80), (.38, s * .14, .50), (.32, s * .16, .24), (.05, s * .17, .19), (-.28, s * .16, .22)], .020, p.black)
        rod('shock', (rx + .02, s * .165, .40), (-.52, s * .165, .68), .026, p.chrome)
        for k in range(8):
            f = k / 7
            ring('spring', (rx + .04 + .17 * f, s * .165, .43 + .20 * f), .036, .008, p.black, (0, .7, 0))
        rod('peg arm', (.36, s * .16, .26), (.52, s * .24, .30), .012, p.black)
        rod('peg', (.52, s * .22, .30), (.53, s * .36, .31), .022, p.rubber)
        tube('belt guard', [(-.20, s * .13, .47), (-.45, s * .15, .46), (rx, s * .15, .47)], .014, p.black)
    mirrored(side)
    box('yoke', (.40, .50), (-.15, .15), (.93, .965), p.chrome, .015)
    box('yoke low', (.50, .60), (-.15, .15), (.74, .775), p.black, .012)
    rod('head', (.60, 0, .66), (.42, 0, .98), .040, p.black)
    guard('mudguard', fx, fr, (-1.05, .75), .085, p.paint, .016)
    guard('rear mudguard', rx, rr, (-1.45, .95), .125, p.paint, .024)
    box('tail lamp', (-1.085, -1.06), (-.055, .055), (.515, .565), p.tail, .012)
    hexa('plate', [(-1.13, -.10, .30), (-1.13, .10, .30), (-1.12, .10, .30), (-1.12, -.10, .30), (-1.105, -.10, .44), (-1.105, .10, .44),
                   (-1.095, .10, .44), (-1.095, -.10, .44)], p.plate, .003)


def engine(p):
    cover, fin = plain('cover', .55, .18, 1), plain('fin', .06, .35, .7)
    hexa('crankcase', [(-.22, -.15, .20), (-.22, .15, .20), (.27, .14, .20), (.27, -.14, .20), (-.24, -.14, .44), (-.24, .14, .44),
                       (.24, .13, .46), (.24, -.13, .46)], fin, .05, 1)
    for s in (1, -1):
        for x, z, r in ((.12, .34, .105), (-.12, .35, .085)):
            o = lathe('cover', [(.0001, .035), (r * .7, .035), (r * .93, .025), (r, 0)], cover, 48)
            o.location, o.rotation_euler = (x, s * .145, z), (0, 0, 0 if s > 0 else math.pi)
        o = lathe('air cleaner', [(.0001, .06), (.06, .06), (.085, .045), (.09, 0)], cover, 48)
        o.location, o.rotation_euler = (.04, s * .10, .62), (0, 0, 0 if s > 0 else math.pi)
    # two cylinders in a V of 45 degrees, with fins
    for lean in (.39, -.39):
        for k in range(11):
            d, w = .13 + .030 * k, .105 + (.012 if k > 7 else 0)
            o = box('fin', (-.095, .095), (-w, w), (-.0085, .0085), cover if k > 8 else fin, .004)
            o.location, o.rotation_euler = (.02 + d * math.sin(lean), 0, .33 + d * math.cos(lean)), (0, lean, 0)
        core = box('cylinder', (-.080, .080), (-.09, .09), (.08, .44), p.black, .01)
        core.location, core.rotation_euler = (.02, 0, .33), (0, lean, 0)

    def side(s):
        tube('front pipe', [(.22, s * .09, .58), (.36, s * .15, .50), (.36, s * .19, .32), (.20, s * .20, .23), (-.05, s * .21, .235)], .024, p.chrome)
        rod('silencer', (-.02, s * .21, .235), (-1.02, s * .225, .275), .043, p.chrome)
        rod('outlet', (-1.00, s * .2245, .274), (-1.035, s * .2255, .2756), .034, p.dark)
    mirrored(side)
    tube('stand', [(.0, .15, .20), (.04, .22, .11), (.06, .29, .01)], .012, p.black)


def bodywork(p):
    hull('tank', [(.43, .86, .02, .02), (.41, .86, .075, .05), (.33, .86, .125, .085), (.20, .855, .155, .105), (.06, .835, .150, .095),
                  (-.08, .805, .115, .070), (-.20, .775, .07, .040), (-.24, .765, .02, .015)], p.paint, 2.3, 96, 14)
    o = lathe('filler', [(.0001, .012), (.035, .012), (.042, .004), (.044, -.01)], p.chrome, 40)
    o.location, o.rotation_euler = (.20, 0, .962), (math.pi / 2, 0, 0)
    box('console', (.02, .30), (-.028, .028), (.925, .962), p.black, .02)
    hull('seat', [(-.16, .735, .03, .01), (-.19, .73, .09, .035), (-.32, .70, .155, .045), (-.46, .70, .165, .050), (-.54, .735, .15, .06),
                  (-.58, .77, .12, .045), (-.74, .765, .115, .04), (-.90, .725, .09, .03), (-.93, .715, .02, .01)], p.seat, 2.8, 72)

    def side(s):
        prism('side cover', [(-.22, .68), (-.44, .66), (-.48, .52), (-.36, .44), (-.24, .48)], (s * .10, s * .155), p.paint, .03)
        prism('strut', [(-.50, .70), (-.98, .68), (-1.00, .60), (-.90, .60), (-.55, .64)], (s * .128, s * .142), p.chrome, .006)
        rod('indicator', (-.98, s * .12, .63), (-1.0, s * .20, .63), .010, p.chrome)
        box('indicator lens', (-1.03, -.97), (s * .18, s * .235), (.605, .655), p.amber, .02)
        tube('bar', [(.44, 0, .99), (.45, s * .10, .995), (.42, s * .20, 1.10), (.34, s * .34, 1.125), (.22, s * .44, 1.09)], .014, p.chrome)
        rod('grip', (.25, s * .415, 1.10), (.14, s * .485, 1.065), .020, p.rubber)
        tube('lever', [(.30, s * .36, 1.10), (.30, s * .43, 1.09), (.22, s * .52, 1.06)], .007, p.iron)
        rod('mirror stem', (.32, s * .35, 1.13), (.32, s * .44, 1.22), .007, p.chrome)
        m = lathe('mirror', [(.0001, -.012), (.045, -.010), (.060, .0), (.056, .010), (.0001, .011)], p.chrome, 40)
        m.location, m.rotation_euler = (.32, s * .46, 1.25), (0, 0, math.pi / 2)
        rod('front indicator', (.56, s * .12, .80), (.58, s * .21, .80), .010, p.chrome)
        box('indicator lens', (.555, .605), (s * .19, s * .245), (.775, .825), p.amber, .02)
    mirrored(side)


def lamp(p):
    parts = [lathe('lamp bowl', [(.0001, -.15), (.05, -.14), (.085, -.08), (.098, -.02), (.100, .015)], p.chrome, 64),
             lathe('lamp glass', [(.0001, .030), (.05, .026), (.092, .014)], p.gloss, 64),
             lathe('lamp ring', [(.090, .014), (.094, .028), (.102, .024), (.104, .0)], p.chrome, 64),
             lathe('lamp eye', [(.0001, .040), (.045, .035), (.058, .022)], p.lens, 40)]
    for o in parts:
        o.location, o.rotation_euler = (.69, 0, .84), (0, 0, -math.pi / 2)
    box('lamp arm', (.50, .62), (-.03, .03), (.82, .86), p.black, .01)
    o = lathe('clock', [(.0001, .02), (.05, .02), (.058, .0), (.04, -.05)], p.chrome, 40)
    o.location, o.rotation_euler = (.50, 0, 1.01), (1.2, 0, -math.pi / 2)


BODY = Parts('cruiser', 'Cruiser motorcycle', 'v-twin', (running_gear, engine, bodywork, lamp), FOOTPRINT)
