"""A front cabin seen through the open passenger door (right-hand drive). The upholstery is what recolouring colours."""
import math

import bpy

from .materials import Palette, plain
from .mesh import box, hexa, hull, lathe, prism, ring, rod, tube
from .studio import area

DRIVER = -.38

#: What differs between trims: grey of the seat inserts and of the dashboard, equipment.
TRIMS = {
    'standard': dict(insert=.10, dash=.035, wide_screen=False, manual=False),
    'light': dict(insert=None, dash=.03, wide_screen=True, manual=False),
    'sport': dict(insert=.035, dash=.022, wide_screen=True, manual=False),
    'work': dict(insert=.07, dash=.05, wide_screen=False, manual=True),
}


def seat(y, leather, insert, slide=0.):
    before = set(bpy.data.objects)
    def pad(name, corners, material, bevel=.05):
        return hexa(name, corners, material, bevel, 2)
    for s in (-1, 1):  # bolsters
        pad('cushion side', [(-.16, y + s * .15, .40), (-.16, y + s * .27, .40), (.40, y + s * .26, .44), (.40, y + s * .15, .44),
                             (-.16, y + s * .15, .64), (-.16, y + s * .26, .66), (.40, y + s * .25, .66), (.40, y + s * .15, .63)], leather)
        pad('back side', [(-.14, y + s * .14, .60), (-.14, y + s * .28, .60), (.04, y + s * .27, .62), (.0, y + s * .15, .62),
                          (-.38, y + s * .12, 1.14), (-.38, y + s * .23, 1.12), (-.25, y + s * .22, 1.10), (-.29, y + s * .13, 1.12)], leather)
    pad('cushion', [(-.12, y - .19, .40), (-.12, y + .19, .40), (.42, y + .19, .44), (.42, y - .19, .44),
                    (-.12, y - .18, .64), (-.12, y + .18, .64), (.42, y + .18, .655), (.42, y - .18, .655)], insert)
    pad('back', [(-.20, y - .18, .58), (-.20, y + .18, .58), (-.02, y + .18, .62), (-.02, y - .18, .62),
                 (-.42, y - .16, 1.18), (-.42, y + .16, 1.18), (-.27, y + .16, 1.15), (-.27, y - .16, 1.15)], insert)
    pad('shoulder', [(-.42, y - .21, 1.08), (-.42, y + .21, 1.08), (-.27, y + .21, 1.06), (-.27, y - .21, 1.06),
                     (-.45, y - .16, 1.21), (-.45, y + .16, 1.21), (-.33, y + .16, 1.20), (-.33, y - .16, 1.20)], leather)
    pad('headrest', [(-.45, y - .12, 1.25), (-.45, y + .12, 1.25), (-.34, y + .12, 1.24), (-.34, y - .12, 1.24),
                     (-.47, y - .11, 1.42), (-.47, y + .11, 1.42), (-.38, y + .11, 1.41), (-.38, y - .11, 1.41)], leather)
    for s in (-1, 1):
        rod('post', (-.40, y + s * .05, 1.16), (-.41, y + s * .05, 1.28), .008, plain('post', .5, .2, 1))
    for o in set(bpy.data.objects) - before:
        o.location.x += slide


def screen(name, centre, width, height, tilt, p, rows):
    """A glossy display with simple lit graphics: rows of (y, z, width, height, brightness) inside -1..1."""
    cx, cy, cz = centre
    parts = [box(name, (-.010, .010), (-width / 2 - .008, width / 2 + .008), (-height / 2 - .008, height / 2 + .008), p.gloss, .008)]
    for y, z, w, h, light in rows:
        m = plain('pixels', light, .4, emit=.28)
        parts.append(box('pixels', (-.0125, -.0115), ((y - w / 2) * width, (y + w / 2) * width), ((z - h / 2) * height, (z + h / 2) * height), m, .0))
    for o in parts:
        o.location, o.rotation_euler = (cx, cy, cz), (0, tilt, 0)
    return parts


def steering(p, leather, accent):
    parts = [ring('rim', (0, 0, 0), .185, .0165, leather)]
    parts.append(hexa('hub', [(-.075, -.055, -.02), (-.075, .055, -.02), (.06, .075, -.02), (.06, -.075, -.02),
                              (-.065, -.045, .035), (-.065, .045, .035), (.05, .065, .035), (.05, -.065, .035)], p.black, .02, 2))
    for a in (math.pi / 2, -math.pi / 2):
        parts.append(hexa('spoke', [(-.022, math.sin(a) * .06, -.008), (-.022, math.sin(a) * .18, -.012),
                                    (.022, math.sin(a) * .18, -.012), (.03, math.sin(a) * .06, -.008),
                                    (-.022, math.sin(a) * .06, .012), (-.018, math.sin(a) * .18, .004), (.018, math.sin(a) * .18, .004),
                                    (.03, math.sin(a) * .06, .012)], p.gloss, .006))
    parts.append(hexa('spoke', [(-.17, -.022, -.012), (-.17, .022, -.012), (-.06, .03, -.008), (-.06, -.03, -.008),
                                (-.17, -.018, .004), (-.17, .018, .004), (-.06, .026, .012), (-.06, -.026, .012)], accent, .006))
    badge = lathe('badge', [(.0001, .004), (.022, .004), (.025, .0)], p.chrome, 40)
    badge.rotation_euler = (math.pi / 2, 0, 0)
    badge.location = (0, 0, .048)
    parts.append(badge)
    column = bpy.data.objects.new('steering', None)
    bpy.context.scene.collection.objects.link(column)
    for o in parts:
        o.parent = column
    # local z points at the driver, local x up
    column.rotation_euler = (0, math.radians(-66), 0)
    column.location = (.50, DRIVER, .93)
    box('cowl', (.58, .80), (DRIVER - .07, DRIVER + .07), (.83, .93), p.black, .03)
    for s in (1, -1):
        rod('stalk', (.60, DRIVER + s * .06, .90), (.57, DRIVER + s * .20, .93), .009, p.black)


def dashboard(p, t, accent):
    soft, low = plain('dash top', t['dash'], .65), plain('dash low', t['dash'] * 1.6, .6)
    prism('dash', [(1.62, .93), (1.10, 1.005), (.88, .995), (.80, .955), (.82, .905), (.95, .87), (1.0, .60), (1.6, .60)], (-.80, .80), soft, .02)
    prism('knee', [(.98, .88), (.84, .86), (.82, .76), (.90, .62), (1.0, .60)], (-.79, .79), low, .02)
    box('band', (.795, .87), (-.79, .79), (.865, .905), accent, .008)
    rod('band line', (.793, -.79, .862), (.793, .79, .862), .003, p.chrome)
    prism('binnacle', [(.98, .98), (.82, 1.075), (.79, 1.07), (.80, 1.05), (.86, .98)], (DRIVER - .20, DRIVER + .20), soft, .012)
    screen('cluster', (.825, DRIVER, 1.00), .30, .105, -.22, p, [
        (-.32, 0, .24, .62, .05), (.32, 0, .24, .62, .05), (-.32, .02, .12, .26, .85), (.32, .02, .12, .26, .55), (0, .22, .22, .08, .5),
        (0, -.02, .26, .30, .12), (0, -.30, .3, .06, .35)])
    width = .36 if t['wide_screen'] else .27
    screen('centre screen', (.775, .02, 1.015), width, .185, -.16, p, [
        (-.28, .12, .36, .62, .10), (-.34, .20, .10, .20, .55), (-.22, .0, .16, .05, .4), (.12, .28, .34, .26, .16), (.12, -.04, .34, .26, .22),
        (.38, .28, .12, .26, .35), (.38, -.04, .12, .26, .12), (0, -.40, .86, .07, .30)])
    for y in (-.70, -.10, .14, .70):
        box('vent', (.79, .84), (y - .075, y + .075), (.915, .955), p.dark, .006)
        for z in (.925, .935, .945):
            box('slat', (.785, .80), (y - .07, y + .07), (z - .002, z + .001), p.black, .0)
        box('vent bar', (.782, .79), (y - .07, y + .07), (.912, .916), p.chrome, .001)
    for k in range(6):   # buttons below the screen
        y = -.15 + k * .062
        box('button', (.80, .835), (y - .024, y + .024), (.815, .838), p.gloss, .005)
    for y in (-.19, .22):
        o = lathe('knob', [(.0001, .02), (.020, .02), (.023, .0)], p.iron, 40)
        o.location, o.rotation_euler = (.815, y, .826), (0, 0, math.pi / 2)


def console(p, t, leather, accent):
    low = plain('console', t['dash'] * 1.4, .55)
    prism('console', [(-.55, .40), (.95, .40), (.90, .78), (.76, .74), (.30, .655), (-.55, .655)], (-.125, .125), low, .02)
    hexa('arm rest', [(-.50, -.115, .64), (-.50, .115, .64), (-.10, .115, .64), (-.10, -.115, .64),
                      (-.50, -.11, .74), (-.50, .11, .74), (-.12, .11, .735), (-.12, -.11, .735)], leather, .03, 1)
    prism('console top', [(.00, .657), (.30, .660), (.74, .744), (.74, .738), (.30, .652), (.0, .65)], (-.105, .105), p.gloss, .003)
    for y in (-.048, .048):
        cup = lathe('cup', [(.0001, -.01), (.034, -.01), (.038, .004), (.042, .006), (.043, -.004)], p.dark, 40)
        cup.location, cup.rotation_euler = (.07, y, .664), (math.pi / 2, 0, 0)
    if t['manual']:
        rod('lever', (.36, 0, .66), (.34, 0, .82), .010, p.iron)
        hull('boot', [(.28, .68, .01, .005), (.30, .69, .05, .03), (.36, .70, .06, .045), (.42, .70, .05, .03), (.44, .69, .01, .005)], leather, 2.4, 40)
        hull('knob', [(.300, .84, .004, .004), (.31, .84, .022, .022), (.34, .845, .027, .027), (.37, .84, .022, .022), (.38, .84, .004, .004)], p.black, 2.2, 40)
    else:
        hexa('selector', [(.34, -.028, .67), (.34, .028, .67), (.42, .026, .685), (.42, -.026, .685),
                          (.33, -.024, .745), (.33, .024, .745), (.38, .022, .745), (.38, -.022, .745)], p.black, .012, 2)
        box('selector accent', (.335, .345), (-.012, .012), (.735, .742), p.chrome, .002)
    box('tray', (.52, .72), (-.085, .085), (.715, .722), p.rubber, .002).rotation_euler = (0, 0, 0)


def surroundings(p, t, leather, accent):
    lining, roof = plain('lining', t['dash'] * 1.5, .6), plain('roof lining', .52, .9)
    # floor, far door, pillars, roof, windscreen frame
    box('floor', (-1.2, 1.6), (-.85, .85), (.24, .30), plain('carpet', .02, 1, specular=0), 0)
    box('firewall', (1.0, 1.1), (-.84, .84), (.26, .75), p.black, 0)
    prism('door', [(-.55, .30), (1.0, .30), (1.02, .90), (.90, .955), (-.62, .985)], (-.86, -.78), lining, .02)
    prism('door pad', [(-.40, .66), (.70, .66), (.74, .80), (-.42, .82)], (-.79, -.755), leather, .025)
    box('door line', (-.45, .80), (-.785, -.762), (.845, .870), accent, .006)
    hexa('door rest', [(-.40, -.80, .60), (-.40, -.68, .60), (.50, -.70, .60), (.50, -.80, .60), (-.40, -.80, .66), (-.40, -.685, .66),
                       (.52, -.71, .67), (.52, -.80, .67)], leather, .02, 1)
    box('door pull', (.30, .42), (-.775, -.755), (.74, .775), p.chrome, .008)
    speaker = lathe('speaker', [(.0001, .01), (.075, .01), (.082, .004), (.084, 0)], p.black, 48)
    speaker.location = (.55, -.78, .46)
    tube('far roof rail', [(.46, -.705, 1.43), (.0, -.70, 1.475), (-.6, -.69, 1.49)], .035, roof)
    for y in (-.80, .80):
        tube('front pillar', [(1.18, y, .96), (.80, y * .96, 1.22), (.42, y * .88, 1.44), (.0, y * .84, 1.50)], .040, roof)
    tube('middle pillar', [(-.50, -.83, .95), (-.52, -.79, 1.25), (-.54, -.72, 1.50)], .055, roof)
    box('belt anchor', (-.53, -.47), (-.775, -.755), (1.22, 1.34), p.black, .012)
    tube('belt', [(-.49, -.75, 1.28), (-.47, -.66, .95), (-.44, -.62, .62)], .012, p.black)
    hexa('roof', [(-1.6, -.80, 1.50), (-1.6, .95, 1.50), (.05, .95, 1.50), (.05, -.80, 1.50),
                  (-1.6, -.80, 1.56), (-1.6, .95, 1.56), (.05, .95, 1.56), (.05, -.80, 1.56)], roof, .02)
    hexa('header', [(.0, -.74, 1.47), (.0, .80, 1.47), (.36, .80, 1.44), (.36, -.74, 1.44),
                    (.0, -.74, 1.53), (.0, .80, 1.53), (.40, .80, 1.50), (.40, -.74, 1.50)], roof, .02)
    box('mirror', (.30, .335), (-.13, .13), (1.27, 1.345), p.black, .016, 1)
    rod('mirror arm', (.34, 0, 1.33), (.42, 0, 1.42), .010, p.black)
    for y in (DRIVER, -DRIVER):
        box('visor', (.06, .22), (y - .19, y + .19), (1.435, 1.455), roof, .01)
    # rear bench and far rear door
    hexa('bench', [(-1.30, -.72, .40), (-1.30, .72, .40), (-.85, .72, .42), (-.85, -.72, .42), (-1.30, -.70, .62), (-1.30, .70, .62),
                   (-.85, .70, .63), (-.85, -.70, .63)], leather, .06, 2)
    hexa('bench back', [(-1.45, -.72, .55), (-1.45, .72, .55), (-1.20, .72, .55), (-1.20, -.72, .55), (-1.62, -.66, 1.16), (-1.62, .66, 1.16),
                        (-1.45, .66, 1.16), (-1.45, -.66, 1.16)], leather, .06, 2)
    prism('rear door', [(-1.7, .30), (-.55, .30), (-.62, .985), (-1.75, 1.02)], (-.86, -.78), lining, .02)
    for x in (.56, .66):
        box('pedal', (1.10, 1.13), (DRIVER - .06 + (x - .56) * 1.6, DRIVER + .02 + (x - .56) * 1.6), (.42, .52), p.iron, .008)


def build_interior(trim_name):
    t = TRIMS[trim_name]
    p = Palette()
    leather = plain('leather', 'paint', .5)
    insert = plain('insert', t['insert'], .7) if t['insert'] else leather
    accent = plain('accent', .32, .28, .8)
    surroundings(p, t, leather, accent)
    dashboard(p, t, accent)
    console(p, t, leather, accent)
    steering(p, plain('rim leather', .03, .45), accent)
    for y in (DRIVER, -DRIVER):
        seat(y, leather, insert, 0. if y == DRIVER else -.22)
    light()
    return dict(front=2, rear=-2, half_width=.9, wheel=.3, axles=(1.4, -1.4))


def light():
    """Soft daylight through screen and doors, a bright studio outside."""
    w = bpy.data.worlds.new('outside')
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes['Background']
    b.inputs[0].default_value, b.inputs[1].default_value = (.50, .50, .50, 1), 1.
    for place, target, size, power in (((2.4, .2, 2.4), (.6, 0, .9), (1.8, 1.2), 150), ((.4, 2.4, 2.0), (.3, -.2, .8), (2.4, 1.4), 130),
                                       ((-.4, .3, 1.44), (-.2, 0, .6), (.9, .7), 9)):
        area(place, target, size, power, False)


def aim_interior(camera):
    camera.aim(0, 0, 1, 25, (0, 0, 0))
    from mathutils import Vector
    eye, target = Vector((-.10, .86, 1.24)), Vector((.46, -.30, .85))
    camera.object.location = eye
    camera.object.rotation_euler = (target - eye).to_track_quat('-Z', 'Y').to_euler()
