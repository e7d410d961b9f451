"""Renders a view of a living area. Run inside Blender:
blender -b --factory-startup --python render_living.py -- trim=living-light view=interior out=FILE.npz w= h= spp= threads="""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402

from kit import render, studio  # noqa: E402
from scenes import living  # noqa: E402


def main():
    args = dict(a.split('=', 1) for a in sys.argv[sys.argv.index('--') + 1:])
    width, height, samples, threads = (int(args.get(k, v)) for k, v in (('w', 1280), ('h', 800), ('spp', 12), ('threads', 2)))
    start = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    folder = render.configure(width, height, samples, threads)
    look = living.build(args['trim'])
    studio.Camera().look_inside(*living.SIGHTS[args['view']])
    render.light_picture(args['out'], folder, width, height, look)
    print(f'rendered in {time.time() - start:.1f} s', flush=True)


main()
