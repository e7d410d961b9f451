"""Renders the living areas of caravans and motorhomes that the cache lacks, and writes public/studio/cabins/living-*.

python3 run_living.py [--look] [trim/view ...]   --look: small, as PNG in the cache; names begin so: 'living-light', 'living-light/bed'"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from recolour import write  # noqa: E402
from run_queue import CACHE, PUBLIC, blender  # noqa: E402
from run_scenes import develop, exposure, load  # noqa: E402

LOOK = '--look' in sys.argv
TRIMS, VIEWS = ('living-light', 'living-dark', 'living-pop'), ('interior', 'kitchen', 'lounge', 'bed')


def main():
    names = [word for word in sys.argv[1:] if not word.startswith('--')]
    folder = os.path.join(CACHE, 'living')
    os.makedirs(folder, exist_ok=True)
    for trim, view in ((trim, view) for trim in TRIMS for view in VIEWS):
        name = f'{trim}/{view}'
        if names and not any(name.startswith(word) for word in names):
            continue
        kept = os.path.join(folder, f'{trim}-{view}{"-look" if LOOK else ""}.npz')
        if LOOK or not os.path.exists(kept):
            blender('render_living.py', kept + '.log', trim=trim, view=view, out=kept, **(dict(w=640, h=400, spp=6) if LOOK else {}))
        x, key, bloom = load(kept)
        target = kept.replace('.npz', '.png') if LOOK else os.path.join(PUBLIC, 'cabins', name + '.webp')
        os.makedirs(os.path.dirname(target), exist_ok=True)
        write(target, develop(x * exposure(x, key, 0), bloom), 78)
        print(name, flush=True)


if __name__ == '__main__':
    main()
