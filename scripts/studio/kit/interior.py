"""The shared cabins, seen from several places (right-hand drive). The upholstery is what recolouring colours."""
from .cabin.boot import boot
from .cabin.console import car_console, work_console
from .cabin.dash import dashboard, steering
from .cabin.outside import outside
from .cabin.rear import rear_doors, rear_room, rear_wall
from .cabin.seats import seat
from .cabin.shapes import DRIVER, SIGHTS, TRIMS, Trim
from .cabin.shell import doors, floor, roof
from .materials import Palette
from .studio import area

#: Views of what is behind the driver.
BACKWARDS = {'seats', 'rear-seats', 'boot'}


def build_interior(trim_name, views):
    t = TRIMS[trim_name]
    c, m, p = t['shape'], Trim(trim_name), Palette()
    backwards, is_car = BACKWARDS.intersection(views), c['bonnet']
    floor(c, p, (.60 if 'boot' in views else .96) if backwards and is_car else None)
    roof(c, m, p)
    doors(c, m, p)
    dashboard(c, t, m, p)
    if is_car:
        car_console(m, p)
        steering(t, m, p, (.46, DRIVER, .925), 66)
    else:
        work_console(m, p)
        steering(t, m, p, (.50, DRIVER, .935), 52)
    for y in (DRIVER, -DRIVER):
        seat(y, t, m, p, 0. if is_car else 1.)
    outside(c, p)
    if 'dashboard' in views:   # what a photographer's lamp adds
        area((-.5, .35, c['roof'] - .10), (.8, -.1, .9), (.8, .5), 9, False)
    if 'boot' in views:
        rear_doors(c, m, p)
        boot(c, m, p)
    elif backwards and is_car:
        rear_room(c, t, m, p)
    elif backwards:
        rear_wall(c, m, p)
    return dict(front=2, rear=-2, half_width=.9, wheel=.3, axles=(1.4, -1.4))


def aim_interior(camera, trim_name, view):
    camera.look_inside(*SIGHTS[TRIMS[trim_name]['shape']['bonnet']][view])
