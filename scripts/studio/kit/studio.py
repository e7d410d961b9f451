"""The set: light floor running up into a backdrop, big soft lights the paint does not see, thin strips it does."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .materials import plain
from .mesh import grid
from .shader import Shader


#: How much darker the floor beside a vehicle is in its paint: lighter doors would look dusty.
NEAR_IN_PAINT = .45
#: Share of a softbox's width and height over which it fades towards each edge.
EDGE = .35


def soften(light):
    """A softbox: brightest in the middle, fading over EDGE of its width and height, so that paint mirrors no hard corners."""
    s = Shader('softbox', light)
    split = s.node('SeparateXYZ')
    s.wire(s.node('NewGeometry').outputs['Parametric'], split.inputs[0])
    fades = [s.ramp(s.calc('PINGPONG', axis, .5), 0, EDGE) for axis in split.outputs[:2]]
    bright = s.calc('MULTIPLY', s.calc('MULTIPLY', *fades), (1 - EDGE) ** -2)   # as much light in all as with hard edges
    emission = s.node('Emission')
    s.wire(bright, emission.inputs['Strength'])
    s.wire(emission.outputs[0], s.node('OutputLight').inputs[0])


def area(location, target, size, power, seen_in_paint):
    light = bpy.data.lights.new('area', 'AREA')
    light.shape, (light.size, light.size_y), light.energy = 'RECTANGLE', size, power
    o = bpy.data.objects.new('area', light)
    o.location = location
    o.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    o.visible_camera = False
    o.visible_glossy = seen_in_paint
    if seen_in_paint:
        soften(light)
    return o


def lights(scale=1., height=1.):
    s, h = scale, height
    p = s * s
    for location, target, size, power in (
            ((0, 0, 4.4 * h), (0, 0, 0), (5.5 * s, 2.4 * s), 220 * p), ((5.5 * s, 6 * s, 3.4 * h), (0, 0, .6), (3.2, 2.), 220 * p),
            ((1, -7 * s, 3 * h), (0, 0, .7), (7 * s, 2), 80 * p), ((-7 * s, 2, 3 * h), (0, 0, .8), (4, 2), 200 * p)):
        area(location, target, size, power, False)
    for location, target, size, power in (
            ((.9 * s, 2.9 * s, 3.3 * h), (.9 * s, .6, .9), (6.4 * s, .6), 120 * p),
            ((.9 * s, -2.9 * s, 3.3 * h), (.9 * s, -.6, .9), (6.4 * s, .6), 120 * p),
            ((0, 0, 4.3 * h), (0, 0, 0), (5.2 * s, 1.9 * s), 110 * p),
            ((5.2 * s, 0, 2.9 * h), (1, 0, .9), (.5, 4.2), 22 * p), ((-5.2 * s, 0, 2.9 * h), (-1, 0, .9), (.5, 4.2), 18 * p)):
        area(location, target, size, power, True)


def world():
    w = bpy.data.worlds.new('studio')
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    background = t.nodes['Background']
    coords, split, ramp = (t.nodes.new(k) for k in ('ShaderNodeTexCoord', 'ShaderNodeSeparateXYZ', 'ShaderNodeValToRGB'))
    t.links.new(coords.outputs['Generated'], split.inputs[0])
    t.links.new(split.outputs['Z'], ramp.inputs[0])
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0, (.64, .64, .64, 1)
    e[1].position, e[1].color = .9, (.87, .87, .87, 1)
    for position, grey in ((.10, .385), (.45, .112)):
        e.new(position).color = (grey, grey, grey, 1)
    t.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = .9


def floor(footprint, grey=.72):
    """A backdrop bowl; the middle carries a soft contact shadow of the vehicle's footprint."""
    m = plain('floor', grey, .24, specular=.32)
    r = np.concatenate([np.linspace(0, 7, 260), np.linspace(7.2, 40, 60)])[::-1, None]
    rise = np.where(r > 14, (r - 14)**2 / 26 * .6, 0)
    a = np.linspace(0, 2 * np.pi, 360, endpoint=False)
    X, Y = (r + .001) * np.cos(a), (r + .001) * np.sin(a)
    cx, half = (footprint['front'] + footprint['rear']) / 2, (footprint['front'] - footprint['rear']) / 2
    reach = (np.abs((X - cx) / (half - .05))**5 + np.abs(Y / (footprint['half_width'] - .02))**4) ** (1 / 4.5)
    t = np.clip((1.16 - reach) / .42, 0, 1)
    shade = t * t * (3 - 2 * t) * .82
    for x in footprint['axles']:
        for s in (1, -1):
            d = np.hypot((X - x) / (footprint['wheel'] * .62), (Y - s * (footprint['half_width'] - .13)) / .21)
            q = np.clip((1.35 - d) / .75, 0, 1)
            shade = np.maximum(shade, .93 * q * q * (3 - 2 * q))
    wall = np.broadcast_to(np.clip((r - half - .8) / 1.6, 0, 1), X.shape)
    grid('floor', X, Y, np.broadcast_to(rise, X.shape), m, {'shade': shade, 'far': wall})
    t = m.node_tree
    ground = t.nodes.new('ShaderNodeOutputAOV')   # where a picture shows the set: kit/ground.py lights it
    ground.name, ground.inputs['Value'].default_value = 'ground', 1
    attr = t.nodes.new('ShaderNodeAttribute')
    attr.attribute_name = 'shade'
    mixer = t.nodes.new('ShaderNodeMixRGB')
    mixer.inputs[1].default_value, mixer.inputs[2].default_value = (grey,) * 3 + (1,), (.02, .02, .02, 1)
    t.links.new(attr.outputs['Fac'], mixer.inputs[0])
    # Mirrored in paint, the set ends in darkness a few steps away: the line between floor and wall is what shapes a body.
    mirrored, far, near, dark = (t.nodes.new('ShaderNode' + k) for k in ('LightPath', 'Attribute', 'MapRange', 'Math'))
    far.attribute_name, dark.operation = 'far', 'MULTIPLY'
    near.inputs['To Min'].default_value = NEAR_IN_PAINT
    t.links.new(far.outputs['Fac'], near.inputs['Value'])
    t.links.new(mirrored.outputs['Is Glossy Ray'], dark.inputs[0])
    t.links.new(near.outputs[0], dark.inputs[1])
    seen = t.nodes.new('ShaderNodeMixRGB')
    seen.inputs[2].default_value = (.05, .05, .05, 1)
    t.links.new(dark.outputs[0], seen.inputs[0])
    t.links.new(mixer.outputs[0], seen.inputs[1])
    t.links.new(seen.outputs[0], t.nodes['Principled BSDF'].inputs['Base Color'])


class Camera:
    def __init__(self):
        self.data = bpy.data.cameras.new('camera')
        self.object = bpy.data.objects.new('camera', self.data)
        bpy.context.scene.collection.objects.link(self.object)
        bpy.context.scene.camera = self.object
        self.data.sensor_width = 36

    def look(self, eye, target, lens):
        self.data.lens = lens
        self.object.location = eye
        self.object.rotation_euler = (Vector(target) - Vector(eye)).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()

    def look_inside(self, eye, target, lens):
        """In a room: what is close to the lens is seen, too."""
        self.data.clip_start = .01
        self.look(eye, target, lens)

    def aim(self, azimuth, elevation, distance, lens, target):
        a, e = math.radians(azimuth), math.radians(elevation)
        t = Vector(tuple(float(v) for v in target))
        self.look(t + float(distance) * Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))), t, lens)

    def bounds(self, points, aspect):
        """Picture bounds of the points: left, right, bottom, top in units of the picture's width."""
        m = np.array(self.object.matrix_world.inverted())
        q = points @ m[:3, :3].T + m[:3, 3]
        k = self.data.lens / self.data.sensor_width
        x, y = k * q[:, 0] / -q[:, 2], k * q[:, 1] / -q[:, 2]
        return x.min(), x.max(), y.min(), y.max()

    def frame(self, points, azimuth, elevation, lens, aspect, fill=(.86, .76), baseline=.13):
        """Step back until the vehicle fills the picture; the tyres stand on the same line in every picture."""
        centre = (points.min(0) + points.max(0)) / 2
        distance = 9.
        for _ in range(6):
            self.aim(azimuth, elevation, distance, lens, centre)
            x0, x1, y0, y1 = self.bounds(points, aspect)
            distance *= max((x1 - x0) / fill[0], (y1 - y0) / (fill[1] / aspect))
        self.aim(azimuth, elevation, distance, lens, centre)
        x0, x1, y0, y1 = self.bounds(points, aspect)
        self.data.shift_x = (x0 + x1) / 2
        spare = 1 / aspect - (y1 - y0)
        self.data.shift_y = y0 - spare * .44 + .5 / aspect
        return distance


VIEWS = {  # azimuth, elevation, lens
    'hero': (40, 5.5, 85), 'rear': (143, 7, 62), 'side': (90, 4.5, 90), 'front': (4, 3.5, 85),
    'back': (176, 4.5, 85), 'above': (-46, 21, 50)}


def vehicle_points():
    """Vertices of everything standing on the set."""
    deps = bpy.context.evaluated_depsgraph_get()
    out = []
    for inst in deps.object_instances:
        o = inst.object
        if o.type not in ('MESH', 'CURVE') or o.name.startswith('floor') and o.name != 'floor pan':
            continue
        b = np.array([list(c) for c in o.bound_box])
        m = np.array(inst.matrix_world)
        if o.type == 'MESH' and len(o.data.vertices) > 20000:
            v = np.empty(len(o.data.vertices) * 3, np.float32)
            o.data.vertices.foreach_get('co', v)
            b = v.reshape(-1, 3)[::97]
        out.append(b @ m[:3, :3].T + m[:3, 3])
    return np.vstack(out)
