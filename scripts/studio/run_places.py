"""Renders the buildings that signs.mjs listed and the cache lacks, and writes public/studio/places.

python3 run_places.py [--look] [name ...]   names begin so: 'harbour-city', 'second-gear-preston'; --look: small, as PNG in the cache"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from recolour import write  # noqa: E402
from run_queue import CACHE, PUBLIC, blender  # noqa: E402
from run_scenes import develop, exposure, load  # noqa: E402

LOOK = '--look' in sys.argv
FOLDER = os.path.join(CACHE, 'places')


def main():
    names = [word for word in sys.argv[1:] if not word.startswith('--')]
    with open(os.path.join(FOLDER, 'places.json')) as f:
        places = json.load(f)
    for place in places:
        name = f"{place['site']}-{place['slug']}"
        if names and not any(name.startswith(word) for word in names):
            continue
        told, kept = os.path.join(FOLDER, name + '.json'), os.path.join(FOLDER, name + ('-look.npz' if LOOK else '.npz'))
        with open(told, 'w') as f:
            json.dump(place, f)
        if LOOK or not os.path.exists(kept):
            blender('render_place.py', kept + '.log', place=told, out=kept, **(dict(w=720, h=450, spp=3) if LOOK else dict(w=1440, h=900, spp=5)))
        x, key, bloom = load(kept)
        target = os.path.join(FOLDER, name + '-look.png') if LOOK else os.path.join(PUBLIC, 'places', name + '.webp')
        write(target, develop(x * exposure(x, key, 0), bloom), 76)
        print(name, flush=True)


if __name__ == '__main__':
    main()
