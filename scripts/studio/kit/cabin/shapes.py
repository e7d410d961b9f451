"""Measures of the cabins, in metres, and the materials of a trim."""
from ..materials import plain

DRIVER = -.38

CAR = dict(half=.745, belt=.965, roof=1.47, base=(1.34, .965), header=(.30, 1.435), pillar=((1.30, .715, .955), (.34, .565, 1.405)), dash=0.,
           ground=0., bonnet=True)
TALL = dict(half=.90, belt=.93, roof=1.86, base=(1.22, .93), header=(.94, 1.72), pillar=((1.20, .86, .92), (.97, .83, 1.70)), dash=.02,
            ground=-1.15, bonnet=False)

#: Where each view is taken from, what it looks at, and its lens: in a car, and in what has no bonnet.
SIGHTS = {
    True: {'interior': ((-.47, .04, 1.235), (.60, -.045, .935), 17.5), 'dashboard': ((-.02, .24, 1.17), (.80, -.115, .955), 36),
           'instruments': ((.28, DRIVER, 1.055), (.842, DRIVER, 1.0), 44), 'console': ((-.12, .30, 1.13), (.40, -.03, .70), 30),
           'seats': ((.70, .50, 1.24), (-.28, -.14, .885), 20),
           'rear-seats': ((-.55, .58, 1.25), (-1.25, -.22, .82), 17.5), 'boot': ((-3.35, .12, 1.45), (-2.0, .0, .80), 33)},
    False: {'interior': ((-.43, .04, 1.40), (.60, -.045, 1.09), 16.5), 'dashboard': ((-.05, .26, 1.25), (.80, -.13, .99), 33),
            'instruments': ((.26, DRIVER, 1.085), (.842, DRIVER, 1.022), 44), 'console': ((-.12, .32, 1.25), (.42, -.03, .84), 30),
            'seats': ((.66, .52, 1.42), (-.35, -.16, .95), 19)},
}

#: What differs between trims: greys of the seat inserts (None: leather throughout), of the dashboard and of the roof lining.
TRIMS = {
    'standard': dict(shape=CAR, insert=.085, dash=.030, roof=.55, pad=.05, screen=(.235, .135), bolster=.030, wheel=.180),
    'light': dict(shape=CAR, insert=None, dash=.026, roof=.62, pad='paint', screen=(.305, .165), bolster=.034, wheel=.182),
    'graphite': dict(shape=CAR, insert=.11, dash=.022, roof=.09, pad='paint', screen=(.43, .120), bolster=.046, wheel=.177),
    'pale': dict(shape=CAR, insert=None, dash=.060, roof=.66, pad='paint', screen=(.200, .225), bolster=.030, wheel=.184),
    'sport': dict(shape=CAR, insert=.022, dash=.020, roof=.075, pad=.03, screen=(.285, .150), bolster=.060, wheel=.176),
    'work': dict(shape=TALL, insert=.06, dash=.050, roof=.42, pad=.07, screen=(.190, .115), bolster=.016, wheel=.215),
}


class Trim:
    """The materials of one trim."""

    def __init__(self, name):
        t = TRIMS[name]
        self.leather = plain('leather', 'paint', .48)
        self.insert = self.leather if t['insert'] is None else plain('insert', t['insert'], .85)
        self.soft = plain('dash top', t['dash'], .62, specular=.3)
        self.low = plain('dash low', t['dash'] * 1.5, .6, specular=.3)
        self.pad = plain('dash pad', t['pad'], .55)
        self.roof = plain('roof lining', t['roof'], .95, specular=.1)
        self.post = plain('post', t['roof'] * .45, .9, specular=.1)
        self.accent = plain('accent', *{'sport': (.10, .22, .7), 'work': (.03, .6)}.get(name, (.38, .30, .85)))
        self.stitch = plain('stitch', .40, .6, red=1) if name == 'sport' else plain('stitch', .03 if name == 'work' else .17, .6)
        self.grip = plain('grip', .022, .45)
