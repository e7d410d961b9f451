"""Renders what scenes.txt lists and the cache lacks, one at a time at idle priority, and writes public/studio/scenes.

python3 run_scenes.py [--look] [--publish] [name ...]   --look: small and quick, as PNG in $STUDIO_CACHE/looks; --publish: only
write the pictures again. Exposure, bloom and tone are set here, after rendering."""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import numpy as np  # noqa: E402

from kit.tone import GAIN, tone  # noqa: E402
from recolour import COLOURS, RED, write  # noqa: E402
from run_queue import CACHE, PUBLIC, THREADS  # noqa: E402

LOOK = '--look' in sys.argv


def shots():
    """Lines of: name scene body[:face] colour key=value ..."""
    names = [word for word in sys.argv[1:] if not word.startswith('--')]
    with open(os.path.join(HERE, 'scenes.txt')) as f:
        for line in f:
            words = line.split('#')[0].split()
            if words and (not names or words[0] in names):
                yield words[0], words[1], *words[2].partition(':')[::2], words[3], words[4:]


def spread(x, reach):
    """A soft blur: three means over a square window."""
    for _ in range(3):
        for axis in (0, 1):
            p = np.pad(x, [(reach + 1, reach) if a == axis else (0, 0) for a in range(3)], 'edge').cumsum(axis, dtype=np.float64)
            n = x.shape[axis]
            x = (np.take(p, range(2 * reach + 1, 2 * reach + 1 + n), axis) - np.take(p, range(n), axis)) / (2 * reach + 1)
    return x


def develop(path, stops=0.):
    with np.load(path) as f:
        x = f['rgb'].astype(np.float32)
        red, key, bloom = f['red'].astype(np.float32)[..., None], float(f['key']), float(f['bloom']) if 'bloom' in f else .04
    x = x * (1 + red * (RED - 1))
    light = x @ np.array([.2126, .7152, .0722], np.float32)
    x = x * (key / GAIN / np.exp(np.log(np.maximum(light, 1e-4)).mean()) * 2**stops)
    height, width = light.shape
    over = np.clip(x - .9, 0, 6)
    x = x + bloom * (.6 * spread(over, width // 240) + .4 * spread(over, width // 50))
    v, u = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    x = x * (1 - .10 * np.clip(u**2 * .7 + v**2 * .5 - .25, 0, 1))[..., None]
    grain = np.random.default_rng(1).normal(0, .0035, light.shape)[..., None]   # keeps evening skies from banding
    return (np.clip(tone(x) + grain, 0, 1) * 255 + .5).astype(np.uint8)


def main():
    for name, scene, body, face, colour, numbers in shots():
        numbers = dict(pair.split('=', 1) for pair in numbers)
        stops, quality, spp = float(numbers.pop('stops', 0)), int(numbers.pop('quality', 80)), numbers.pop('spp', '16')
        width, height = (int(numbers.pop(k, v)) for k, v in (('w', 1920), ('h', 854)))
        kept = os.path.join(CACHE, 'looks' if LOOK else 'scenes', name + '.npz')
        os.makedirs(os.path.dirname(kept), exist_ok=True)
        if LOOK:
            width, height, spp = 720, 720 * height // width, '6'
        if '--publish' not in sys.argv and (LOOK or not os.path.exists(kept)):
            paint = dict((slug, tone_) for slug, _, tone_ in COLOURS)[colour].lstrip('#')
            with open(kept + '.log', 'w') as log:
                subprocess.run(['chrt', '-i', '0', 'nice', '-n', '19', 'blender', '-b', '-t', THREADS, '--factory-startup', '--python-exit-code',
                                '1', '--python', os.path.join(HERE, 'render_scene.py'), '--', f'scene={scene}', f'body={body}', f'face={face}',
                                f'colour={paint}', f'out={kept}', f'w={width}', f'h={height}', f'spp={spp}', f'threads={THREADS}',
                                *(f'{k}={v}' for k, v in numbers.items())], check=True, stdout=log, stderr=subprocess.STDOUT,
                               env={**os.environ, 'PATH': '/usr/bin:/bin', 'PYTHONDONTWRITEBYTECODE': '1'})
        if os.path.exists(kept):
            target = kept.replace('.npz', '.png') if LOOK else os.path.join(PUBLIC, 'scenes', name + '.webp')
            write(target, develop(kept, stops), quality)
            print(target, flush=True)


if __name__ == '__main__':
    main()
