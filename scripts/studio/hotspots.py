"""Where the details of a vehicle lie on each frame of its orbit. Run inside Blender, once a body:

blender -b --factory-startup --python hotspots.py -- body=suv out=../../public/studio/hotspots.json

A detail is looked for from outside: a ray from one side meets the vehicle at its anchor. A frame shows an anchor when
nothing stands between it and the camera. Of several anchors, such as the wheels of both sides, a frame has the nearest.
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

from bodies import load  # noqa: E402
from kit import studio  # noqa: E402

FRAMES, STEP, FIRST = 24, 15, 45  # run_queue.py: frame 0 looks at 45 degrees
ASPECT = 640 / 400
#: How far in front of an anchor something may be that still belongs to it, in metres.
THICKNESS = .12
#: Cosine of how far from its side an anchor may be looked at.
FACING = .28
FROM = {'front': (1, 0, 0), 'rear': (-1, 0, 0), 'left': (0, 1, 0), 'right': (0, -1, 0), 'top': (0, 0, 1)}


def details(name, spec, low, high):
    """Detail -> anchors; an anchor is the side it is seen from and a point on the way."""
    length, height = high.x - low.x, high.z - low.z
    at = lambda part: low.x + length * part
    if name == 'motorcycle':
        return {'headlight': [('front', (0, 0, low.z + height * .72))], 'tank': [('left', (at(.56), 0, low.z + height * .66)), ('right', (at(.56), 0, low.z + height * .66))],
                'seat': [('top', (at(.34), 0, 0))], 'wheels': [(s, (at(.86), 0, low.z + height * .22)) for s in ('left', 'right')]}
    nose = sum(spec.nose_frame) / 2 + .19
    lamp = max(spec.lamps, key=lambda outline: max(y for y, _ in outline))
    y = sum(p[0] for p in lamp) / len(lamp)
    z = sum(p[1] for p in lamp) / len(lamp)
    wide = spec.lower.half_width
    out = {
        'headlights': [('front', (0, s * wide * .72, nose)) for s in (1, -1)],
        'wheels': [(s, (spec.axles[0] + spec.wheel * .2, 0, spec.wheel * 1.2)) for s in ('left', 'right')],
        'doors': [(s, (spec.handles[0][0] + .25, 0, spec.handles[0][1] - .12)) for s in ('left', 'right')],
        'tail-lights': [('rear', (0, s * max(y, .5), z)) for s in (1, -1)],
    }
    if spec.cabin.sunroof:
        out['roof'] = [('top', (sum(spec.cabin.sunroof[:2]) / 2, 0, 0))]
    if name == 'ute':
        out['tray'] = [('top', (low.x + .55, 0, 0))]
    return out


def name_of(detail, side, place):
    across = side in ('front', 'rear') and abs(place.y) > .1
    return f"{detail}-{'left' if place.y > 0 else 'right'}" if across else f'{detail}-{side}'


def main():
    args = dict(a.split('=', 1) for a in sys.argv[sys.argv.index('--') + 1:])
    name, out = args['body'], args['out']
    bpy.ops.wm.read_factory_settings(use_empty=True)
    body = load(name)
    body.build('', 'exterior')
    bpy.context.view_layer.update()
    deps = bpy.context.evaluated_depsgraph_get()
    points = studio.vehicle_points()
    low, high = Vector(points.min(0)), Vector(points.max(0))
    camera = studio.Camera()
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = 640, 400
    centre = [(low[i] + high[i]) / 2 for i in range(3)]
    distance = camera.frame(points, 90, 6, 80, ASPECT, (.90, .80))

    def meet(origin, direction):
        hit, place, *_ = bpy.context.scene.ray_cast(deps, origin, direction)
        return place.copy() if hit else None

    anchors = {}
    for detail, ways in details(name, getattr(body, 'spec', None), low, high).items():
        found = []
        for side, point in ways:
            towards = Vector(FROM[side])
            origin = Vector(point) * 1.
            for i in range(3):
                if towards[i]:
                    origin[i] = towards[i] * 8
            place = meet(origin, -towards)
            if place:
                found.append((side, place))
        anchors[detail] = found
    from bpy_extras.object_utils import world_to_camera_view
    places = {detail: [] for detail in anchors}
    for frame in range(FRAMES):
        camera.aim((FIRST + frame * STEP) % 360, 6, distance, 80, centre)
        camera.data.shift_x = 0
        eye = camera.object.location.copy()
        for detail, found in anchors.items():
            seen = []
            for side, place in found:
                way = place - eye
                if side != 'top' and -way.normalized().dot(Vector(FROM[side])) < FACING:
                    continue
                first = meet(eye, way.normalized())
                if first and (first - eye).length > way.length - THICKNESS:
                    seen.append((way.length, place))
            if seen:
                x, y, _ = world_to_camera_view(bpy.context.scene, camera.object, min(seen, key=lambda s: s[0])[1])
                places[detail].append(dict(frame=frame, x=round(x, 3), y=round(1 - y, 3)))
    known = json.load(open(out)) if os.path.exists(out) else {}
    known[name] = [dict(detail=detail, anchors=[name_of(detail, side, place) for side, place in anchors[detail]], positions=places[detail])
                   for detail in anchors if places[detail]]
    with open(out, 'w') as f:
        json.dump(known, f)
        f.write('\n')
    print(name, {k: (len(anchors[k]), len(v)) for k, v in places.items()})


main()
