"""Videos of the demo vehicles out of the published pictures, with ffmpeg: python3 videos.py

A walkaround passes round the outside of a body in one colour; a tour looks along a cabin. What exists is written to
public/studio/videos.json.
"""
import json
import os
import subprocess

from run_queue import CABINS

HERE = os.path.dirname(os.path.abspath(__file__))
PUBLIC = os.path.join(HERE, '..', '..', 'public', 'studio')
BODIES = ('hatch', 'sedan', 'coupe', 'suv', 'ute', 'motorcycle')
#: Colours most vehicles have; others go without a video.
COLOURS = ('white', 'silver', 'grey', 'black', 'red', 'blue')
FPS, SECONDS, FADE = 24, 2.4, .5
SIZE = '640x400'


def pan(zoom, x):
    """A slow move: what the camera does while a still is shown. `on` counts pictures."""
    return (f"scale=1920:1200,zoompan=z='{zoom}':x='(iw-iw/zoom)*({x})':y='(ih-ih/zoom)*.62':d=1:s={SIZE}:fps={FPS},format=yuv420p,setsar=1")


MOVES = {'front': pan('1.18-.0014*on', '.5'), 'hero': pan('1.02+.0015*on', '.35'), 'side': pan('1.14', '.05+.0155*on'),
         'rear': pan('1.04+.0014*on', '.6'), 'interior': pan('1.05+.0015*on', '.15+.006*on')}


def film(stills, out, seconds=SECONDS):
    inputs, chains, last = [], [], '[s0]'
    for i, (view, path) in enumerate(stills):
        inputs += ['-loop', '1', '-framerate', str(FPS), '-t', str(seconds), '-i', path]
        chains.append(f'[{i}]{MOVES[view]}[s{i}]')
    for i in range(1, len(stills)):
        chains.append(f'{last}[s{i}]xfade=transition=fade:duration={FADE}:offset={i * (seconds - FADE):.2f}[x{i}]')
        last = f'[x{i}]'
    os.makedirs(os.path.dirname(out), exist_ok=True)
    subprocess.run(['ffmpeg', '-hide_banner', '-loglevel', 'error', '-y', *inputs, '-filter_complex', ';'.join(chains), '-map', last,
                    '-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-threads', '1', '-movflags', '+faststart', out], check=True)


def main():
    made = {'walkarounds': {}, 'tours': []}
    for body in BODIES:
        for colour in COLOURS:
            stills = [(view, os.path.join(PUBLIC, body, colour, f'{view}.webp')) for view in ('front', 'hero', 'side', 'rear')]
            if not all(os.path.exists(still) for _, still in stills):   # a colour that is not kept
                continue
            out = os.path.join(PUBLIC, body, 'walkaround', f'{colour}.mp4')
            if not os.path.exists(out):
                film(stills, out)
            made['walkarounds'].setdefault(body, []).append(colour)
        trim = next((t for t, bodies in CABINS.items() if body in bodies), None)
        if trim:
            cabin = os.path.join(PUBLIC, 'cabins', trim, 'interior.webp')
            out = os.path.join(PUBLIC, body, 'tour.mp4')
            if not os.path.exists(out):
                film([('interior', cabin)], out, 5)
            made['tours'].append(body)
    with open(os.path.join(PUBLIC, 'videos.json'), 'w') as f:
        json.dump(made, f)
        f.write('\n')


if __name__ == '__main__':
    main()
