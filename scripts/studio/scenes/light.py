"""Skies, suns and the camera of scenes. Headings are degrees from +x towards +y."""
import math

import bpy
from mathutils import Vector

from kit.shader import Shader


def towards(heading, elevation):
    h, e = math.radians(heading), math.radians(elevation)
    return Vector((math.cos(h) * math.cos(e), math.sin(h) * math.cos(e), math.sin(e)))


def sun(heading, elevation, power, colour, angle=1.):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = power, colour, math.radians(angle)
    o = bpy.data.objects.new('sun', light)
    o.rotation_euler = (-towards(heading, elevation)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)


def lamp(location, power, colour, radius=.12, glossy=True):
    light = bpy.data.lights.new('lamp', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power, colour, radius
    o = bpy.data.objects.new('lamp', light)
    o.location = location
    o.visible_camera, o.visible_glossy = False, glossy
    bpy.context.scene.collection.objects.link(o)


def _world():
    w = bpy.data.worlds.new('sky')
    bpy.context.scene.world = w
    return Shader('sky', w)


def _clouds(s, sky, up, cover, lit, scale=.55):
    """Thin, drawn-out clouds: noise on a plane above, seen flatter and fainter towards the horizon."""
    direction = s.node('TexCoord').outputs['Generated']
    split = s.node('SeparateXYZ')
    s.wire(direction, split.inputs[0])
    lift = s.calc('ADD', s.calc('MAXIMUM', up, 0.), .10)
    plane = s.node('CombineXYZ')
    for k in (0, 1):
        s.wire(s.calc('DIVIDE', split.outputs[k], lift), plane.inputs[k])
    n = s.noise(scale, 8, plane.outputs[0], (1., .38, 1.), .6)
    veil = s.noise(scale * .3, 4, plane.outputs[0], (1, .5, 1))
    amount = s.calc('MULTIPLY', s.ramp(n, .47, .78), s.ramp(veil, .40, .66))
    amount = s.calc('MULTIPLY', amount, s.calc('MULTIPLY', s.ramp(up, .015, .16), cover))
    return s.mix(amount, sky, lit)


def _finish(s, colour, strength):
    background = s.node('Background')
    s.wire(colour, background.inputs[0])
    s.wire(strength, background.inputs[1])
    s.wire(background.outputs[0], s.node('OutputWorld').inputs[0])


def _up(s):
    split = s.node('SeparateXYZ')
    s.wire(s.node('TexCoord').outputs['Generated'], split.inputs[0])
    return split.outputs[2]


def evening_sky(heading, low, glow, middle, high, strength=1., clouds=0., lit=(1., 1., 1.), reach=.30):
    """After sunset: from the horizon's colour (`glow` where the sun went down) over `middle` to `high`."""
    s = _world()
    up = _up(s)
    facing = s.node('VectorMath', operation='DOT_PRODUCT')
    s.wire(s.node('TexCoord').outputs['Generated'], facing.inputs[0])
    facing.inputs[1].default_value = towards(heading, 0)
    horizon = s.mix(s.ramp(facing.outputs['Value'], -.5, 1.), low, glow)
    colour = s.mix(s.calc('POWER', s.ramp(up, .0, reach, smooth=False), .65), horizon, middle)
    colour = s.mix(s.ramp(up, reach * .5, .95), colour, high)
    if clouds:
        colour = _clouds(s, colour, up, clouds, lit)
    _finish(s, colour, strength)


def day_sky(sun_at, cover=.4, strength=.22):
    """The sky of a bright day without the sun's disc, thin clouds over `cover` of it."""
    s = _world()
    up = _up(s)
    sky = s.node('TexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=math.radians(sun_at[1]),
                 sun_rotation=math.radians(90 - sun_at[0]), air_density=1.1, dust_density=2.2)
    haze = s.mix(s.ramp(up, .0, .22), (2.6, 2.8, 3.1), sky.outputs[0])
    colour = _clouds(s, s.mix(.5, haze, sky.outputs[0]), up, cover * 1.6, (4.6, 4.7, 4.9), .5)
    if cover > .6:
        colour = s.mix((cover - .6) * 2, colour, (3.6, 3.75, 4.0))
    _finish(s, colour, strength)


def compose(camera, points, shot, aspect):
    """Steps back until the vehicle takes `share` of the width, with its middle at `centre` and its tyres at `foot`. What the vehicle and its
    shadow change of the picture: left, right, bottom, top in shares of it."""
    middle, distance = (points.min(0) + points.max(0)) / 2, 12.
    for _ in range(8):
        camera.aim(shot['azimuth'], shot['elevation'], distance, shot['lens'], middle)
        x0, x1, *_ = camera.bounds(points, aspect)
        distance *= (x1 - x0) / shot['share']
    camera.aim(shot['azimuth'], shot['elevation'], distance, shot['lens'], middle)
    x0, x1, y0, y1 = camera.bounds(points, aspect)
    camera.data.shift_x = (x0 + x1) / 2 - shot['centre'] + .5
    camera.data.shift_y = y0 + (.5 - shot['foot']) / aspect
    camera.data.clip_end = 60000
    camera.data.dof.use_dof = True
    camera.data.dof.focus_distance = distance - shot.get('nearer', 1.1)
    camera.data.dof.aperture_fstop = shot['stop']
    wide, tall = (x1 - x0) / 2, (y1 - y0) * aspect
    return shot['centre'] - wide - .07, shot['centre'] + wide + .07, shot['foot'] - .11, shot['foot'] + tall + .05
