"""What stands on a nose and a tail in metal and print: the maker's emblem, and the cover over the plates."""
import math

import bpy

from .mesh import link, prism

#: Outlines (y, z) in half heights of the emblem.
ROUND = [(math.cos(i * math.pi / 16), math.sin(i * math.pi / 16)) for i in range(32)]
SHAPES = {
    'round': ROUND,
    'oval': [(1.35 * y, .85 * z) for y, z in ROUND],
    'hexagon': [(1.1 * math.cos(i * math.pi / 3), 1.1 * math.sin(i * math.pi / 3)) for i in range(6)],
    'shield': [(0, -1.15), (.62, -.60), (.86, .15), (.80, .85), (0, 1.0), (-.80, .85), (-.86, .15), (-.62, -.60)],
    'lozenge': [(0, -1.1), (.85, 0), (0, 1.1), (-.85, 0)],
    'wing': [(0, -.55), (.45, -.10), (1.9, .45), (1.75, .05), (.55, -.55), (0, -.95), (-.55, -.55), (-1.75, .05), (-1.9, .45), (-.45, -.10)],
}


#: What stands in the middle, where that is not the outline again, in the same measure.
MIDDLES = {'round': [(0, .2), (1.3, 1.0), (1.5, .5), (0, -1.0), (-1.5, .5), (-1.3, 1.0)], 'oval': [(-2.2, -.22), (2.2, -.22), (2.2, .22), (-2.2, .22)]}

#: Covers over the number plates: whose number is it, of a car that stands for hundreds?
COVERS = ('DRIVE ME HOME', 'TEST DRIVE ME', 'YOUR NEXT DRIVE', 'READY TO GO')


def _slab(outline, x, z, size, depth, material, bevel=.003):
    """The outline in metal, `depth` thick along x: a prism is extruded along y, so it is turned a quarter."""
    o = prism('emblem', [(size * a, z + size * b) for a, b in outline], (-x, -x - depth), material, bevel)
    o.rotation_euler = (0, 0, math.pi / 2)


def emblem(shape, x, z, size, p):
    """An emblem of half height `size`, facing along x."""
    outline = SHAPES[shape]
    _slab(outline, x, z, size, .012, p.chrome)
    if shape != 'wing':
        _slab(outline, x + .0105, z, size * .80, .003, p.gloss, 0)
        _slab(MIDDLES.get(shape, outline), x + .013, z, size * .40, .003, p.chrome, 0)


def cover(name):
    """The words on the plates of a body or face, the same on each picture of it."""
    return COVERS[sum(i * ord(c) for i, c in enumerate(name)) % len(COVERS)]


def lettering(text, x, z, height, material, towards=1):
    """Words on a plate or a tail, centred, facing along x."""
    cu = bpy.data.curves.new('lettering', 'FONT')
    cu.body, cu.size, cu.align_x, cu.align_y = text, height * 1.42, 'CENTER', 'CENTER'
    cu.extrude = .0006
    cu.materials.append(material)
    o = link('lettering', cu)
    o.location, o.rotation_euler = (x, 0, z), (math.pi / 2, 0, towards * math.pi / 2)
    return o
