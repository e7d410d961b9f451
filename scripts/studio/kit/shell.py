"""The two closed surfaces of a car: rows of superellipses stacked from sill to bonnet and belt to roof."""
import numpy as np

from .maths import monotone, smooth


class Grid:
    """Points of a surface plus their outward normals; moving points along normals keeps both usable."""

    def __init__(self, X, Y, Z):
        self.X, self.Y, self.Z = X, Y, Z

    @property
    def normal(self):
        P = np.stack([self.X, self.Y, self.Z], -1)
        n = np.cross(np.roll(P, -1, 1) - np.roll(P, 1, 1), np.gradient(P, axis=0))
        return n / np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9)

    def push(self, amount):
        n = self.normal
        self.X, self.Y, self.Z = (p + n[..., i] * amount for i, p in enumerate((self.X, self.Y, self.Z)))

    def width_at(self, x, z):
        k = np.argmin((self.X - x)**2 + (self.Z - z)**2 + (self.Y < 0) * 9)
        return float(self.Y.flat[k])

    def height_at(self, x, y, above):
        k = np.argmin((self.X - x)**2 + (self.Y - y)**2 + (self.Z < above) * 9)
        return float(self.Z.flat[k])

    def front_at(self, y, z):
        k = np.argmin((self.Y - y)**2 + (self.Z - z)**2 + (self.X < 0) * 9)
        return float(self.X.flat[k])

    def rear_at(self, y, z):
        k = np.argmin((self.Y - y)**2 + (self.Z - z)**2 + (self.X > 0) * 9)
        return float(self.X.flat[k])


#: Share of the usual points along each way; less for cars in the background.
FINENESS = 1.


def loft(rows, plan, around=2200, levels=320):
    """rows: (t, z, half width, front x, rear x); plan: squareness (front, rear, sides)."""
    around, levels = int(around * FINENESS), int(levels * FINENESS)
    T = np.array(rows, float)
    t = np.linspace(0, 1, levels)
    z, w, front, rear = (monotone(T[:, 0], T[:, k], t)[:, None] for k in (1, 2, 3, 4))
    nf, nr, m = plan

    def outline(a, length, width):
        c, s = np.cos(a), np.sin(a)
        n = np.where(c > 0, nf, nr)
        return length * np.sign(c) * np.abs(c) ** (2 / n), width * np.sign(s) * np.abs(s) ** (2 / m)

    # A squared ellipse leaves its flattest places at once: without closer steps there, half a door has no points.
    near = np.geomspace(1e-12, 3e-4, 600)
    flat = [k * np.pi / 2 + step for k in range(5) for step in (*-near, *near)]
    fine = np.unique(np.clip(np.r_[np.linspace(0, 2 * np.pi, 20001), flat], 0, 2 * np.pi))
    x, y = outline(fine, 2., .9)
    run = np.r_[0, np.cumsum(np.hypot(np.diff(x), np.diff(y)))]
    a = np.interp(np.linspace(0, run[-1], around, endpoint=False), run, fine)[None]
    X, Y = outline(a, (front - rear) / 2, w)
    X = X + (front + rear) / 2
    return Grid(X, np.broadcast_to(Y, X.shape).copy(), np.broadcast_to(z, X.shape).copy()), t[:, None]


def lower_shell(lower):
    g, t = loft(lower.rows(), lower.plan)
    xs, zs = zip(*sorted(lower.shoulder))
    lift = monotone(xs, np.array(zs) - lower.top, g.X)
    clearance = .05 * smooth(.72, 1., np.abs(g.X - (lower.front + lower.rear) / 2) / (lower.front - lower.rear) * 2)
    g.Z = g.Z + lift * smooth(.30, .80, t) + clearance * (1 - smooth(.05, .4, t))
    return g


def cabin_shell(cabin, lower):
    g, t = loft(cabin.rows(), cabin.plan, 1900, 280)
    middle = (cabin.screen[1][0] + cabin.tail[1][0]) / 2
    g.Z = g.Z - cabin.bow * ((g.X - middle) / 1.2)**2 * smooth(.45, .8, t)
    return g
