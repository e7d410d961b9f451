"""A cabin seen from between the front seats (right-hand drive). The upholstery is what recolouring colours."""
from mathutils import Vector

from .cabin.console import car_console, work_console
from .cabin.dash import dashboard, steering
from .cabin.outside import outside
from .cabin.seats import seat
from .cabin.shapes import DRIVER, TRIMS, Trim
from .cabin.shell import doors, floor, roof
from .materials import Palette


def build_interior(trim_name):
    t = TRIMS[trim_name]
    c, m, p = t['shape'], Trim(trim_name), Palette()
    floor(c, p)
    roof(c, m, p)
    doors(c, m, p)
    dashboard(c, t, m, p)
    if c['bonnet']:
        car_console(m, p)
        steering(t, m, p, (.46, DRIVER, .925), 66)
    else:
        work_console(m, p)
        steering(t, m, p, (.50, DRIVER, .935), 52)
    for y in (DRIVER, -DRIVER):
        seat(y, t, m, p, 0. if c['bonnet'] else 1.)
    outside(c, p)
    return dict(front=2, rear=-2, half_width=.9, wheel=.3, axles=(1.4, -1.4))


def aim_interior(camera, trim_name):
    c = TRIMS[trim_name]['shape']
    camera.aim(0, 0, 1, c['lens'], (0, 0, 0))
    eye, target = Vector(c['eye']), Vector(c['target'])
    camera.object.location = eye
    camera.object.rotation_euler = (target - eye).to_track_quat('-Z', 'Y').to_euler()
