"""Curves and signed distances on numpy grids. A signed distance is positive inside its shape."""
import numpy as np


def monotone(xs, ys, x):
    """Monotone cubic (pchip) through (xs, ys), evaluated at x: no overshoot between table rows."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    h = np.diff(xs)
    d = np.diff(ys) / h
    m = np.zeros_like(xs)
    for i in range(1, len(xs) - 1):
        if d[i - 1] * d[i] > 0:
            w1, w2 = 2 * h[i] + h[i - 1], h[i] + 2 * h[i - 1]
            m[i] = (w1 + w2) / (w1 / d[i - 1] + w2 / d[i])
    m[0], m[-1] = d[0], d[-1]
    x = np.clip(x, xs[0], xs[-1])
    i = np.clip(np.searchsorted(xs, x) - 1, 0, len(h) - 1)
    t = (x - xs[i]) / h[i]
    return ((2 * t**3 - 3 * t**2 + 1) * ys[i] + (t**3 - 2 * t**2 + t) * h[i] * m[i]
            + (-2 * t**3 + 3 * t**2) * ys[i + 1] + (t**3 - t**2) * h[i] * m[i + 1])


def smooth(a, b, x):
    """Smoothstep from 0 at a to 1 at b (a may be larger than b)."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def catmull(points, n=14):
    """An open Catmull-Rom curve through the points."""
    p = np.array(points, float)
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, n, endpoint=False)[:, None]
    out = [.5 * (2 * q[i] + (q[i + 1] - q[i - 1]) * t
                 + (2 * q[i - 1] - 5 * q[i] + 4 * q[i + 1] - q[i + 2]) * t**2
                 + (3 * q[i] - q[i - 1] - 3 * q[i + 1] + q[i + 2]) * t**3)
           for i in range(1, len(q) - 2)]
    return np.vstack(out + [p[-1:]])


def to_line(a, b, points, closed=False):
    """Distance from (a, b) to a polyline."""
    d = np.full(np.broadcast(a, b).shape, 9.)
    p = np.asarray(points, float)
    for i in range(len(p) if closed else len(p) - 1):
        s, e = p[i], p[(i + 1) % len(p)] - p[i]
        t = np.clip(((a - s[0]) * e[0] + (b - s[1]) * e[1]) / max(e @ e, 1e-12), 0, 1)
        d = np.minimum(d, np.hypot(a - s[0] - t * e[0], b - s[1] - t * e[1]))
    return d


def signed_line(a, b, points):
    """Distance from (a, b) to an open curve through the points, negative on its right. Between two points of a mesh on either
    side of the curve it passes zero where the curve is, so that a thin line stays straight and even on a coarse mesh."""
    p = catmull([(x, y, 0) for x, y in points], 5)[:, :2]
    d = np.full(np.broadcast(a, b).shape, 9.)
    side = np.ones(d.shape)
    for s, e in zip(p[:-1], p[1:] - p[:-1]):
        t = np.clip(((a - s[0]) * e[0] + (b - s[1]) * e[1]) / max(e @ e, 1e-12), 0, 1)
        near = np.hypot(a - s[0] - t * e[0], b - s[1] - t * e[1])
        side = np.where(near < d, np.where(e[0] * (b - s[1]) < e[1] * (a - s[0]), -1, 1), side)
        d = np.minimum(d, near)
    return d * side


def polygon(a, b, points, grow=0.):
    """Signed distance to a polygon; grow > 0 also rounds its corners."""
    p = np.asarray(points, float)
    inside = np.zeros(np.broadcast(a, b).shape, bool)
    for i in range(len(p)):
        s, e = p[i], p[(i + 1) % len(p)]
        rise = (e[1] - s[1]) or 1e-9
        inside ^= ((s[1] > b) != (e[1] > b)) & (a < (e[0] - s[0]) * (b - s[1]) / rise + s[0])
    d = to_line(a, b, p, True)
    return np.where(inside, d, -d) + grow


def rect(a, b, a0, a1, b0, b1, r=.02):
    """Signed distance to a rounded rectangle."""
    qa = np.abs(a - (a0 + a1) / 2) - (a1 - a0) / 2 + r
    qb = np.abs(b - (b0 + b1) / 2) - (b1 - b0) / 2 + r
    return -(np.hypot(np.maximum(qa, 0), np.maximum(qb, 0)) + np.minimum(np.maximum(qa, qb), 0) - r)


def where(distance, condition):
    """Keep a shape only where the condition holds."""
    return np.where(condition, distance, -1.)
