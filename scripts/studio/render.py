"""Renders one vehicle. Run inside Blender: blender -b --factory-startup --python render.py -- body=suv view=hero out=hero.npz

body=NAME face=NAME view=hero|front|rear|side|back|above|orbit, or a view of a set (interior, wheel) out=FILE.npz (orbit: a folder) w=960 h=600 spp=24
hero=WIDTH renders the hero at another width than the other views.
Several views in one go: view=hero,rear out=FOLDER
"""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402

from bodies import load  # noqa: E402
from kit import lacquer, render, studio  # noqa: E402

STEP = 15  # degrees between orbit frames
#: Share of a picture's width and height that a vehicle takes; a small car takes less, so that sizes are told apart side by side.
FILL, FULL_LENGTH, LEAST = (.86, .76), 4.75, .85


def fill_of(footprint):
    size = min(1., max(LEAST, (footprint['front'] - footprint['rear']) / FULL_LENGTH))
    return footprint.get('fill') or (FILL[0] * size, FILL[1] * size)


def main():
    args = dict(a.split('=', 1) for a in sys.argv[sys.argv.index('--') + 1:])
    width, height, samples = int(args.get('w', 960)), int(args.get('h', 600)), int(args.get('spp', 24))
    views, out = args.get('view', 'hero').split(','), args['out']
    start = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    body = load(args['body'])
    footprint = body.build(args.get('face', ''), views)
    folder = render.configure(width, height, samples, int(args.get('threads', 2)))
    camera = studio.Camera()
    if hasattr(body, 'aim'):   # a set with its own surroundings
        shots, switches = [(view, lambda v=view: body.aim(camera, v)) for view in views], []
    else:
        bpy.context.view_layer.update()
        points = studio.vehicle_points()
        studio.world()
        size = footprint.get('scale') or max(1., (footprint['front'] - footprint['rear']) / 4.9)
        studio.lights(size, footprint.get('scale') or max(1., points[:, 2].max() / 1.75))
        studio.floor(footprint)
        switches = lacquer.apart()
        shots = plan(views, camera, points, width / height, footprint)
    outside, lit = ([o for o in bpy.context.scene.objects if o.name.startswith(word)] for word in ('outside', 'lit'))   # of a cabin
    bpy.context.scene.render.film_transparent = bool(outside)
    for o in outside + lit:
        o.is_holdout = True
    print(f'built in {time.time() - start:.1f} s')
    for name, place in shots:
        target = os.path.join(out, name + '.npz') if os.path.isdir(out) else out
        if 'orbit' in views and os.path.exists(target):
            continue
        place()
        start = time.time()
        wide = int(args.get('hero', width)) if name == 'hero' else width
        passes = render.shoot(folder, wide, height * wide // width)
        if switches:
            passes['Image'] += render.mirror(folder, wide, height * wide // width, switches)
        render.save_pair(target, passes, render.backdrop(folder, wide, height * wide // width, outside, lit) if outside else None)
        print(f'{args["body"]} {name}: {time.time() - start:.1f} s', flush=True)
    render.clean(folder)


def plan(views, camera, points, aspect, footprint):
    shots, turn, fill = [], footprint.get('turn', 0), fill_of(footprint)
    for view in views:
        if view == 'orbit':
            centre = [(points[:, i].min() + points[:, i].max()) / 2 for i in range(3)]
            # The side view is the widest: its distance fits every frame. Vehicles are symmetric, so half
            # a turn is rendered and the other half is its mirror image.
            distance = camera.frame(points, 90, 6, 80, aspect, (.90, .80))
            for azimuth in range(0, 181, STEP):
                shots.append((f'{azimuth:03d}', lambda a=azimuth: (
                    camera.aim(a, 6, distance, 80, centre), setattr(camera.data, 'shift_x', 0))))
        else:
            azimuth, elevation, lens = studio.VIEWS[view]
            azimuth += {'hero': turn, 'rear': -turn}.get(view, 0)
            shots.append((view, lambda a=azimuth, e=elevation, l=lens: camera.frame(points, a, e, l, aspect, fill)))
    return shots


main()
