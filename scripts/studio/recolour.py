"""Turns rendered pairs (.npz) into WebP pictures in every colour. Plain Python with numpy; needs cwebp."""
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np  # noqa: E402

from kit.ground import PALE, split  # noqa: E402
from kit.tone import linear, tone  # noqa: E402

COLOURS = [('white', 'White', '#d8dadb'), ('silver', 'Silver', '#8f9398'), ('grey', 'Grey', '#45494e'),
           ('black', 'Black', '#0b0c0e'), ('red', 'Red', '#a3131b'), ('blue', 'Blue', '#1d56a8'),
           ('navy', 'Navy', '#14233f'), ('green', 'Green', '#2b4a39'), ('orange', 'Orange', '#c9531a'),
           ('sand', 'Sand', '#a98e68'), ('bronze', 'Bronze', '#5b4634'), ('teal', 'Teal', '#1c6a74')]
RED = np.array([1., .035, .025], np.float32)
COOL = np.array([.985, 1., 1.022], np.float32)  # a breath of blue in the greys


def load(path):
    """A rendered pair as float32, on pale ground where it knows its own (all since the evening of 29 November 2026)."""
    with np.load(path) as kept:
        pair = {name: kept[name].astype(np.float32) for name in kept}
    return split(pair) if 'ground' in pair else pair


#: White paint reflects more, but lit by softboxes or by a whole sky it would lose the shading that shows its form.
LIGHTEST = .55


def picture(pair, hex_colour):
    grey, paint, red = (pair[k][..., None] for k in ('B', 'A', 'red'))
    light = grey * (1 + red * (RED - 1)) * COOL + paint * np.minimum(linear(hex_colour), LIGHTEST)
    if 'pale' in pair:
        light = light + pair['pale'][..., None] * PALE
    if 'through' in pair:
        light = light + pair['through']
    return (tone(light) * 255 + .5).astype(np.uint8)


def write(path, pixels, quality=78):
    """Write a WebP (or a PNG, to look at)."""
    os.makedirs(os.path.dirname(path) or '.', exist_ok=True)
    height, width = pixels.shape[:2]
    with tempfile.NamedTemporaryFile(suffix='.ppm', delete=False) as f:
        ppm = f.name
        f.write(b'P6\n%d %d\n255\n' % (width, height) + pixels.tobytes())
    command = ['cwebp', '-quiet', '-m', '5', '-sharp_yuv', '-q', str(quality), ppm, '-o', path]
    if path.endswith('.png'):
        command = ['convert', ppm, path]
    subprocess.run(command, check=True)
    os.remove(ppm)


if __name__ == '__main__':  # a quick look: recolour.py pair.npz colour out.png
    pair = load(sys.argv[1])
    write(sys.argv[3], picture(pair, dict((s, h) for s, _, h in COLOURS)[sys.argv[2]]))
