"""Renders one vehicle in surroundings, in its own colour, or in several, one after the other. Run inside Blender:
blender -b --factory-startup --python render_scene.py -- scene=coast body=suv face=blade colour=1d56a8,ffffff out=FILE.npz,FILE.npz
plus w= h= spp= threads=, beside=body:face/rrggbb/x/y/degrees|... for more vehicles, site=FILE.json of signs.mjs, and any number of a shot (SHOT below, or what the scene itself reads)."""
import json
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402

from bodies import load as load_body  # noqa: E402
from kit import lacquer, materials, render, studio  # noqa: E402
from kit.mesh import link  # noqa: E402
from kit.tone import linear  # noqa: E402
from scenes import light, load as load_scene  # noqa: E402

SHOT = dict(azimuth=37, elevation=3, lens=48, share=.42, centre=.735, foot=.28, stop=1.2, turn=0)


def value(text):
    parts = [float(v) for v in text.split(',')]
    return parts[0] if len(parts) == 1 else tuple(parts)


def turned(degrees, x=0., y=0., others=()):
    """The vehicle on its spot, looking `degrees` from +x towards +y; what is among the others stays."""
    spot = link('spot', None)
    for o in [o for o in bpy.context.scene.objects if o.parent is None and o is not spot and o not in others]:
        o.parent = spot
    spot.location, spot.rotation_euler = (x, y, 0), (0, 0, math.radians(degrees))


def stand_beside(one):
    """One more vehicle, in its own paint: body:face/rrggbb/x/y/degrees."""
    body, paint, *place = one.split('/')
    name, _, face = body.partition(':')
    before = set(bpy.context.scene.objects)
    with materials.painted(linear(paint)):
        load_body(name).build(face, 'exterior')
    x, y, degrees = map(float, place)
    turned(degrees, x, y, before)


def main():
    args = dict(a.split('=', 1) for a in sys.argv[sys.argv.index('--') + 1:])
    words = {k: args.pop(k, '') for k in ('scene', 'body', 'face', 'colour', 'out', 'beside', 'site')}
    width, height, samples, threads = (int(args.pop(k, v)) for k, v in (('w', 1920), ('h', 854), ('spp', 16), ('threads', 2)))
    shot = SHOT | {k: value(v) for k, v in args.items()}
    if words['site']:
        with open(words['site']) as f:
            shot['site'] = json.load(f)
    start = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    load_body(words['body']).build(words['face'], 'exterior')
    if shot['turn']:
        turned(shot['turn'])
    painted = list(bpy.data.materials)
    for one in filter(None, words['beside'].split('|')):
        stand_beside(one)
    folder = render.configure(width, height, samples, threads)
    bpy.context.view_layer.update()
    points = studio.vehicle_points()
    changed = light.compose(studio.Camera(), points, shot, width / height)
    look = load_scene(words['scene']).build(shot)
    bpy.context.scene.cycles.sample_clamp_direct = 40
    print(f'built in {time.time() - start:.1f} s', flush=True)
    switches = lacquer.apart()
    passes, mirrored = None, None
    for colour, out in zip(words['colour'].split(','), words['out'].split(',')):
        start = time.time()
        materials.repaint(painted, linear(colour))
        passes = render.shoot(folder, width, height, changed, passes)
        if mirrored is None:   # of any paint what it mirrors is the same
            mirrored = render.mirror(folder, width, height, switches)
        render.save_light(out, passes | {'Image': passes['Image'] + mirrored}, look)
        print(f'rendered in {time.time() - start:.1f} s', flush=True)
    render.clean(folder)


main()
