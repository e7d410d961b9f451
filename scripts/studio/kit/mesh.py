"""Turns grids, profiles and points into Blender objects."""
import math

import bpy
import numpy as np

from .maths import catmull

BOX_FACES = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]


def link(name, data):
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def grid(name, X, Y, Z, material, attributes=None, opaque=None):
    """A closed-around surface from rows of points; attributes are floats stored per point. `opaque` is the same material
    without its glass, for the faces that have none: light stops there without a look at the shader."""
    attributes = attributes or {}
    rows, n = X.shape
    me = bpy.data.meshes.new(name)
    V = np.stack([X, Y, Z], -1).reshape(-1, 3).astype(np.float32)
    i, j = np.arange(rows - 1)[:, None] * n, np.arange(n)[None]
    k = (j + 1) % n
    F = np.stack([i + j, i + k, i + k + n, i + j + n], -1).reshape(-1, 4).astype(np.int32)
    if 'cut' in attributes:
        F = F[~(attributes['cut'].ravel()[F] > .004).all(1)]
    me.vertices.add(len(V))
    me.vertices.foreach_set('co', V.ravel())
    me.loops.add(F.size)
    me.loops.foreach_set('vertex_index', F.ravel())
    me.polygons.add(len(F))
    me.polygons.foreach_set('loop_start', np.arange(0, F.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(F), 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    me.update()
    for key, value in attributes.items():
        layer = me.attributes.new(key, 'FLOAT', 'POINT')
        layer.data.foreach_set('value', np.clip(value, -1, 1).astype(np.float32).ravel())
    me.materials.append(material)
    if opaque:
        me.materials.append(opaque)
        clear = np.maximum(attributes['glass'], attributes['cut']).ravel()[F].max(1) > -.0012
        me.polygons.foreach_set('material_index', np.where(clear, 0, 1).astype(np.int32))
    return link(name, me)


def solid(name, vertices, faces, material, bevel=0, subdivide=0):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in vertices], [], faces)
    me.update()
    me.materials.append(material)
    obj = link(name, me)
    if bevel:
        m = obj.modifiers.new('bevel', 'BEVEL')
        m.width, m.segments = bevel, 3
    if subdivide:
        m = obj.modifiers.new('subdivide', 'SUBSURF')
        m.levels = m.render_levels = subdivide
    for f in me.polygons:
        f.use_smooth = True
    me.use_auto_smooth, me.auto_smooth_angle = True, .7
    return obj


def box(name, x, y, z, material, bevel=.01, subdivide=0):
    """A box from (low, high) pairs; subdivide=2 turns it into a pebble."""
    (x0, x1), (y0, y1), (z0, z1) = sorted(x), sorted(y), sorted(z)
    corners = [(x0, y0, z0), (x0, y1, z0), (x1, y1, z0), (x1, y0, z0),
               (x0, y0, z1), (x0, y1, z1), (x1, y1, z1), (x1, y0, z1)]
    return solid(name, corners, BOX_FACES, material, bevel, subdivide)


def hexa(name, corners, material, bevel=.01, subdivide=0):
    """Eight corners in box order: four below, four above."""
    return solid(name, corners, BOX_FACES, material, bevel, subdivide)


def prism(name, outline, y, material, bevel=.01, subdivide=0):
    """An (x, z) outline extruded between two y values."""
    n = len(outline)
    v = [(x, y[0], z) for x, z in outline] + [(x, y[1], z) for x, z in outline]
    f = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    return solid(name, v, f, material, bevel, subdivide)


def lathe(name, profile, material, n=96, refine=6):
    """A profile of (radius, y) turned about the y axis."""
    p = catmull(profile, refine)
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    return grid(name, p[:, :1] * np.cos(a), np.broadcast_to(p[:, 1:2], (len(p), n)), p[:, :1] * np.sin(a), material)


def tube(name, points, radius, material, cyclic=False):
    """A round bar along a smooth path."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = '3D', radius, 4
    cu.use_fill_caps = True
    sp = cu.splines.new('BEZIER')
    sp.bezier_points.add(len(points) - 1)
    sp.use_cyclic_u = cyclic
    for q, co in zip(sp.bezier_points, points):
        q.co, q.handle_left_type, q.handle_right_type = co, 'AUTO', 'AUTO'
    cu.materials.append(material)
    return link(name, cu)


def rod(name, a, b, radius, material):
    """A straight round bar."""
    o = tube(name, [a, b], radius, material)
    for q in o.data.splines[0].bezier_points:
        q.handle_left_type = q.handle_right_type = 'VECTOR'
    return o


def ring(name, centre, radius, thickness, material, turn=(0, 0, 0)):
    o = tube(name, [(radius * math.cos(k * math.pi / 4), radius * math.sin(k * math.pi / 4), 0) for k in range(8)],
             thickness, material, True)
    o.location, o.rotation_euler = centre, turn
    return o


def hull(name, stations, material, squareness=2.5, n=64, refine=10):
    """A closed body along x: stations of (x, centre z, half width, half height); ends pinch to a point if sizes are 0."""
    p = catmull(stations, refine)
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    e = 2 / squareness
    w, h = np.maximum(p[:, 2:3], .0005), np.maximum(p[:, 3:4], .0005)
    Y = w * np.sign(c) * np.abs(c)**e
    Z = p[:, 1:2] + h * np.sign(s) * np.abs(s)**e
    return grid(name, np.broadcast_to(p[:, :1], Y.shape)[:, ::-1], Y[:, ::-1], Z[:, ::-1], material)


def mirrored(make):
    """Calls make(side) for the left (+1) and right (-1) side."""
    for side in (1, -1):
        make(side)
