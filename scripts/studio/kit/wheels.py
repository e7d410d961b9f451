"""Wheels, lathed once in local coordinates (outer face at y = 0, facing +y) and instanced."""
import math

import bpy
import numpy as np

from .materials import plain
from .maths import catmull
from .mesh import box, grid, lathe, solid

BAR = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]


def spoke(root, tip, r0, r1, w0, w1, material, depth=.052, bevel=.006):
    """One spoke: root and tip are sideways offsets, so a pair of spokes makes a V."""
    v = [(root - w0, -.034, r0), (root + w0, -.034, r0), (tip + w1, -.018, r1), (tip - w1, -.018, r1),
         (root - w0 * 1.2, -.034 - depth, r0), (root + w0 * 1.2, -.034 - depth, r0),
         (tip + w1 * 1.15, -.018 - depth, r1), (tip - w1 * 1.15, -.018 - depth, r1)]
    return solid('spoke', v, BAR, material, bevel)


def turned(obj, angle):
    obj.rotation_euler = (0, angle, 0)
    return obj


def spokes_of(style, rim, p):
    """Spoke sets by style name."""
    full = 2 * math.pi
    out = []
    metal, backdrop = plain('painted steel', .50, .38, .55) if style == 'steel' else p.alloy, p.dark
    if style == 'five':
        for k in range(5):
            for s in (-1, 1):
                out.append(turned(spoke(.022 * s, .058 * s, .045, rim, .019, .030, metal), k * full / 5))
    elif style == 'ten':
        for k in range(10):
            out.append(turned(spoke(0, .012, .045, rim, .013, .019, metal), k * full / 10))
    elif style == 'turbine':
        for k in range(9):
            out.append(turned(spoke(.0, .075, .050, rim, .020, .036, metal, .04), k * full / 9))
    elif style == 'two-tone':
        for k in range(5):
            out.append(turned(spoke(0, 0, .045, rim, .032, .060, p.dark_alloy, .05), k * full / 5))
            for s in (-1, 1):
                out.append(turned(spoke(.026 * s, .062 * s, .050, rim, .005, .008, metal, .055, .003), k * full / 5))
    elif style == 'six':
        for k in range(6):
            out.append(turned(spoke(0, 0, .045, rim, .024, .040, p.dark_alloy), k * full / 6))
    elif style == 'steel':
        out.append(lathe('disc', [(.001, -.05), (.06, -.045), (.09, -.03), (.13, -.028), (.17, -.05), (rim, -.075)], metal, 64))
        for k in range(10):
            o = lathe('hole', [(.0001, .004), (.016, .004), (.018, 0)], backdrop, 16)
            a = k * full / 10
            o.location = (.148 * math.sin(a), -.034, .148 * math.cos(a))
            out.append(o)
    return out


def tyre(r, ri, w, p):
    """Sidewall with a rim guard and a moulded ring, three grooves round the tread, blocks on its shoulders."""
    profile = [(ri - .012, -.03), (ri, -.015), (ri + .012, -.002), (ri + .020, .002), (ri + .026, -.002), (ri + .05, .0),
               (r - .040, -.006), (r - .036, -.003), (r - .026, -.010), (r - .008, -.030)]
    for k in range(3):
        y = -w * (.28 + .22 * k)
        profile += [(r, y + .022), (r, y + .008), (r - .009, y + .004), (r - .009, y - .004), (r, y - .008)]
    profile += [(r, -w * .86), (r - .008, -w + .02), (r - .03, -w), (ri, -w + .005)]
    q = catmull(profile, 4)
    a = np.linspace(0, 2 * np.pi, 480, endpoint=False)
    height, y = q[:, :1], q[:, 1:2]
    shoulder = (height > r - .034) & ((y > -w * .22) | (y < -w * .80))
    gap = np.sin(a * 64)[None] > .62
    height = height - .007 * (shoulder & gap)
    return grid('tyre', height * np.cos(a), np.broadcast_to(y, height.shape), height * np.sin(a), p.rubber)


def wheel(radius, style, p, rim_share=.735, width=.235):
    """A collection holding tyre, rim, spokes, brake disc and caliper."""
    r, ri = radius, radius * rim_share
    w = width
    parts = [
        tyre(r, ri, w, p),
        lathe('lip', [(ri + .004, -.014), (ri - .004, -.009), (ri - .014, -.012), (ri - .022, -.03), (ri - .030, -.07),
                      (ri - .034, -w + .03)], p.dark_alloy if style in ('two-tone', 'six') else p.alloy, 128),
        lathe('cap', [(.0001, -.022), (.030, -.022), (.036, -.026), (.038, -.04)], p.gloss, 48),
        lathe('hub', [(.036, -.026), (.058, -.028), (.068, -.036), (.072, -.07)],
              p.dark_alloy if style in ('two-tone', 'six') else p.alloy, 64),
        lathe('brake', [(.06, -.125), (.07, -.12), (ri * .74, -.12), (ri * .75, -.124), (ri * .75, -.14)], p.iron, 64),
        lathe('back', [(.0001, -.15), (ri - .03, -.15)], p.dark, 48),
    ]
    parts += spokes_of(style, ri - .010, p)
    for k in range(5):
        nut = lathe('nut', [(.0001, -.03), (.007, -.03), (.009, -.04)], p.dark, 12)
        a = (k + .5) * 2 * math.pi / 5
        nut.location = (.050 * math.sin(a), .003, .050 * math.cos(a))
        parts.append(nut)
    if style != 'steel':
        parts.append(box('caliper', (-ri * .74, -ri * .42), (-.14, -.09), (-.07, .09), p.caliper, .015))
    group = bpy.data.collections.new('wheel')
    for o in parts:
        bpy.context.scene.collection.objects.unlink(o)
        group.objects.link(o)
    return group


def place(group, x, y, z, steer=0., side=1):
    e = bpy.data.objects.new('wheel', None)
    e.instance_type, e.instance_collection = 'COLLECTION', group
    bpy.context.scene.collection.objects.link(e)
    e.location = (x, y, z)
    e.rotation_euler = (0, .25, (0 if side > 0 else math.pi) + steer)
    return e
