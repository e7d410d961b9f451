"""Dashboards in layers, with vents, instruments and a touch screen; the steering wheel."""
import math

import bpy
import numpy as np

from ..materials import plain
from ..maths import catmull
from ..mesh import box, hexa, lathe, ring, rod, tube
from .shapes import DRIVER
from .surfaces import Display, sheet, stitches, sweep


def dashboard(c, t, m, p):
    w, (bx, bz) = c['half'] + .01, c['base']
    tall, d = not c['bonnet'], c['dash']
    warp = lambda y: (.07 * np.abs(y / w)**3, -.012 * (y / w)**2)   # the ends curve towards the doors
    z = lambda v: v + d
    sweep('dash top', [(bx + .02, z(.955)), (1.12, z(.985)), (.92, z(.985)), (.845, z(.972)), (.815, z(.945)), (.825, z(.922))], (-w, w), m.soft, warp)
    sweep('dash gap', [(.825, z(.924)), (.86, z(.918)), (.868, z(.890)), (.86, z(.862)), (.82, z(.856))], (-w, w), p.dark, warp)
    sweep('dash strip', [(.822, z(.862)), (.812, z(.858)), (.812, z(.846)), (.822, z(.842))], (-w, w), m.accent, warp, 5)
    sweep('dash pad', [(.822, z(.843)), (.795, z(.825)), (.785, z(.785)), (.800, z(.745)), (.835, z(.728))], (-w, w), m.pad if t['pad'] != 'paint' else m.leather, warp)
    sweep('dash low', [(.835, z(.730)), (.85, z(.70)), (.87, z(.62)), (.93, z(.53)), (1.02, z(.42))], (-w, w), m.low, warp)
    for y0, y1 in ((-w + .03, -.02), (.02, w - .03)):
        line = [(.7935 + .07 * abs(y / w)**3, y, z(.8295 - .012 * (y / w)**2)) for y in np.linspace(y0, y1, 12)]
        stitches('dash stitch', line, m.stitch)
    top = [(.8135 + .07 * abs(y / w)**3, y, z(.953 - .012 * (y / w)**2)) for y in np.linspace(-w + .03, w - .03, 16)]
    stitches('top stitch', top, m.stitch)
    vents(w, z, m, p)
    # demister, glove box with its handle
    box('demister', (1.20, 1.23), (-.5, .5), (bz + .012, bz + .020), p.black, .003)
    shut = [(.868, .16, z(.645)), (.855, .16, z(.700)), (.857, .40, z(.705)), (.872, .62, z(.700)), (.890, .62, z(.640))]
    tube('glove box', shut, .0028, p.dark)
    box('glove handle', (.848, .870), (.33, .45), (z(.672), z(.690)), p.gloss, .004)
    hood(c, t, m, p, z)
    touch(c, t, m, p, z)
    climate(m, p, z)


def vents(w, z, m, p):
    dx = lambda y: .07 * abs(y / w)**3
    for y, half in ((-w + .115, .075), (-.155, .068), (.145, .068), (w - .115, .075)):
        x = .826 + dx(y)
        turn = -.9 * .07 * 3 * (y / w)**2 / w * (1 if y > 0 else -1)
        o = []
        for k in range(4):
            h = z(.873 + k * .0125) - .010 * (y / w)**2
            o.append(box('slat', (-.004, .020), (-half + .006, half - .006), (h - .0022, h + .0022), p.black, .0012))
        for side in (-1, 1):
            o.append(box('vent side', (-.008, .02), (side * half - .003, side * half + .003), (z(.864), z(.922)), m.accent, .002))
        o.append(box('vent tab', (-.012, .0), (-.010, .010), (z(.885), z(.897)), m.accent, .002))
        for part in o:
            part.location, part.rotation_euler = (x, y, 0), (0, 0, turn)


def hood(c, t, m, p, z):
    """The instruments under their hood."""
    sections = 25
    a = np.linspace(0, np.pi, sections)[None]
    flat = lambda v: np.sign(v) * np.abs(v)**.55
    x = np.array([.775, .785, .84, .98, 1.10])[:, None]
    half, high = np.array([.176, .181, .181, .165, .13])[:, None], np.array([.118, .124, .120, .07, .0])[:, None]
    sheet('hood', x, DRIVER + half * flat(np.cos(a)), z(.955) + high * flat(np.sin(a)), m.soft)
    sheet('hood in', np.array([[.776], [.85]]), DRIVER + np.array([[.174], [.158]]) * flat(np.cos(a)), z(.953) + np.array([[.116], [.098]]) * flat(np.sin(a)), p.black)
    box('hood back', (.855, .87), (DRIVER - .17, DRIVER + .17), (z(.93), z(1.06)), p.black, .01)
    stitches('hood stitch', [(.779, DRIVER + .178 * flat(math.cos(b)), z(.955) + .121 * flat(math.sin(b))) for b in np.linspace(.25, math.pi - .25, 14)], m.stitch)
    s = Display('instruments', (.842, DRIVER, z(1.002)), (.285, .088), -.14, p, .006)
    for side, needle in ((-1, -math.pi / 4), (1, -math.pi / 4)):   # it is parked: both at nought
        y = side * .31
        s.dot(y, 0, .042, .030, 1)
        face = lathe('dial', [(.0395, .0), (.0405, .004), (.0425, .004), (.0435, .0)], p.chrome, 64)
        face.location, face.rotation_euler = (.830, DRIVER + y * .285, z(1.002)), (0, -.14, math.pi / 2)
        for k in range(11):
            b = math.pi * (1.25 - 1.5 * k / 10)
            cy, cz = -math.cos(b) / .285, math.sin(b) / .088
            s.line([(y + .030 * cy, .030 * cz), (y + .036 * cy, .036 * cz)], .0016, .85, 4)
            if k % 2 == 0:
                s.text(y + .0235 * cy, .0235 * cz, .056, str(k * (10 if side < 0 else 20)), .7, 5)
        cy, cz = math.cos(needle) / .285, math.sin(needle) / .088
        s.line([(y, 0), (y + .030 * cy, .030 * cz)], .0024, (1., .16, .03), 5)
        s.dot(y, 0, .007, .25, 6)
        s.text(y, -.20, .050, '% power' if side < 0 else 'km/h', .35, 5)
    # Without a distance: every vehicle has driven another.
    s.text(-.055, .33, .075, '10:24', .6)
    s.text(.060, .33, .075, '21°', .6)
    for k, gear in enumerate('PRND'):
        s.text(.096 - k * .064, .0, .17 if gear == 'P' else .11, gear, .95 if gear == 'P' else .22)
    s.rect(.096, -.17, .045, .018, ROUTE, 4)
    s.text(0, -.33, .058, 'Doors closed', .4)


#: On the screens, in linear light: a route and what is chosen; a park.
ROUTE, PARK = (.045, .30, .95), (.020, .062, .026)


def touch(c, t, m, p, z):
    """A screen: a dark map with a route, a bar of buttons, what is playing; smaller words on an upright one."""
    w, h = t['screen']
    fit = min(1., w / h / 1.4)
    s = Display('touch screen', (.800, .0, z(.940) + h / 2), (w, h), -.12, p)
    s.rect(0, 0, 1, 1, .018)
    s.rect(.455, 0, .09, 1, .008, 1)
    for k, shade in enumerate((ROUTE, .16, .16, .16, .16)):
        s.dot(.455, .36 - k * .18, h * .050, shade, 2)
    # the map: parks and blocks, streets, the route
    for y, v, a, b, shade in ((.30, .30, .18, .26, .034), (.10, .32, .16, .22, PARK), (.29, -.06, .16, .24, .028), (.08, -.02, .20, .24, .038), (.16, -.34, .36, .18, (.012, .030, .062))):
        s.rect(y, v, a, b, shade, 1)
    for street in ([(.41, .12), (-.09, .16)], [(.41, -.21), (.1, -.20), (-.09, -.16)], [(.205, .5), (.195, -.5)], [(-.02, .5), (-.03, 0), (.0, -.5)], [(.41, .45), (.30, .14), (.20, -.1)]):
        s.line(street, h * .014, .09, 2)
    s.line([(.215, -.46), (.20, -.21), (.20, -.02), (.12, .13), (-.02, .15), (-.03, .40)], h * .030, ROUTE, 3)
    s.dot(.215, -.40, h * .045, .95, 5)
    s.dot(.215, -.40, h * .026, ROUTE, 6)
    # right: the next turn, and what plays
    s.rect(-.295, .20, .37, .50, .045, 1)
    s.rect(-.20, .30, .10, .18, ROUTE, 2)
    for v, size, grey, words in ((.35, .070, .75, '350 m'), (.245, .042, .40, 'Turn right'), (.09, .045, .40, 'Wattle Street'), (.01, .045, .25, '8 min')):
        s.text(-.27 if v > .2 else -.125, v, size * fit, words, grey, 3, 'LEFT')
    s.rect(-.295, -.24, .37, .32, .060, 1)
    s.rect(-.16, -.20, .08, .17, (.62, .16, .06), 2)
    for v, grey, words in ((-.165, .75, 'Morning radio'), (-.25, .35, 'Live')):
        s.text(-.215, v, .042 * fit, words, grey, 3, 'LEFT')
    s.rect(-.295, -.35, .31, .015, .15, 2)
    s.rect(-.21, -.35, .14, .017, ROUTE, 3)
    s.rect(-.02, .465, .86, .05, .010, 2)
    s.text(.36, .465, .038, '10:24', .6, 3)
    s.text(-.43, .465, .038, '21°', .6, 3)


def climate(m, p, z):
    """Buttons and two rotary knobs below the vents."""
    s = Display('climate', (.792, 0, z(.790)), (.265, .050), .05, p, .006)
    for k in range(6):
        s.rect(.25 - k * .1, 0, .06, .10, .30, 1)
    for y in (-.112, .112):
        knob = lathe('knob', [(.0001, .026), (.017, .026), (.0195, .022), (.021, .0)], p.black, 48)
        band = lathe('knob band', [(.0205, .010), (.0218, .010), (.0218, .003), (.021, .001)], p.chrome, 48)
        for o in (knob, band):
            o.location, o.rotation_euler = (.784, y, z(.790)), (0, 0, math.pi / 2)


def steering(t, m, p, centre, tilt):
    r = t['wheel']
    parts = [ring('rim', (0, 0, 0), r, .0158, m.grip)]
    for a in (.55, math.pi - .55):   # thumb rests: x is up, y to the left
        path = [(r * math.sin(a + k), r * math.cos(a + k), 0) for k in (-.22, -.1, 0, .1, .22)]
        parts.append(tube('grip', path, .0182, m.grip))
    body = np.array([(.062, .0), (.055, .062), (.01, .088), (-.04, .072), (-.072, .035), (-.078, .0)])
    outline = np.concatenate([body, body[1:-1][::-1] * (1, -1)])
    k = np.array([[1.06, -.022], [1.06, .004], [1.0, .026], [.82, .036], [.0, .042]])
    close = np.concatenate([outline, outline[:1]])
    c = catmull(close, 6)
    parts.append(sheet('pad', k[:, :1] * c[None, :, 0], k[:, :1] * c[None, :, 1], np.broadcast_to(k[:, 1:2], (len(k), len(c))), plain('pad', .028, .55)))
    edge = r - .008
    for s in (1, -1):
        parts.append(hexa('spoke', [(-.030, s * .06, -.012), (-.020, s * edge, -.010), (.012, s * edge, -.010), (.026, s * .06, -.012),
                                    (-.030, s * .06, .014), (-.018, s * edge, .006), (.010, s * edge, .006), (.026, s * .06, .014)], p.black, .006))
        parts.append(hexa('pads', [(-.024, s * .088, .010), (-.018, s * .135, .007), (.012, s * .135, .007), (.020, s * .088, .010),
                                   (-.024, s * .088, .018), (-.018, s * .135, .013), (.012, s * .135, .013), (.020, s * .088, .018)], p.gloss, .004))
        for x in (-.010, .006):
            parts.append(box('key', (x - .004, x + .004), (s * .098, s * .124), (.014, .0175), plain('key', .5, .5), .001))
        parts.append(hexa('low spoke', [(-edge, s * .020, -.010), (-edge, s * .040, -.010), (-.06, s * .045, -.012), (-.06, s * .016, -.012),
                                        (-edge, s * .020, .004), (-edge, s * .038, .004), (-.06, s * .043, .014), (-.06, s * .018, .014)], m.accent, .004))
    badge = lathe('badge', [(.0001, .003), (.016, .003), (.018, .0)], p.iron, 40)
    badge.rotation_euler, badge.location = (math.pi / 2, 0, 0), (-.004, 0, .041)
    parts.append(badge)
    column = bpy.data.objects.new('steering', None)
    bpy.context.scene.collection.objects.link(column)
    for o in parts:
        o.parent = column
    column.rotation_euler, column.location = (0, -math.radians(tilt), 0), centre
    x, y, zc = centre
    rod('column', (x + .04, y, zc - .01), (x + .40, y, zc - .14), .048, p.black)
    hexa('cowl', [(x + .09, y - .055, zc - .095), (x + .09, y + .055, zc - .095), (x + .36, y + .07, zc - .17), (x + .36, y - .07, zc - .17),
                  (x + .07, y - .05, zc + .03), (x + .07, y + .05, zc + .03), (x + .36, y + .07, zc + .0), (x + .36, y - .07, zc + .0)], p.black, .025)
    for s in (1, -1):
        rod('stalk', (x + .10, y + s * .04, zc + .0), (x + .075, y + s * .165, zc + .022), .0075, p.black)
        rod('stalk end', (x + .078, y + s * .150, zc + .020), (x + .071, y + s * .190, zc + .026), .0105, p.black)
