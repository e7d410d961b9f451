"""Cycles settings, and the trip from render passes to a recolourable pair of pictures."""
import os
import shutil
import tempfile

import bpy
import numpy as np

from . import lacquer
from .denoise import denoise
from .lens import means

PASSES = ('Image', 'Denoising Normal', 'Denoising Albedo', 'red', 'glass', 'ground')


def configure(width, height, samples, threads=2):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device, c.samples = 'CPU', samples
    c.use_adaptive_sampling, c.use_denoising = False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 5, 2, 3, 8
    c.sample_clamp_indirect, c.sample_clamp_direct = 3, 20
    c.caustics_reflective = c.caustics_refractive = False
    c.seed, c.blur_glossy = 7, .1
    s.render.threads_mode, s.render.threads = 'FIXED', threads
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    s.render.use_persistent_data = True
    layer = s.view_layers[0]
    layer.cycles.denoising_store_passes = True
    for name in ('red', 'glass', 'ground'):
        aov = layer.aovs.add()
        aov.name, aov.type = name, 'VALUE'
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    layers, composite, files = (t.nodes.new(k) for k in (
        'CompositorNodeRLayers', 'CompositorNodeComposite', 'CompositorNodeOutputFile'))
    t.links.new(layers.outputs['Image'], composite.inputs[0])
    files.base_path = tempfile.mkdtemp(prefix='studio-')
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    files.file_slots.clear()
    for k in PASSES:
        files.file_slots.new(k)
        t.links.new(layers.outputs[k], files.inputs[k])
    return files.base_path


def shoot(folder, width, height, changed=None, before=None):
    """The passes of a picture. changed: (left, right, bottom, top) in shares of it, all that differs from the picture `before`."""
    scene = bpy.context.scene.render
    scene.resolution_x, scene.resolution_y = width, height
    scene.use_border = before is not None
    if before is not None:
        x0, x1, y0, y1 = np.clip(changed, 0, 1)
        scene.border_min_x, scene.border_max_x, scene.border_min_y, scene.border_max_y = x0, x1, y0, y1
        inside = np.zeros((height, width, 1), bool)
        inside[round((1 - y1) * height) + 1:round((1 - y0) * height) - 1, round(x0 * width) + 1:round(x1 * width) - 1] = True
    bpy.ops.render.render(write_still=False)
    out = {}
    for k in PASSES:
        image = bpy.data.images.load(os.path.join(folder, f'{k}{bpy.context.scene.frame_current:04d}.exr'))
        image.colorspace_settings.name = 'Non-Color'
        a = np.empty(len(image.pixels), np.float32)
        image.pixels.foreach_get(a)
        out[k] = a.reshape(height, width, 4)[::-1, :, :3].copy()
        if before is not None:
            out[k] = np.where(inside, out[k], before[k])
        bpy.data.images.remove(image)
        if k == 'Image':
            out['alpha'] = a.reshape(height, width, 4)[::-1, :, 3].clip(0, 1)
    out['Image'] = denoise(out['Image'], out['Denoising Albedo'], out['Denoising Normal'], out['glass'][..., 0])
    return out


def mirror(folder, width, height, switches):
    """What lacquer and glass mirror (kit/lacquer.py), which is added to a picture of the rest."""
    cycles = bpy.context.scene.cycles
    own, cycles.samples = cycles.samples, max(cycles.samples, lacquer.RAYS)
    lacquer.show(switches, True)
    passes = shoot(folder, width, height)
    lacquer.show(switches, False)
    cycles.samples = own
    return passes['Image']


def alone(folder, width, height, things, transparent):
    """The passes of these things only."""
    scene = bpy.context.scene
    others = [o for o in scene.objects if o not in things and not o.hide_render]
    for o in others:
        o.hide_render = True
    for o in things:
        o.is_holdout = False
    own, scene.render.film_transparent = scene.render.film_transparent, transparent
    passes = shoot(folder, width, height)
    scene.render.film_transparent = own
    for o in others:
        o.hide_render = False
    for o in things:
        o.is_holdout = True
    return passes


def backdrop(folder, width, height, outside, lit):
    """What a cabin's own picture leaves out, in colour: the world and what is outside, out of focus, before them what is lit on screens."""
    far = alone(folder, width, height, outside, False)['Image']
    for _ in range(3):
        far = means(far, width // 200)
    if not lit:
        return far
    near = alone(folder, width, height, lit, True)
    return far * (1 - near['alpha'])[..., None] + near['Image']


def save_pair(path, passes, behind=None):
    """B is the picture with black paint, A what the paint's colour adds: picture = B + A * colour + through. ground: how much of each
    pixel is the set; what is seen of it through glass is not. through: what is seen of `behind`, in colour."""
    grey, light = passes['Image'][..., 0], passes['Image'][..., 1:].mean(-1)
    red, glass, ground = (passes[k][..., 0].clip(0, 1) for k in ('red', 'glass', 'ground'))
    seen = {'ground': ground * (1 - glass)} if behind is None else {'through': behind * (1 - passes['alpha'])[..., None]}
    np.savez_compressed(path, B=grey.astype(np.float16), A=np.maximum((light - grey) / .8, 0).astype(np.float16),
                        red=red.astype(np.float16), **{k: v.astype(np.float16) for k, v in seen.items()})


def save_light(path, passes, look):
    """A picture of surroundings in linear light, and what its scene says of its exposure."""
    np.savez_compressed(path, rgb=passes['Image'].astype(np.float16), red=passes['red'][..., 0].clip(0, 1).astype(np.float16),
                        **{k: np.float32(v) for k, v in look.items()})


def light_picture(path, folder, width, height, look):
    """Renders what stands there in full colour into a file, and cleans up."""
    bpy.context.scene.cycles.sample_clamp_direct = 40
    save_light(path, shoot(folder, width, height), look)
    clean(folder)


def clean(folder):
    shutil.rmtree(folder, ignore_errors=True)
