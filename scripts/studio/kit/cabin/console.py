"""What lies between the seats: selector, cup holders, armrest."""
import math

from ..mesh import box, hexa, lathe, tube
from ..materials import plain
from .surfaces import stitches, sweep, upholstered


def car_console(m, p):
    half = .118
    sweep('console', [(-.60, .60), (-.20, .64), (.30, .665), (.62, .705), (.78, .775), (.83, .86)], (-half, half), m.low)
    for s in (1, -1):   # padded flanks
        hexa('flank', [(-.6, s * .10, .28), (-.6, s * half, .28), (.92, s * .150, .28), (.92, s * .12, .28),
                       (-.6, s * .10, .61), (-.6, s * half, .61), (.84, s * .150, .80), (.84, s * .12, .80)], m.low, .01)
        rail = [(-.15, s * (half + .002), .655), (.30, s * (half + .004), .682), (.62, s * (half + .010), .722), (.79, s * (half + .022), .800)]
        tube('console rail', rail, .012, m.soft)
        stitches('console stitch', [(x, y, z + .0125) for x, y, z in rail], m.stitch)
    sweep('console face', [(.02, .664), (.30, .676), (.60, .713), (.66, .727)], (-.092, .092), p.gloss, refine=4)
    frame = [(.02, -.094, .666), (.30, -.094, .679), (.60, -.094, .716), (.665, -.094, .731)]
    for s in (1, -1):
        tube('face edge', [(x, -y * s, z) for x, y, z in frame], .003, m.accent)
    for y in (-.046, .046):
        cup = lathe('cup', [(.0001, -.06), (.034, -.06), (.0375, -.05), (.039, .004), (.0425, .007), (.044, .001)], p.black, 48)
        lip = lathe('cup ring', [(.0405, .007), (.043, .0095), (.0455, .006)], p.chrome, 48)
        dark = lathe('cup floor', [(.0001, .0035), (.0375, .0045), (.0395, .006)], p.dark, 40)
        for o in (cup, lip, dark):
            o.location, o.rotation_euler = (.13, y, .672), (math.pi / 2 + .045, 0, 0)
            o.rotation_euler = (math.pi / 2, 0, 0)
    # automatic selector: a low grip on its plate, the gates beside it
    hexa('gate', [(.30, -.040, .680), (.30, .040, .680), (.48, .040, .702), (.48, -.040, .702), (.30, -.040, .688), (.30, .040, .688), (.48, .040, .710),
                  (.48, -.040, .710)], m.accent, .004)
    hexa('gate face', [(.305, -.036, .684), (.305, .036, .684), (.475, .036, .704), (.475, -.036, .704), (.305, -.036, .690), (.305, .036, .690),
                       (.475, .036, .712), (.475, -.036, .712)], p.gloss, .004)
    hexa('selector', [(.325, -.024, .690), (.325, .024, .690), (.425, .022, .704), (.425, -.022, .704), (.300, -.034, .770), (.300, .034, .770),
                      (.400, .030, .786), (.400, -.030, .786)], m.grip, .014)
    hexa('selector top', [(.312, -.022, .770), (.312, .022, .770), (.385, .020, .782), (.385, -.020, .782), (.312, -.022, .7745), (.312, .022, .7745),
                          (.385, .020, .7865), (.385, -.020, .7865)], m.accent, .003)
    for k, grey in enumerate((.35, .35, .35, .9)):
        box('gear letter', (.335 + k * .034, .343 + k * .034), (.024, .031), (.6945 + k * .0042, .6975 + k * .0042), plain('letter', grey, .5, emit=.5), 0)
    for k in range(2):
        for s in (1, -1):
            box('button', (.51 + k * .035, .535 + k * .035), (s * .016, s * .052), (.706 + k * .0045, .7125 + k * .0045), p.black, .003)
    upholstered('arm rest', [(-.58, .715), (-.40, .72), (-.20, .72), (-.06, .712), (-.03, .70)], [.105, .108, .106, .10, .092], .045, [0, 0], 0.,
                (m.leather, m.leather), split=.80, piping=m.stitch)
    box('arm box', (-.58, -.05), (-.10, .10), (.58, .70), m.low, .02)


def work_console(m, p):
    """An engine cover with trays; the selector stands on the dashboard's foot."""
    sweep('cover', [(-.70, .58), (-.20, .60), (.30, .61), (.60, .63), (.74, .70), (.84, .80)], (-.14, .14), m.low)
    for s in (1, -1):
        hexa('flank', [(-.7, s * .10, .28), (-.7, s * .15, .28), (.92, s * .18, .28), (.92, s * .12, .28),
                       (-.7, s * .10, .59), (-.7, s * .142, .59), (.84, s * .150, .78), (.84, s * .12, .78)], m.low, .01)
    box('tray', (-.30, .24), (-.105, .105), (.58, .622), p.dark, .01)
    for s in (1, -1):
        box('tray edge', (-.31, .25), (s * .100, s * .112), (.60, .645), m.low, .006)
    for x in (-.31, .25, -.02):
        box('tray edge', (x - .006, x + .006), (-.11, .11), (.60, .645), m.low, .005)
    box('papers', (-.27, -.06), (-.08, .07), (.622, .634), plain('paper', .5, .9), .002).rotation_euler = (0, 0, .05)
    for y in (-.052, .052):
        cup = lathe('cup', [(.034, .002), (.0385, .006), (.042, .010), (.045, .0)], p.black, 48)
        dark = lathe('cup floor', [(.0001, .003), (.036, .004)], p.dark, 40)
        for o in (cup, dark):
            o.location, o.rotation_euler = (.33, y, .622), (math.pi / 2, 0, 0)
    hexa('selector base', [(.50, -.05, .62), (.50, .05, .62), (.72, .05, .68), (.72, -.05, .68), (.53, -.04, .69), (.53, .04, .69), (.72, .04, .75),
                           (.72, -.04, .75)], p.black, .012)
    # a turning selector on its foot
    dial = lathe('selector', [(.0001, .040), (.030, .040), (.036, .034), (.038, .006), (.042, .0)], p.black, 48)
    band = lathe('selector ring', [(.039, .006), (.0425, .005), (.044, .001)], p.iron, 48)
    for o in (dial, band):
        o.location, o.rotation_euler = (.62, 0, .722), (math.pi / 2, -.31, 0)
    for k in range(4):
        box('switch', (.776, .80), (-.105 + k * .055, -.06 + k * .055), (.755, .775), p.gloss, .004)
