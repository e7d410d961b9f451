"""Grounds, hills, grass, stones and gum trees out of numbers."""
import math

import bpy
import numpy as np

from kit.mesh import link


def noise(x, y, seed=0):
    """Smooth values of 0..1 at random lattice points."""
    i, j = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)

    def at(a, b):
        n = (a * 374761393 + b * 668265263 + seed * 2147483) & 0xffffffff
        n = ((n ^ (n >> 13)) * 1274126177) & 0xffffffff
        return ((n ^ (n >> 16)) & 0xffff) / 65535
    low = at(i, j) + (at(i + 1, j) - at(i, j)) * u
    high = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * u
    return low + (high - low) * v


def fractal(x, y, seed=0, octaves=6, gain=.5):
    total, size = 0., 1.
    for k in range(octaves):
        total = total + (noise(x * 2**k, y * 2**k, seed + k) - .5) * size
        size *= gain
    return total


def mesh(name, vertices, faces, material, smooth=True):
    """faces: one array of equal polygons."""
    me = bpy.data.meshes.new(name)
    n, k = faces.shape
    me.vertices.add(len(vertices))
    me.vertices.foreach_set('co', np.ascontiguousarray(vertices, np.float32).ravel())
    me.loops.add(n * k)
    me.loops.foreach_set('vertex_index', np.ascontiguousarray(faces, np.int32).ravel())
    me.polygons.add(n)
    me.polygons.foreach_set('loop_start', np.arange(0, n * k, k, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(n, k, np.int32))
    me.polygons.foreach_set('use_smooth', np.full(n, smooth, bool))
    me.update()
    me.materials.append(material)
    return link(name, me)


def surface(name, X, Y, Z, material):
    rows, n = X.shape
    i, j = np.arange(rows - 1)[:, None] * n, np.arange(n - 1)[None]
    faces = np.stack([i + j, i + j + n, i + j + n + 1, i + j + 1], -1).reshape(-1, 4)
    return mesh(name, np.stack([X, Y, Z], -1).reshape(-1, 3), faces[:, ::-1], material)


def flat(name, x, y, z, material):
    X, Y = np.meshgrid(np.array(x, float), np.array(y, float), indexing='ij')
    return surface(name, X, Y, np.full(X.shape, float(z)), material)


def ridge(name, heading, distance, span, height, depth, material, seed=1, base=0., detail=9., taper=(.3, .3)):
    """Hills across the line of sight: `heading` in degrees, sizes in metres; taper: share of each end that runs out."""
    u, v = np.linspace(0, 1, 700)[:, None], np.linspace(0, 1, 90)[None]
    rise = np.clip(u / max(taper[0], 1e-3), 0, 1) * np.clip((1 - u) / max(taper[1], 1e-3), 0, 1)
    rise = rise * rise * (3 - 2 * rise)
    profile = .62 + .75 * fractal(u * detail * .35, u * 0, seed, 6)
    across = np.clip(np.sin(np.pi * v ** .72), 0, 1) ** .8
    rough = fractal(u * detail * 6, v * 5, seed + 9, 6, .58)
    Z = base - .02 * height + height * rise * np.clip(profile * across + .20 * rough * across, 0, None)
    h = math.radians(heading)
    along, away = (u - .5) * span, distance + (v - .5) * depth
    X = away * math.cos(h) + along * math.sin(h)
    Y = away * math.sin(h) - along * math.cos(h)
    return surface(name, X, Y, Z, material)


def tufts(name, places, material, seed=3, blades=34, height=.45, spread=.16, width=.006):
    """Dry grass: bent blades round each of the places (x, y, z, size)."""
    rng = np.random.default_rng(seed)
    n = len(places) * blades
    root = np.repeat(places[:, :3], blades, 0)
    size = np.repeat(places[:, 3], blades) * rng.uniform(.45, 1., n)
    a = rng.uniform(0, 2 * np.pi, n)
    out = np.stack([np.cos(a), np.sin(a), np.zeros(n)], 1)
    side = np.stack([-out[:, 1], out[:, 0], np.zeros(n)], 1) * (width * rng.uniform(.6, 1.5, n) * np.sqrt(size))[:, None]
    lean = rng.uniform(.1, .75, n)[:, None]
    root = root + out * (rng.uniform(0, 1, n)**.7 * spread)[:, None] * size[:, None]
    up = np.array([0, 0, 1.]) * (height * size)[:, None]
    mid = root + up * .55 + out * (height * size)[:, None] * lean * .22
    tip = root + up * (1 - .3 * lean) + out * (height * size)[:, None] * lean * .75
    V = np.stack([root - side, root + side, mid + side * .8, mid - side * .8, tip + side * .08, tip - side * .08], 1).reshape(-1, 3)
    k = np.arange(n)[:, None] * 6
    F = np.concatenate([k + [[0, 1, 2, 3]], k + [[3, 2, 4, 5]]])
    return mesh(name, V, F, material)


def stones(name, places, material, seed=5):
    """Pebbles: squashed, dented balls half sunk in the ground at (x, y, z, size)."""
    rng = np.random.default_rng(seed)
    lat, lon = np.linspace(-1.5, 1.5, 7), np.linspace(0, 2 * np.pi, 10, endpoint=False)
    ball = np.stack([np.cos(lat)[:, None] * np.cos(lon), np.cos(lat)[:, None] * np.sin(lon), np.sin(lat)[:, None] + 0 * lon], -1).reshape(-1, 3)
    n, m = len(places), len(ball)
    V = ball[None] * rng.uniform(.72, 1.2, (n, m, 1)) * rng.uniform(.6, 1.3, (n, 1, 3)) * np.array([1, 1, .6])
    V = V * places[:, None, 3:4] + places[:, None, :3]
    i, j = np.arange(6)[:, None] * 10, np.arange(10)[None]
    F = np.stack([i + j, i + (j + 1) % 10, i + (j + 1) % 10 + 10, i + j + 10], -1).reshape(-1, 4)
    return mesh(name, V.reshape(-1, 3), (np.arange(n)[:, None, None] * m + F[None]).reshape(-1, 4), material)


def gum(name, bark, leaf, seed=1, height=9., levels=5, leaves=70):
    """A eucalypt: a bare leaning trunk, rising branches, hanging leaves in loose clouds at their ends. Returns its parts."""
    rng = np.random.default_rng(seed)
    pieces, ends = [], []

    def grow(p, d, length, r, depth):
        steps = 4 if depth == levels else 3
        for _ in range(steps):
            d = d + rng.normal(0, .13, 3) + np.array([0, 0, .06])
            d = d / np.linalg.norm(d)
            q = p + d * length / steps
            pieces.append((p, q, r, r * .86))
            p, r = q, r * .86
        if depth <= 1:
            ends.append((p, length))
        if depth == 0:
            return
        for _ in range(3 if depth < levels else 4):
            turn = rng.normal(0, 1, 3)
            turn = turn - d * (turn @ d)
            turn = turn / np.linalg.norm(turn)
            spread = rng.uniform(.28, .80)
            grow(p, d * math.cos(spread) + turn * math.sin(spread) + np.array([0, 0, .12]), length * rng.uniform(.58, .80), r * .66, depth - 1)
    grow(np.zeros(3), np.array([rng.normal(0, .12), rng.normal(0, .12), 1.]), height * .36, height * .022, levels)

    a = np.linspace(0, 2 * np.pi, 6, endpoint=False)
    V, F = [], []
    for k, (p, q, r0, r1) in enumerate(pieces):
        d = (q - p) / np.linalg.norm(q - p)
        e = np.cross(d, [.3, .9, .2])
        e = e / np.linalg.norm(e)
        f = np.cross(d, e)
        circle = np.cos(a)[:, None] * e + np.sin(a)[:, None] * f
        V += [p + r0 * circle, q + r1 * circle]
        F += [(k * 12 + i, k * 12 + (i + 1) % 6, k * 12 + (i + 1) % 6 + 6, k * 12 + i + 6) for i in range(6)]
    wood = mesh(name + ' wood', np.concatenate(V), np.array(F), bark)

    centres = np.repeat(np.array([p for p, _ in ends]), leaves, 0)
    n = len(centres)
    reach = np.repeat(np.array([length for _, length in ends]), leaves)[:, None]
    at = centres + rng.normal(0, .34, (n, 3)) * np.array([1, 1, .62]) * np.clip(reach, .5, 2.)
    hang = np.array([0, 0, -1.]) + rng.normal(0, .45, (n, 3))
    hang = hang / np.linalg.norm(hang, axis=1, keepdims=True)
    side = np.cross(hang, rng.normal(0, 1, (n, 3)))
    side = side / np.linalg.norm(side, axis=1, keepdims=True)
    long, wide = height * .024 * rng.uniform(.7, 1.3, (n, 1)), height * .0042
    V = np.stack([at, at + hang * long * .5 + side * wide, at + hang * long, at + hang * long * .5 - side * wide], 1).reshape(-1, 3)
    crown = mesh(name + ' leaves', V, np.arange(n * 4).reshape(-1, 4), leaf, False)
    return wood, crown


def stand(parts, x, y, z, turn, size):
    """One more tree of the same kind."""
    for part in parts:
        o = link(part.name, part.data)
        o.location, o.rotation_euler, o.scale = (x, y, z), (0, 0, turn), (size,) * 3
