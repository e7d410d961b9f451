"""Cycles settings, and the trip from render passes to a recolourable pair of pictures."""
import os
import shutil
import tempfile

import bpy
import numpy as np

from .denoise import denoise

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
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for k in PASSES:
        files.file_slots.new(k)
        t.links.new(layers.outputs[k], files.inputs[k])
    return files.base_path


def shoot(folder, width, height):
    scene = bpy.context.scene.render
    scene.resolution_x, scene.resolution_y = width, height
    bpy.ops.render.render(write_still=False)
    out = {}
    for k in PASSES:
        image = bpy.data.images.load(os.path.join(folder, f'{k}{bpy.context.scene.frame_current:04d}.exr'))
        image.colorspace_settings.name = 'Non-Color'
        a = np.empty(len(image.pixels), np.float32)
        image.pixels.foreach_get(a)
        out[k] = a.reshape(height, width, 4)[::-1, :, :3].copy()
        bpy.data.images.remove(image)
    out['Image'] = denoise(out['Image'], out['Denoising Albedo'], out['Denoising Normal'], out['glass'][..., 0])
    return out


def save_pair(path, passes):
    """B is the picture with black paint, A what the paint's colour adds: picture = B + A * colour. ground: how much of each
    pixel is the set; what is seen of it through glass is not."""
    grey, light = passes['Image'][..., 0], passes['Image'][..., 1:].mean(-1)
    red, glass, ground = (passes[k][..., 0].clip(0, 1) for k in ('red', 'glass', 'ground'))
    np.savez_compressed(path, B=grey.astype(np.float16), A=np.maximum((light - grey) / .8, 0).astype(np.float16),
                        red=red.astype(np.float16), ground=(ground * (1 - glass)).astype(np.float16))


def save_light(path, passes, look):
    """A picture of surroundings in linear light, and what its scene says of its exposure."""
    np.savez_compressed(path, rgb=passes['Image'].astype(np.float16), red=passes['red'][..., 0].clip(0, 1).astype(np.float16),
                        **{k: np.float32(v) for k, v in look.items()})


def clean(folder):
    shutil.rmtree(folder, ignore_errors=True)
