"""An edge-aware a-trous filter: blurs noise, never across normals, albedo or light sources."""
import numpy as np

KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]


def atrous(c, guide, sigma, levels=5):
    """sigma: how much light may differ inside one neighbourhood, per pixel."""
    h, w = c.shape[:2]
    for level in range(levels):
        s = 1 << level
        p = 2 * s
        cp = np.pad(c, ((p, p), (p, p), (0, 0)), 'edge')
        gp = np.pad(guide, ((p, p), (p, p), (0, 0)), 'edge')
        # A slightly blurred copy decides the weights, so that single fireflies do not protect themselves.
        q = np.roll(cp, 1, 0) + np.roll(cp, -1, 0) + 2 * cp
        q = (np.roll(q, 1, 1) + np.roll(q, -1, 1) + 2 * q) / 16
        centre = q[p:p + h, p:p + w]
        total, weights = np.zeros_like(c), np.zeros((h, w, 1), np.float32)
        for i in range(5):
            for j in range(5):
                y, x = i * s, j * s
                dg = gp[y:y + h, x:x + w] - guide
                dq = q[y:y + h, x:x + w] - centre
                wt = KERNEL[i] * KERNEL[j] * np.exp(-(dg * dg).sum(-1) - (dq * dq).sum(-1) / sigma**2)[..., None]
                total += wt * cp[y:y + h, x:x + w]
                weights += wt
        c = total / weights
        sigma *= .62
    return c


def denoise(image, normal, albedo, emission, soft, sigma=.30):
    """soft: 1 on glass, whose guides are noisy themselves, .5 on the floor, which has no fine detail."""
    light = np.log1p(np.clip(image, 0, 20) * 4).astype(np.float32)
    trust = 1 - .94 * np.clip(soft * 2 - 1, 0, 1)
    guide = np.concatenate([normal * 9 * trust, np.sqrt(np.clip(albedo, 0, 1)) * 14 * trust,
                            np.clip(emission, 0, 1) * 6, soft * 6], -1)
    reach = sigma * (1 + .9 * np.clip(soft[..., 0] * 2, 0, 1))
    return np.expm1(atrous(light, guide.astype(np.float32), reach.astype(np.float32))) / 4
