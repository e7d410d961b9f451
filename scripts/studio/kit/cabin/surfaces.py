"""What cabins are made of besides boxes: open sheets, profiles swept across the car, upholstery, stitches, lit displays."""
import bpy
import numpy as np

from ..maths import catmull, smooth
from ..mesh import box, grid, link, tube
from ..shader import glow


def sheet(name, X, Y, Z, material):
    """An open surface from rows of points."""
    X, Y, Z = np.broadcast_arrays(X, Y, Z)
    rows, n = X.shape
    i, j = np.arange(rows - 1)[:, None] * n, np.arange(n - 1)[None]
    faces = np.stack([i + j, i + j + 1, i + j + n + 1, i + j + n], -1).reshape(-1, 4)
    me = bpy.data.meshes.new(name)
    me.from_pydata(np.stack([X, Y, Z], -1).reshape(-1, 3).tolist(), [], faces.tolist())
    me.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    me.materials.append(material)
    me.update()
    return link(name, me)


def sweep(name, profile, y, material, warp=None, refine=8, n=60):
    """An (x, z) profile, smoothed, drawn across the car between two y values; warp(y) moves it by (x, z)."""
    p, ys = catmull(profile, refine), np.linspace(*y, n)[:, None]
    dx, dz = warp(ys) if warp else (0, 0)
    return sheet(name, p[None, :, 0] + dx, ys, p[None, :, 1] + dz, material)


def along(name, profile, x, side, material, warp=None, refine=8, n=40):
    """A (y, z) profile drawn along the car between two x values, on one side; warp(x) moves it by (y, z)."""
    p, xs = catmull(profile, refine), np.linspace(*x, n)[:, None]
    dy, dz = warp(xs) if warp else (0, 0)
    return sheet(name, xs, side * (p[None, :, 0] + dy), p[None, :, 1] + dz, material)


def stitches(name, points, material, pitch=.013, radius=.0013):
    """A row of short threads along a smooth path."""
    p = catmull(points, 24)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    at = lambda s: [float(np.interp(s, run, p[:, k])) for k in range(3)]
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = '3D', radius, 1
    for s in np.arange(0, run[-1] - pitch * .6, pitch):
        spline = cu.splines.new('POLY')
        spline.points.add(1)
        for q, co in zip(spline.points, (at(s), at(s + pitch * .62))):
            q.co = (*co, 1)
    cu.materials.append(material)
    return link(name, cu)


def upholstered(name, spine, half, thick, bolster, y, materials, seams=(), split=.56, piping=None, crown=.012):
    """A padded body along an (x, z) spine whose front is to its left (up, when it runs forward). `half` and `bolster` are
    widths and heights along the spine; the middle panel, up to `split` of the width, has the second material."""
    p = catmull(spine, 14)
    rows = len(p)
    v = np.linspace(0, 1, rows)
    d = np.gradient(p, axis=0)
    d /= np.linalg.norm(d, axis=1)[:, None]
    normal = np.stack([-d[:, 1], d[:, 0]], 1)
    w = np.interp(v, np.linspace(0, 1, len(half)), half)
    b = np.interp(v, np.linspace(0, 1, len(bolster)), bolster)
    edge = lambda e, k: np.sqrt(np.clip(1 - np.clip((e - k) / e, 0, 1)**2, 0, 1))
    close = edge(.10, v) * edge(.10, 1 - v)
    front, back = np.linspace(-1, 1, 81), np.linspace(1, -1, 30)[1:-1]
    m = np.abs(front)
    rise = smooth(split, split + .22, m) * edge(.30, 1 - m)
    side = edge(.22, 1 - m)
    h = thick * side[None] * close[:, None] + b[:, None] * rise[None] * close[:, None] + crown * (1 - m**2)[None] * close[:, None]
    h -= .009 * np.exp(-((m - split) / .022)**2)[None]
    for s in seams:
        h -= .007 * np.exp(-((v - s) / .012)**2)[:, None] * smooth(split, split - .06, m)[None]
    low = np.broadcast_to(-thick * .7 * np.sqrt(1 - back**2)[None] ** .5 * close[:, None], (rows, len(back)))
    H, U = np.concatenate([h, low], 1), np.concatenate([front, back])[None]
    pull = (.90 + .10 * close)[:, None]
    Y = y + U * w[:, None] * pull
    o = grid(name, p[:, :1] + normal[:, :1] * H, Y, p[:, 1:] + normal[:, 1:] * H, materials[0])
    o.data.materials.append(materials[1])
    middle = np.broadcast_to((np.arange(U.shape[1]) < 81) & (np.abs(U[0]) < split), (rows - 1, U.shape[1]))
    o.data.polygons.foreach_set('material_index', middle.ravel().astype(np.int32))
    if piping:
        for u in (-split, split, -.95, .95):
            k = int(np.abs(front - u).argmin())
            path = [(p[i, 0] + normal[i, 0] * (h[i, k] + .004), Y[i, k], p[i, 1] + normal[i, 1] * (h[i, k] + .004))
                    for i in range(4, rows - 4, 6)]
            tube('piping', path, .0024 if abs(u) == split else .0014, piping)
    return o


class Display:
    """A glossy panel that faces the rear, with flat lit shapes in units of its width and height (-.5 to .5; y to the left), grey or of a
    colour in linear light. `kit.render.backdrop` renders the lit shapes alone, because a cabin's own picture is grey."""

    def __init__(self, name, centre, size, tilt, p, frame=.010, turn=0.):
        self.size, self.place, self.lights = size, (centre, (0, tilt, turn)), {}
        w, h = size
        self.put(box(name, (-.010, .014), (-w / 2 - frame, w / 2 + frame), (-h / 2 - frame, h / 2 + frame), p.gloss, .009))

    def put(self, o):
        o.location, o.rotation_euler = self.place
        return o

    def light(self, colour):
        if colour not in self.lights:
            self.lights[colour] = glow('lit', colour if isinstance(colour, tuple) else (colour,) * 3, .62)
        return self.lights[colour]

    def lit(self, o):
        o.name = 'lit ' + o.name
        o.visible_diffuse = o.visible_glossy = False
        self.put(o)

    def rect(self, y, z, w, h, grey, lift=0):
        W, H = self.size
        x = -.0105 - .0004 * lift
        self.lit(box('pixels', (x - .0003, x), ((y - w / 2) * W, (y + w / 2) * W), ((z - h / 2) * H, (z + h / 2) * H), self.light(grey), 0))

    def line(self, points, width, grey, lift=1):
        W, H = self.size
        x = -.0106 - .0004 * lift
        p = np.array([(a * W, b * H) for a, b in points])
        d = np.gradient(p, axis=0)
        n = np.stack([-d[:, 1], d[:, 0]], 1) / np.linalg.norm(d, axis=1)[:, None] * width / 2
        self.lit(sheet('pixels', x, np.stack([p[:, 0] + n[:, 0], p[:, 0] - n[:, 0]], 1), np.stack([p[:, 1] + n[:, 1], p[:, 1] - n[:, 1]], 1),
                       self.light(grey)))

    def dot(self, y, z, radius, grey, lift=2):
        W, H = self.size
        a = np.linspace(0, 2 * np.pi, 33)[None]
        r = np.array([[.0], [radius]])
        self.lit(sheet('pixels', -.0106 - .0004 * lift, y * W + r * np.cos(a), z * H + r * np.sin(a), self.light(grey)))

    def text(self, y, z, height, words, grey, lift=4, align='CENTER'):
        """Words whose capitals are about `height` of the display high."""
        W, H = self.size
        cu = bpy.data.curves.new('words', 'FONT')
        cu.body, cu.size, cu.align_x, cu.align_y, cu.fill_mode, cu.resolution_u = words, height * H / .72, align, 'CENTER', 'FRONT', 4
        flat = bpy.data.objects.new('words', cu)
        me = bpy.data.meshes.new_from_object(flat)
        bpy.data.objects.remove(flat)
        for v in me.vertices:   # lies flat and faces up; turned to face the rear
            v.co = (-.0106 - .0004 * lift, y * W - v.co.x, z * H + v.co.y)
        me.materials.clear()
        me.materials.append(self.light(grey))
        self.lit(link('words', me))
