"""Renders what scenes.txt lists and the cache lacks, one at a time at idle priority, and writes public/studio.

python3 run_scenes.py [--look] [--publish] [--all] [name or scene or name/view ...]   --look: small and quick, as PNG in $STUDIO_CACHE/looks;
--publish: only write the pictures again; --all: in every colour, not only in those that are kept. Exposure, bloom and tone are set here,
after rendering."""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import numpy as np  # noqa: E402

from kit.lens import glow  # noqa: E402
from kit.tone import GAIN, linear, tone  # noqa: E402
from recolour import COLOURS, LIGHTEST, RED, write  # noqa: E402
from run_queue import CACHE, PUBLIC, blender, wanted  # noqa: E402

LOOK = '--look' in sys.argv
PAINTS = {slug: paint for slug, _, paint in COLOURS}
#: A vehicle for every colour is rendered in these two, and what is between them is added.
ENDS = {'-black': '#000000', '-white': '#ffffff'}
#: How a used car is photographed: from close by, at the height of a standing person's chest.
YARD = dict(spp=2, share=.74, foot=.13, elevation=3.6, lens=52, stop=2.8)
#: Where the photographer of each site stands, towards which side of the vehicle, and the weather there: one dealership's vehicles in turn
#: (`spot`), so that its list is not one picture in many colours. Without a building (`open`) there are gum trees over a fence.
YARDS = {
    'harbour-city': (dict(azimuth=63, turn=27, middle=-17, cover=.25),
                     dict(azimuth=98, turn=137, middle=9, cover=.1, sun='150,30', row=0),
                     dict(azimuth=84, turn=51, open=1, cover=.2, sun='128,13', share=.70),
                     dict(azimuth=58, turn=-1, middle=-29, cover=.8, elevation=2.4, share=.78)),
    'second-gear': (dict(azimuth=78, turn=41, middle=-7, cover=.5),
                    dict(azimuth=106, turn=145, middle=15, cover=.15, sun='70,34', share=.70),
                    dict(azimuth=92, turn=58, open=1, cover=.3, sun='140,12', row=1),
                    dict(azimuth=72, turn=128, middle=-16, cover=.8, row=0, elevation=2.4, share=.78)),
    'northline-mazda': (dict(azimuth=60, turn=95, middle=-20, cover=.15),),
    'big-rig-leisure': (dict(azimuth=66, turn=30, middle=-16, cover=.3),),
}
USUAL_YARDS = 'harbour-city,second-gear,northline-mazda'
#: Stops by which galleries are exposed for the vehicle: pale ground and sky would leave its paint washed out.
STOPS, BY_SCENE = -.35, {'yard': -.65, 'street': 0}
LIGHT = np.array([.2126, .7152, .0722], np.float32)


def lines():
    """Lines of: name scene body[:face] colour key=value ...; the colour '*' is every colour."""
    with open(os.path.join(HERE, 'scenes.txt')) as f:
        for line in f:
            words = line.split('#')[0].split()
            if words:
                yield words[0], words[1], *words[2].partition(':')[::2], words[3], dict(pair.split('=', 1) for pair in words[4:])


def shots():
    """Those lines that the command line names, by name, scene or view; a used car once for each site that has it, in its yard."""
    names = {word for word in sys.argv[1:] if not word.startswith('--')}
    seen = {}
    for name, scene, body, face, colour, settings in lines():
        sites = settings.pop('sites', USUAL_YARDS if scene == 'yard' and colour == '*' else '')
        for site in sites.split(','):
            view = f'yard-{site}' if site else 'scene'
            seen[site] = seen.get(site, -1) + 1
            if not names or names & {name, scene, view, f'{name}/{view}'}:
                yield name, scene, view, body, face, colour, ({'site': site, 'spot': seen[site]} if site else {}) | settings


def render(kept, scene, body, face, paints, settings):
    """Into the files `kept`, one for each of the paints."""
    os.makedirs(os.path.dirname(kept[0]), exist_ok=True)
    blender('render_scene.py', kept[0] + '.log', scene=scene, body=body, face=face, colour=','.join(paint.lstrip('#') for paint in paints),
            out=','.join(kept), **settings)


def load(path):
    with np.load(path) as f:
        red = f['red'].astype(np.float32)[..., None]
        return f['rgb'].astype(np.float32) * (1 + red * (RED - 1)), float(f['key']), float(f['bloom']) if 'bloom' in f else .04


def exposure(x, key, stops):
    return key / GAIN / np.exp(np.log(np.maximum(x @ LIGHT, 1e-4)).mean()) * 2**stops


def develop(x, bloom):
    height, width = x.shape[:2]
    x = glow(x, .9, .6 * bloom, .4 * bloom)
    v, u = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    x = x * (1 - .10 * np.clip(u**2 * .7 + v**2 * .5 - .25, 0, 1))[..., None]
    grain = np.random.default_rng(1).normal(0, .0035, (height, width, 1))   # keeps evening skies from banding
    return (np.clip(tone(x) + grain, 0, 1) * 255 + .5).astype(np.uint8)


def every_colour(name, view, kept, stops):
    """Each colour that has a place, and its picture, exposed for a grey vehicle."""
    (black, key, bloom), (white, *_) = (load(path) for path in kept)
    gain = exposure(black + (white - black) * .18, key, stops)
    pattern = os.path.join(PUBLIC, name, '{}', '{}.webp')
    heroes = [one for one in COLOURS if os.path.exists(pattern.format(one[0], 'hero'))]
    for slug, _, paint in heroes if LOOK else wanted(pattern.format('{}', view), heroes):
        yield slug, develop((black + (white - black) * np.minimum(linear(paint), LIGHTEST)) * gain, bloom)


def publish(name, view, colour, kept, stops):
    """Pictures with the slug of their colour; the only one of a page's picture has none."""
    if colour == '*':
        yield from every_colour(name, view, kept, stops)
    else:
        x, key, bloom = load(kept[0])
        yield None, develop(x * exposure(x, key, stops), bloom)


def target(name, view, slug):
    if LOOK:
        return os.path.join(CACHE, 'looks', (f'{name}-{slug}-{view}' if slug else name) + '.png')
    return os.path.join(PUBLIC, f'{name}/{slug}/{view}.webp' if slug else f'scenes/{name}.webp')


def main():
    for name, scene, view, body, face, colour, settings in shots():
        if colour == '*':
            usual = dict(w=1280, h=800, centre=.5, share=.62, foot=.2, spp=4, stops=BY_SCENE.get(scene, STOPS))
            site, spot = settings.pop('site', None), int(settings.pop('spot', 0))
            yard = YARD | YARDS[site][spot % len(YARDS[site])] | {'site': os.path.join(CACHE, 'places', site + '.json')} if site else {}
            settings = usual | yard | settings
        stops, quality = float(settings.pop('stops', 0)), int(settings.pop('quality', 74 if colour == '*' else 80))
        if LOOK:
            settings = settings | dict(w=720, h=720 * int(settings.get('h', 854)) // int(settings.get('w', 1920)), spp=min(6, int(settings.get('spp', 6))))
        paints = ENDS if colour == '*' else {'': PAINTS[colour]}
        kept = [os.path.join(CACHE, 'looks' if LOOK else 'scenes', f'{name}-{view}{end}.npz' if colour == '*' else name + '.npz') for end in paints]
        if '--publish' not in sys.argv and (LOOK or not all(map(os.path.exists, kept))):
            render(kept, scene, body, face, paints.values(), settings)
        if all(map(os.path.exists, kept)):
            for slug, pixels in publish(name, view, colour, kept, stops):
                write(target(name, view, slug), pixels, quality)
            print(name, view, flush=True)


if __name__ == '__main__':
    main()
