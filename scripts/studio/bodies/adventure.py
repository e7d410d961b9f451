"""An adventure motorcycle: the roadster with beak, tall screen, hand guards, crash bars and panniers."""
from bodies.motorcycle import FOOTPRINT, bodywork, engine, handlebar, lamp, running_gear
from kit.materials import plain
from kit.mesh import box, hexa, mirrored, prism, rod, tube
from kit.parts import Parts


def front(p):
    prism('beak', [(.46, .90), (.62, .845), (.88, .775), (1.02, .70), (.86, .725), (.60, .775), (.48, .80)], (-.062, .062), p.paint, .02)
    prism('cheek', [(.66, .80), (.68, 1.02), (.52, 1.10), (.36, 1.02), (.40, .84)], (-.115, .115), p.paint, .035)
    hexa('screen', [(.545, -.15, 1.05), (.545, .15, 1.05), (.56, .15, 1.05), (.56, -.15, 1.05),
                    (.42, -.13, 1.34), (.42, .13, 1.34), (.43, .13, 1.345), (.43, -.13, 1.345)], plain('screen', .02, .3), .02)
    for s in (1, -1):
        rod('screen stay', (.50, s * .10, 1.04), (.45, s * .11, 1.22), .010, p.black)
    box('eye', (.672, .70), (-.095, -.012), (.88, .955), p.lens, .012)
    box('eye', (.672, .70), (.012, .095), (.88, .955), p.lens, .012)


def sides(p):
    case, edge = plain('case', .34, .36, .9), p.black

    def side(s):
        prism('shroud', [(.50, .95), (.47, .80), (.36, .66), (.22, .70), (.10, .84), (.16, .94)], (s * .175, s * .215), p.paint, .02)
        prism('shroud panel', [(.44, .82), (.36, .71), (.24, .74), (.18, .82)], (s * .212, s * .219), p.black, .006)
        tube('hand guard', [(.24, s * .475, 1.07), (.36, s * .46, 1.075), (.42, s * .36, 1.085), (.38, s * .27, 1.09)], .010, p.black)
        hexa('guard plate', [(.33, s * .47, 1.02), (.40, s * .34, 1.03), (.41, s * .34, 1.03), (.34, s * .47, 1.02),
                             (.33, s * .47, 1.13), (.40, s * .34, 1.13), (.41, s * .34, 1.13), (.34, s * .47, 1.13)], p.black, .006)
        tube('crash bar', [(.18, s * .16, .78), (.38, s * .28, .70), (.36, s * .29, .50), (.18, s * .22, .34), (.02, s * .16, .30)], .014, p.iron)
        box('pannier', (-.86, -.44), (s * .24, s * .43), (.54, .86), case, .02)
        box('pannier lid', (-.865, -.435), (s * .235, s * .435), (.80, .815), edge, .004)
        for x in (-.80, -.52):
            box('latch', (x - .02, x + .02), (s * .428, s * .442), (.74, .82), edge, .004)
        tube('pannier frame', [(-.40, s * .12, .80), (-.46, s * .24, .82), (-.88, s * .24, .82), (-.92, s * .10, .90)], .011, p.black)
        rod('rack', (-.44, s * .10, .90), (-.94, s * .10, .945), .011, p.black)
        rod('rack foot', (-.66, s * .10, .92), (-.64, s * .08, .86), .010, p.black)
    mirrored(side)
    box('rack plate', (-.94, -.66), (-.13, .13), (.945, .96), p.black, .006)
    hexa('bash plate', [(-.10, -.13, .19), (-.10, .13, .19), (.20, .12, .21), (.20, -.12, .21),
                        (-.12, -.14, .22), (-.12, .14, .22), (.32, .12, .42), (.32, -.12, .42)], p.iron, .012)


BODY = Parts('adventure', 'Adventure motorcycle', 'tourer', (running_gear, engine, bodywork, lamp, handlebar, front, sides), FOOTPRINT)
