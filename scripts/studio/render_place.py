"""Renders the building of a place. Run inside Blender:
blender -b --factory-startup --python render_place.py -- place=FILE.json out=FILE.npz w= h= spp= threads="""
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402

from kit import render, studio  # noqa: E402
from scenes import dealership  # noqa: E402


def main():
    args = dict(a.split('=', 1) for a in sys.argv[sys.argv.index('--') + 1:])
    width, height, samples, threads = (int(args.get(k, v)) for k, v in (('w', 1440), ('h', 900), ('spp', 4), ('threads', 2)))
    with open(args['place']) as f:
        place = json.load(f)
    start = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    folder = render.configure(width, height, samples, threads)
    look = dealership.build(place)
    camera, tower = studio.Camera(), place['kind'] == 'tower'
    side = 8 if place['number'] % 2 else -8
    camera.aim(90 + side, 0, 44 if tower else 25, 30, (0, 0, 1.75))
    camera.data.shift_y = .21 if tower else .10
    camera.data.clip_end = 60000
    print(f'built in {time.time() - start:.1f} s', flush=True)
    render.light_picture(args['out'], folder, width, height, look)
    print(f'rendered in {time.time() - start:.1f} s', flush=True)


main()
