"""Marks a shell's glass, lamps, grille and shut lines as signed distances, and presses real depth
into the ones that need a shadow."""
import numpy as np

from .maths import polygon, rect, signed_line, smooth, to_line, where
from .spec import RAKED_NOSE

NAMES = ('glass', 'trim', 'shut', 'seam', 'bead', 'clad', 'cut', 'grille', 'chrome', 'lamp', 'reflector', 'lens', 'drl', 'tail', 'tdrl', 'silver')
#: Of these the shader draws where they pass zero: gaps that run up and gaps that run along, and a bright strip.
LINES = ('shut', 'seam', 'bead')


class Marks(dict):
    def __init__(self, shape):
        super().__init__({k: np.full(shape, 1. if k in LINES else -1.) for k in NAMES})

    def add(self, name, distance, condition=True):
        self[name] = np.maximum(self[name], where(distance, condition))

    def clear(self, name, distance):
        """Cut a shape out of a mark."""
        self[name] = np.minimum(self[name], -distance)

    def groove(self, distance, condition=True, name='shut'):
        """A line where the distance passes zero. Elsewhere it keeps its sign, far from zero: a change of sign there is too steep
        to be seen."""
        d = np.where(condition, distance, np.where(distance < 0, -1., 1.))
        self[name] = np.where(np.abs(d) < np.abs(self[name]), d, self[name])


def union(a, b, outlines):
    d = np.full(a.shape, -1.)
    for o in outlines:
        d = np.maximum(d, polygon(a, b, o))
    return d


def cabin_footprint(car, g, grow=0.):
    """Positive where the lower body's deck lies inside the cabin."""
    rows = car.cabin.rows()
    _, _, w, xf, xr = rows[1]
    nf, nr, m = car.cabin.plan
    cx, half = (xf + xr) / 2, (xf - xr) / 2 + grow
    n = np.where(g.X > cx, nf, nr)
    return 1 - (np.abs((g.X - cx) / half)**n + np.abs(g.Y / (w + grow))**m)


def mark_face(car, face, g, a):
    """Press grille, intakes and lamps into the nose, then mark them."""
    z0, z1 = car.nose_frame
    W = car.lower.half_width
    metres = lambda pts: [(u * W, z0 + v * (z1 - z0)) for u, v in pts]
    y, z = np.abs(g.Y), g.Z
    round_y = y
    if face.get('wrap'):  # lamps run on round the corner: u of 1.42 lies on the wing, a hand before the wheel arch
        back = car.lower.front - .12
        tip = car.axles[0] + car.wheel + car.arch + .06
        round_y = y + np.maximum(back - g.X, 0) * .5 * W / (back - tip)
    nose = g.X > car.axles[0] + .12
    deep = g.X > car.lower.front - .95
    grille = union(y, z, [metres(p) for p in face['grille']])
    intake = union(y, z, [metres(p) for p in face['intake']])
    lamp = union(round_y, z, [metres(p) for p in face['lamp']])
    lamp = where(lamp, deep & (g.X > car.axles[0] + car.wheel + (.09 if face.get('wrap') else .12)))
    front = nose & (np.abs(g.normal[..., 0]) > .3)
    mouth = where(np.maximum(grille, intake), front)
    depth = -.030 * smooth(-.004, .016, mouth) if face['pattern'] != 'blank' else -.022 * smooth(-.004, .016, mouth)
    g.push(depth - .010 * smooth(-.004, .010, lamp))

    a.add('clad', union(y, z, [metres(p) for p in face['black']]), nose & (g.X > car.axles[0] + car.wheel * .8))
    a.add('grille', mouth)
    if face['pattern'] == 'blank':
        a.add('trim', mouth + .004)
    frame = face.get('frame', 0)
    if frame:
        a.add('chrome', frame - np.abs(where(grille, front) - frame * .2) * 1.0, front & (grille > -.9))
    else:
        a.add('trim', grille + .018, front)
    a.add('lamp', lamp)
    for u, v, r in face['projector']:
        cy, cz = metres([(u, v)])[0]
        d = np.hypot(round_y - cy, (z - cz))
        a.add('reflector', np.minimum(r * 1.18 - d, d - r * .98), deep & (lamp > .002))
        a.add('lens', r * .98 - d, deep & (lamp > 0))
    for line, half in face['drl']:
        a.add('drl', np.minimum(half - to_line(round_y, z, metres(line)), lamp - .004), deep)
    for line, half in face['fog']:
        d = to_line(y, z, metres(line))
        a.add('reflector', half * 1.25 - d, front)
        a.add('lens', half - d, front)
    for p in face['skid']:
        a.add('silver', polygon(y, z, metres(p)), front)
    for p in face['chrome']:
        a.add('chrome', polygon(y, z, metres(p)), front)


def fold(above, up, down, edge=.004):
    """A pressed line in sheet metal: 1 on the line, falling over `up` metres above it and `down` below, its edge rounded."""
    return np.exp((edge - np.hypot(above, edge)) / np.where(above > 0, up, down))


def mark_lower(car, face):
    def apply(g):
        L = car.lower
        W = L.half_width
        aY = np.abs(g.Y)
        sgn = np.sign(g.Y)
        arch = car.wheel + car.arch
        d = np.minimum(*(np.hypot(g.X - x, g.Z - car.wheel) for x in car.axles))
        flank = smooth(.58 * W, .85 * W, aY) * smooth(L.top + .02, L.top - .16, g.Z)
        flare = .034 * smooth(.23, 0, np.abs(d - arch)) * flank
        dents = flare
        if L.crease:
            (xa, za), (xb, zb) = L.crease
            crease = za + (zb - za) * (xa - g.X) / (xa - xb)
            dents = dents + .018 * fold(g.Z - crease, .10, .055) * flank
        # A second fold rises from behind the front wheel to the rear one.
        (fore, aft), low = car.axles, (car.cladding or car.sill_line) + .06
        kick = g.Z - low - .13 * (fore - g.X) / (fore - aft)
        dents = dents + .45 * L.scallop * fold(kick, .09, .05) * flank * smooth(arch + .02, arch + .45, d)
        mid = (L.bottom + L.top) / 2 - .02
        dents = dents - .12 * L.scallop * np.exp(-((g.Z - mid) / .12)**2) * flank * smooth(arch, arch + .85, d)
        g.Y = g.Y + sgn * dents
        # Two ribs that run down the bonnet.
        front_of_screen = car.cabin.screen[0][0]
        on_top = smooth(.5, .9, g.normal[..., 2]) * smooth(front_of_screen - .1, front_of_screen + .8, g.X)
        rib = .56 * W - .10 * (L.front - g.X)
        g.Z = g.Z + L.bonnet_ribs * on_top * smooth(.10, -.02, aY - rib)

        a = Marks(g.X.shape)
        mark_face(car, face, g, a)
        aY, side = np.abs(g.Y), np.abs(g.Y) > .72 * W
        d = np.minimum(*(np.hypot(g.X - x, g.Z - car.wheel) for x in car.axles))
        a.add('cut', arch - d, side & (g.Z < car.wheel + arch + .2))
        if car.cladding is not None:
            a.add('clad', arch + .055 - d, side & (g.Z < car.wheel + arch + .2))
            a.add('clad', car.cladding - g.Z)
        else:
            a.add('clad', arch + .010 - d, side & (g.Z < car.wheel + arch + .2))
            a.add('clad', L.bottom + .045 - g.Z)
        rear = (g.X < car.axles[1] - .05) & (g.normal[..., 0] < -.2)
        behind = g.X < L.rear + car.lamp_wrap
        tail = where(union(aY, g.Z, car.lamps), behind)
        a.add('tail', tail)
        for line, half in car.lamp_lit:
            a.add('tdrl', np.minimum(half - to_line(aY, g.Z, line), tail - .004), behind)
        a.add('clad', car.rear_black - g.Z - .05 * smooth(.5 * W, W, aY), g.X < car.axles[1] - car.wheel * .75)
        a.add('trim', rect(g.Y, g.Z, -.29, .29, car.plate_rear - .075, car.plate_rear + .085, .03), rear)
        # Shut lines
        for line in car.doors:
            a.groove(signed_line(g.X, g.Z, line), side & (g.Z < L.top + .3) & (g.X < front_of_screen + .1))
        xs = [p[0] for line in car.doors for p in line]
        a.groove(g.Z - car.sill_line, side & (g.X < max(xs)) & (g.X > min(xs)), 'seam')
        # The bonnet's edges, from the cowl to the lamps, and its lip across the nose.
        top = (g.normal[..., 2] > .25) & (g.X > front_of_screen - .05)
        lip = L.front - (.34 if L.nose == RAKED_NOSE else .24)
        edge = signed_line(g.X, aY, [(front_of_screen - .1, .86 * W), (front_of_screen + .4, .83 * W), (lip, .70 * W)])
        a.groove(edge, top & (g.X < lip) & (g.Z > L.top - .22))
        a.groove(g.X - lip - .06 * (1 - (aY / (.70 * W))**2), top & (aY < .70 * W), 'seam')
        if car.tailgate:
            a.groove(signed_line(aY, g.Z, car.tailgate), rear)
        a.groove(rect(g.X, g.Z, car.axles[1] - .22, car.axles[1] - .06, L.top - .16, L.top - .03, .03), side & (g.Y < 0), 'seam')
        a.add('clad', cabin_footprint(car, g, -.02) * .2, g.normal[..., 2] > .2)
        if car.features:
            car.features(car, g, a)
        return a
    return apply


def mark_cabin(car):
    def apply(g):
        C = car.cabin
        rows = C.rows()
        a = Marks(g.X.shape)
        aY, n = np.abs(g.Y), g.normal
        side = np.abs(n[..., 1]) > .60
        zs = np.array([r[1] for r in rows])
        width = np.interp(g.Z, zs, [r[2] for r in rows])
        # Side windows
        outline = polygon(g.X, g.Z, C.glass)
        between = np.full(g.X.shape, 1.)
        for x, lean, half in C.pillars:
            between = np.minimum(between, np.abs(g.X - x - lean * (g.Z - 1.1)) - half)
        a.add('trim', outline + .018, side)
        a.add('glass', np.minimum(outline, between), side)
        if C.bright_trim:
            a.groove(outline + .013, side & (g.Z < min(p[1] for p in C.glass) + .05), 'bead')
        # Windscreen, then rear window: inside the pillars, between cowl and header
        (xa, za), (xb, zb) = C.screen
        middle = (xb + C.tail[1][0]) / 2
        ahead = (g.X > middle) & ~side
        screen = np.minimum(np.minimum(width - .105 - aY, (C.screen_top or zb) - .015 - g.Z - .03 * (aY / np.maximum(width, .01))**2), g.Z - za + .09)
        a.add('trim', screen + .022, ahead)
        a.add('glass', screen, ahead)
        if C.rear_glass:
            low, high = C.rear_glass
            back = np.minimum(np.minimum(width - .13 - aY, high - g.Z - .02 * (aY / np.maximum(width, .01))**2), g.Z - low)
            behind = (g.X < C.rear_glass_x) & ~side
            a.add('trim', back + .022, behind)
            a.add('glass', back, behind)
        for line in car.panel_lines:
            a.groove(signed_line(g.X, g.Z, line), side)
        top = n[..., 2] > .6
        if C.black_roof:
            a.add('trim', g.Z - (zb - .01) + .0 * g.X, top)
        if C.soft_top:
            a.add('clad', xb + .03 - g.X)
        if C.sunroof:
            x0, x1, y1 = C.sunroof
            hatch = rect(g.X, g.Y, x0, x1, -y1, y1, .06)
            a.add('trim', hatch, top & (g.Z > zb))
            a.groove(g.X - (x0 + x1) / 2, top & (hatch > 0) & (g.Z > zb))
        return a
    return apply
