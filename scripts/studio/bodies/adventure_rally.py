"""A rally motorcycle for long tracks: the off-road one's forks and wire wheels under a tall screen, four lamps, a big tank and a
two-cylinder engine; no cases."""
from bodies.dirt_bike import running_gear
from bodies.motorcycle import engine as twin
from kit.materials import plain
from kit.mesh import box, hexa, hull, lathe, mirrored, prism, rod, tube
from kit.parts import Parts

FOOTPRINT = dict(front=1.06, rear=-1.0, half_width=.14, wheel=.30, axles=(.76, -.71), scale=.62, turn=14, fill=(.84, .88))


def engine(p):
    twin(p, headers=(-.085, .085), outlets=())
    tube('pipe', [(-.04, -.03, .24), (-.20, -.10, .28), (-.30, -.165, .44), (-.40, -.175, .60)], .028, p.iron)
    rod('silencer', (-.38, -.175, .58), (-.80, -.195, .78), .056, p.dark_alloy)
    rod('silencer tip', (-.79, -.1945, .776), (-.83, -.197, .795), .036, p.black)
    hexa('bash plate', [(-.16, -.14, .22), (-.16, .14, .22), (.26, .13, .24), (.26, -.13, .24), (-.18, -.15, .26), (-.18, .15, .26),
                        (.36, .13, .46), (.36, -.13, .46)], p.iron, .012)
    tube('stand', [(-.12, .12, .34), (-.13, .21, .16), (-.11, .28, .01)], .012, p.iron)


def front(p):
    """The tower: four lamps in a dark plate, the tall screen above, clocks behind it."""
    hexa('plate', [(.665, -.105, .90), (.665, .105, .90), (.60, .12, .90), (.60, -.12, .90), (.625, -.115, 1.13), (.625, .115, 1.13),
                   (.55, .125, 1.13), (.55, -.125, 1.13)], p.gloss, .02)
    for z in (.965, 1.055):
        for s in (1, -1):
            x = .6635 - (z - .90) * .17
            o = lathe('eye', [(.0001, .018), (.026, .014), (.034, 0)], p.lens, 40)
            o.location, o.rotation_euler = (x, s * .052, z), (0, 0, -1.5708)
            o = lathe('eye ring', [(.034, .016), (.040, .014), (.042, -.004)], p.chrome, 40)
            o.location, o.rotation_euler = (x, s * .052, z), (0, 0, -1.5708)
    hexa('screen', [(.615, -.125, 1.12), (.615, .125, 1.12), (.60, .125, 1.12), (.60, -.125, 1.12), (.47, -.12, 1.43), (.47, .12, 1.43),
                    (.46, .12, 1.425), (.46, -.12, 1.425)], plain('screen', .02, .3), .02)
    box('clock', (.44, .47), (-.075, .075), (1.17, 1.30), p.gloss, .012)
    prism('front mudguard', [(.40, .77), (.62, .80), (.86, .775), (1.08, .71), (1.07, .70), (.86, .755), (.62, .775), (.42, .745)],
          (-.066, .066), p.paint, .008)

    def side(s):
        rod('screen stay', (.56, s * .11, 1.10), (.505, s * .11, 1.34), .009, p.black)
        prism('cheek', [(.66, .90), (.625, 1.14), (.50, 1.16), (.36, 1.05), (.46, .88)], (s * .105, s * .135), p.paint, .018)
        rod('mirror stem', (.36, s * .32, 1.17), (.35, s * .44, 1.30), .007, p.black)
        m = lathe('mirror', [(.0001, -.012), (.038, -.010), (.050, .0), (.048, .010), (.0001, .011)], p.black, 40)
        m.location, m.rotation_euler = (.35, s * .455, 1.325), (0, 0, 1.5708)
    mirrored(side)


def bodywork(p):
    hull('tank', [(.44, 1.00, .02, .02), (.40, .995, .11, .08), (.26, .975, .165, .125), (.08, .94, .160, .11), (-.06, .915, .10, .06),
                  (-.12, .91, .03, .02)], p.paint, 2.6, 96)
    hull('seat', [(.06, 1.00, .02, .01), (.02, .985, .08, .025), (-.14, .955, .105, .04), (-.34, .95, .125, .045), (-.56, .975, .12, .045),
                  (-.72, .995, .095, .035), (-.78, 1.0, .02, .01)], p.seat, 3., 72)
    hull('tail', [(-.30, .88, .02, .01), (-.40, .88, .10, .05), (-.62, .91, .11, .05), (-.82, .94, .075, .03), (-.88, .95, .01, .005)], p.paint, 3., 72)
    prism('rear mudguard', [(-.50, .86), (-.84, .91), (-.98, .80), (-1.01, .70), (-.985, .70), (-.955, .79), (-.83, .885), (-.52, .83)],
          (-.07, .07), p.black, .010)
    box('tail lamp', (-.905, -.875), (-.06, .06), (.925, .95), p.tail, .008)
    hexa('number plate', [(-1.03, -.10, .60), (-1.03, .10, .60), (-1.02, .10, .60), (-1.02, -.10, .60), (-1.01, -.10, .72), (-1.01, .10, .72),
                          (-1.0, .10, .72), (-1.0, -.10, .72)], p.plate, .003)

    def side(s):
        prism('fairing', [(.60, 1.10), (.62, .92), (.54, .76), (.40, .62), (.26, .64), (.16, .78), (.08, .86), (.12, .95), (.34, 1.04)],
              (s * .125, s * .185), p.paint, .03)
        prism('fairing dark', [(.52, .84), (.40, .66), (.28, .68), (.20, .80), (.30, .82)], (s * .182, s * .190), p.black, .006)
        prism('fairing stripe', [(.57, 1.00), (.565, .94), (.22, .86), (.14, .90), (.16, .94)], (s * .183, s * .188), p.white, .003)
        prism('side panel', [(-.08, .88), (-.36, .87), (-.62, .92), (-.50, .78), (-.28, .64), (-.12, .66)], (s * .10, s * .13), p.black, .014)
        rod('rack', (-.46, s * .11, .98), (-.90, s * .11, 1.00), .011, p.black)
        rod('rack foot', (-.72, s * .11, .99), (-.66, s * .09, .93), .010, p.black)
        rod('indicator', (-.84, s * .06, .90), (-.85, s * .16, .90), .009, p.black)
        box('indicator lens', (-.87, -.83), (s * .14, s * .19), (.885, .915), p.amber, .01)
        box('indicator lens', (.46, .505), (s * .20, s * .245), (.97, .998), p.amber, .01)
        tube('crash bar', [(.22, s * .14, .72), (.40, s * .25, .66), (.38, s * .26, .48), (.20, s * .19, .34), (.02, s * .15, .32)], .013, p.iron)
    mirrored(side)
    box('rack plate', (-.92, -.70), (-.13, .13), (1.00, 1.012), p.black, .006)


BODY = Parts('adventure-rally', 'Rally motorcycle', 'rally', (running_gear, engine, front, bodywork), FOOTPRINT)
