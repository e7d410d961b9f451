"""Renders what plan.txt lists and the cache lacks, in the plan's order, at idle priority.

python3 run_queue.py [--once] [--publish] [--all] [what ...]   rendered pairs are kept in $STUDIO_CACHE (default: a folder in
the temp directory); remove one to have it rendered again. --publish only rewrites the pictures. Colours that nothing asks
for are deleted from public/studio and stay so, unless none of a picture's colours is there or --all is given.
With names, as in 'adventure ute-blade suv-crest/front', only these lines or views of the plan are looked at.
"""
import glob
import json
import os
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from recolour import COLOURS, load, picture, write  # noqa: E402

PUBLIC = os.path.join(HERE, '..', '..', 'public', 'studio')
CACHE = os.environ.get('STUDIO_CACHE') or os.path.join(tempfile.gettempdir(), 'studio-cache')
THREADS = os.environ.get('STUDIO_THREADS') or '2'
HERO, STILLS, ORBIT = (1920, 1200), (1280, 800), (640, 400)
ORDER = ('hero', 'front', 'rear', 'side')
STEP = 15
FRAMES = 360 // STEP
#: Cabins are rendered once per trim and shared by these bodies: 'cabins/{trim}/interior.webp'.
CABINS = {'standard': ('hatch', 'hatch-low', 'city-hatch', 'sedan', 'boxy-small', 'ute', 'ute-square', 'tray-ute'),
          'light': ('suv', 'suv-large-square', 'wagon'),
          'graphite': ('suv-sleek', 'suv-large', 'crossover'),
          'pale': ('suv-square', 'suv-large-long', 'boxy-large', 'people-mover'),
          'sport': ('coupe', 'convertible'),
          'work': ('van', 'van-high', 'truck', 'tray-truck', 'curtain-truck', 'tipper', 'prime-mover'),
          # run_living.py
          'living-light': ('caravan', 'caravan-single', 'caravan-long'),
          'living-dark': ('caravan-arc', 'caravan-long-arc', 'motorhome'),
          'living-pop': ('pop-top',)}
#: What is not a body, and its folder.
SETS = {'interior': 'cabins', 'wheel': 'wheels'}
#: Who wears which design of wheel: bodies with their own face, and with others.
WHEELS = {
    'five': ('suv', 'suv-square', 'ute-blade', 'crossover-band', 'crossover-slope', 'coupe-pony', 'hatch-low-blade'),
    'six': ('suv-ranger', 'suv-large-ranger', 'suv-large-square', 'boxy-large', 'ute', 'ute-square', 'hybrid', 'camper-trailer'),
    'ten': ('boxy-large-band', 'boxy-small', 'city-hatch', 'hatch-blade', 'hatch-low', 'sedan', 'suv-sleek-crest', 'suv-square-slab', 'wagon',
            'pop-top', 'caravan', 'caravan-single', 'caravan-long'),
    'two-tone': ('convertible', 'coupe', 'crossover', 'crossover-bar', 'crossover-fin', 'hatch', 'sedan-smile', 'suv-bar', 'suv-crest', 'ute-crest'),
    'turbine': ('boxy-large-tower', 'crossover-crest', 'hatch-bar', 'hatch-low-crest', 'people-mover', 'sedan-bar', 'sedan-glass', 'suv-large',
                'suv-large-long', 'suv-large-long-gill', 'suv-sleek', 'suv-sleek-bar', 'suv-square-bar'),
    'steel': ('van', 'van-high', 'tray-ute', 'motorhome')}
#: Bodies with a second row behind the front seats, and those whose load area is behind that.
SECOND_ROW = ('hatch', 'hatch-low', 'city-hatch', 'sedan', 'boxy-small', 'ute', 'ute-square',
              *CABINS['light'], *CABINS['graphite'], *CABINS['pale'])
BOOT = ('hatch', 'hatch-low', 'city-hatch', 'suv', 'suv-sleek', 'suv-square', 'crossover', 'wagon')
UPHOLSTERY = {'standard': '#2a2c30', 'light': '#644a33', 'graphite': '#33363b', 'pale': '#a39b8d', 'sport': '#581414', 'work': '#33363a'}


def plan():
    """Lines of: body[:face] views samples."""
    with open(os.path.join(HERE, 'plan.txt')) as f:
        for line in f:
            words = line.split('#')[0].split()
            if not words:
                continue
            body, _, face = words[0].partition(':')
            yield body, face, words[1].split(','), int(words[2])


def folder(body, face):
    return f'{body}-{face}' if face else body


def named():
    """The jobs of the plan that the command line names: all of them when it names none."""
    names = [word for word in sys.argv[1:] if not word.startswith('--')]
    for body, face, views, *rest in plan():
        name = folder(body, face)
        chosen = views if not names or name in names else [v for v in views if f'{name}/{v}' in names]
        if chosen:
            yield body, face, chosen, *rest


def expected(views):
    return [f'orbit/{a:03d}' for a in range(0, 181, STEP)] if views == ['orbit'] else views


def orbit_frames(azimuth):
    """The frames a rendered azimuth serves, with whether they are mirrored. Frame 0 looks at 45 degrees."""
    frame = lambda a: (a - 45) // STEP % FRAMES
    mirror = [] if azimuth in (0, 180) else [(frame(-azimuth), True)]
    return [(frame(azimuth), False), *mirror]


def cached(body, face, view):
    return os.path.exists(os.path.join(CACHE, folder(body, face), view + '.npz'))


def missing(body, face, views):
    return [v for v in expected(views) if not cached(body, face, v)]


def blender(script, log, **words):
    """Runs a script inside Blender at idle priority, its words as key=value; what it prints goes to the file `log`."""
    with open(log, 'w') as f:
        subprocess.run(['chrt', '-i', '0', 'nice', '-n', '19', 'blender', '-b', '-t', THREADS, '--factory-startup', '--python-exit-code', '1',
                        '--python', os.path.join(HERE, script), '--', f'threads={THREADS}', *(f'{k}={v}' for k, v in words.items())],
                       check=True, stdout=f, stderr=subprocess.STDOUT,
                       # Debian's Blender looks for Debian's Python along PATH.
                       env={**os.environ, 'PATH': '/usr/bin:/bin', 'PYTHONDONTWRITEBYTECODE': '1'})


def render(body, face, views, samples):
    orbit = views == ['orbit']
    todo = views if orbit else missing(body, face, views)
    out = os.path.join(CACHE, folder(body, face), 'orbit' if orbit else '')
    os.makedirs(out, exist_ok=True)
    width, height = ORBIT if orbit else STILLS
    blender('render.py', os.path.join(CACHE, 'blender.log'), body=body, face=face, view=','.join(todo), out=out, w=width, h=height,
            hero=HERO[0], spp=samples)


def wanted(pattern, every=COLOURS):
    """The colours a picture is wanted in: those that are there, or every one."""
    there = [one for one in COLOURS if os.path.exists(pattern.format(one[0]))]
    return every if '--all' in sys.argv or not there else there


def publish(body, face, views):
    """Write the colours of the given views."""
    for view in expected(views):
        if not cached(body, face, view):
            continue
        pair = load(os.path.join(CACHE, folder(body, face), view + '.npz'))
        if body in SETS:
            write(os.path.join(PUBLIC, SETS[body], face, view + '.webp'), picture(pair, UPHOLSTERY.get(face, '#000000')), 76)
            continue
        if view.startswith('orbit/'):
            targets = [(os.path.join(body, 'orbit', '{}', f'{frame:02d}'), mirrored, 64)
                       for frame, mirrored in orbit_frames(int(view[6:]))]
        else:
            targets = [(os.path.join(folder(body, face), '{}', view), False, 76)]
        for target, mirrored, quality in targets:
            pattern = os.path.join(PUBLIC, target + '.webp')
            for slug, _, colour in wanted(pattern):
                pixels = picture(pair, colour)
                write(pattern.format(slug), pixels[:, ::-1] if mirrored else pixels, quality)


def close_ups():
    """Pictures that several bodies share, without '.webp', in showing order, and the names of those bodies."""
    shared = {f'wheels/{design}/wheel': names for design, names in WHEELS.items()}
    shared['wheels/five/tyre'] = [name for names in WHEELS.values() for name in names]   # all run on the same tread
    rows = {'rear-seats': SECOND_ROW, 'boot': BOOT}
    for view in ('dashboard', 'instruments', 'console', 'seats', *rows, 'kitchen', 'lounge', 'bed'):
        for trim, bodies in CABINS.items():
            shared[f'cabins/{trim}/{view}'] = [body for body in bodies if body in rows.get(view, bodies)]
    return {name: bodies for name, bodies in shared.items() if bodies and os.path.exists(os.path.join(PUBLIC, name + '.webp'))}


def yards():
    """Names of the views of used vehicles, each in the yard of a site."""
    return sorted({os.path.basename(picture)[:-5] for picture in glob.glob(os.path.join(PUBLIC, '*', '*', 'yard-*.webp'))})


def manifest():
    """Describe what was drawn: a view counts when any colour has it or it was listed before, an orbit when every frame exists."""
    path = os.path.join(PUBLIC, 'manifest.json')
    listed = json.load(open(path))['bodies'] if os.path.exists(path) else {}
    bodies = {}
    for body in dict.fromkeys(job[0] for job in plan()):
        has = lambda *parts: os.path.exists(os.path.join(PUBLIC, *parts))
        complete = lambda name: [v for v in ORDER if any(has(name, slug, v + '.webp') for slug, _, _ in COLOURS)]
        before = listed.get(body, dict(views=[], faces={}))
        views = [v for v in ORDER if v in before['views'] or v in complete(body)]
        if 'hero' not in views:
            continue
        there = {face: complete(folder(body, face)) for one, face, *_ in plan() if one == body and face}
        faces = {face: [v for v in ORDER if v in own or v in before['faces'].get(face, [])] for face, own in there.items() if 'hero' in own}
        orbit = [s for s, _, _ in COLOURS if all(has(body, 'orbit', s, f'{k:02d}.webp') for k in range(FRAMES))]
        bodies[body] = dict(
            faces=faces,
            colours=[dict(slug=s, label=l, hex=h) for s, l, h in COLOURS], views=views,
            orbit=dict(colours=orbit, frames=FRAMES, width=ORBIT[0], height=ORBIT[1]) if orbit else None)
    os.makedirs(PUBLIC, exist_ok=True)
    with open(path + '.new', 'w') as f:
        json.dump(dict(bodies=bodies, cabins=CABINS, closeUps=close_ups(), yards=yards()), f, indent=2)
        f.write('\n')
    os.replace(path + '.new', path)


def main():
    if '--publish' in sys.argv:
        for body, face, views, *_ in named():
            publish(body, face, views)
        return manifest()
    failed = set()
    while True:
        job = next((j for j in named() if str(j) not in failed and missing(*j[:3])), None)
        if job:
            body, face, views, *_ = job
            start = time.time()
            try:
                render(*job)
                publish(body, face, views)
                manifest()
                print(f'{time.strftime("%H:%M")} {folder(body, face)} {",".join(views)}: {time.time() - start:.0f} s', flush=True)
            except Exception as error:  # one broken body must not stop the others
                failed.add(str(job))
                print('failed', job, error, flush=True)
        elif '--once' in sys.argv:
            return
        else:
            time.sleep(5)


if __name__ == '__main__':
    main()
