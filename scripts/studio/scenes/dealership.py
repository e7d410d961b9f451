"""A dealership's building by day, its sign in the site's own letters: a showroom, a used-car yard, a workshop, parts, an office."""
import math

import numpy as np

from kit.mesh import box
from kit.shader import asphalt, solid

from . import land, light
from .buildings import SITES, Place
from .yard import fence, gums, kinds_of, pennants, stand

CARS = (('suv', '', '#1f5fb4'), ('hatch', '', '#b3161e'), ('sedan', 'smile', '#e9eaec'), ('crossover', '', '#2f4a3a'), ('ute', '', '#f1f1ef'),
        ('suv-sleek', '', '#17181a'), ('city-hatch', '', '#c3c8ce'), ('wagon', '', '#22304e'))
#: What stands before places whose name begins so, what form the building has, and where it differs from the site's others.
OWN = {'caravans': dict(vehicles=(('caravan', '', '#c9b48a'), ('caravan-long', '', '#8f959c')), form='canopy', style=dict(roof='flat')),
       'motorcycles': dict(vehicles=(('cruiser', '', '#17181a'), ('adventure', '', '#dd6a1c'), ('motorcycle', '', '#b3161e'), ('tourer', '', '#1f5fb4')),
                           form='portal', style=dict(roof='flat', wall='brick')),
       'trucks': dict(vehicles=(('truck', '', '#f1f1ef'), ('tipper', '', '#1f5fb4')), form='sheds'),
       'service': dict(vehicles=(('caravan-single', '', '#8f959c'), ('tray-truck', '', '#f1f1ef')))}
def own_of(place):
    """What the place has of its own; empty: nothing."""
    return next((v for k, v in OWN.items() if place['slug'].startswith(k) and place['site'] == 'big-rig-leisure'), {})


def form_of(place, turn):
    """Of a showroom: with a canopy beside it, a portal round its doors, tall doors for lorries, or plain."""
    flat = SITES[place['site']]['roof'] == 'flat'
    usual = 'canopy' if turn == 2 else 'portal' if turn == 0 and flat else 'plain'
    return own_of(place).get('form', usual) if place['kind'] == 'sales' else place['kind']


def vehicles(p, place):
    kind, n, own = place['kind'], place['number'], own_of(place).get('vehicles')
    if kind == 'parts':
        kinds, spots = kinds_of((('van', '', '#f1f1ef'),)), ((4.6, 10.2, 62),)
    elif own:
        kinds = kinds_of(own)
        spots = {2: ((-5.2, 8.6, 24), (5.6, 8.6, 32)), 4: ((-4.4, 12.6, 52), (-1.9, 13.4, 56), (.9, 12.6, 60), (3.2, 13.4, 120))}[len(own)]
    else:
        first = (n * 3 + len(place['site'])) % len(CARS)
        kinds = kinds_of([CARS[(first + k) % len(CARS)] for k in range(5)])
        spots = ((-6.4, 10.6, 62), (-2.9, 10.9, 66), (5.6, 10.4, 114)) if kind == 'sales' else ((5.4, 10.6, 116),) if kind == 'service' else ()
    for kind_of, (x, y, turn) in zip(kinds, spots):
        stand(kind_of, x, y, math.radians(turn))
    if kind in ('sales', 'tower') and not own:
        for kind_of, (x, turn) in zip(kinds[3:], ((-6., 60), (4.5, 120))):
            stand(kind_of, x, -4.2, math.radians(turn))
    if kind == 'service':
        stand(kinds[-1] if not own else kinds[0], -8.6, -4.6, math.radians(90), 1.5 if not own else 0.)


def build(place):
    rng = np.random.default_rng(7 + place['number'] * 97 + len(place['site']) * 13)
    p = Place(place, rng, own_of(place).get('style', {}))
    turn = (place['number'] + len(place['site'])) % 3
    light.day_sky((62 + 12 * turn, 36), .25 + .2 * turn)
    light.sun(62 + 12 * turn, 36, 4. - turn, (1., .92, .80), 1.2 + 2 * turn)

    def bays(s, x, y):
        at = s.calc('ABSOLUTE', s.calc('SUBTRACT', s.calc('FRACT', s.calc('DIVIDE', x, 2.9)), .5))
        return s.calc('MULTIPLY', s.ramp(s.calc('SUBTRACT', .5, at), .024, .014), s.calc('MULTIPLY', s.ramp(y, 13.6, 13.5), s.ramp(y, 8.2, 8.3)))
    land.flat('yard', (-90, -20, 20, 90), (1.9, 8, 16, 60), 0, asphalt((bays,), tint=(1.1, 1.1, 1.12), pale=(.78, .78, .76)))
    land.flat('beyond', (-900, 900), (-900, 1.9), -.01, solid('ground', (.17, .18, .12), .95))
    box('path', (-60, 60), (.3, 1.9), (0, .13), p.path, .02)
    form = form_of(place, turn)
    if form in ('service', 'sheds'):
        p.bays(**(dict(high=7.2, foot=5.3) if form == 'sheds' else {}))
    elif form == 'parts':
        p.parts()
    elif form == 'tower':
        p.tower()
    elif form == 'canopy':
        p.showroom(1., 13.)
        p.canopy(-14., .2)
    elif form == 'portal':
        p.showroom(clear=5.6)
        p.portal(-9.8)
    else:
        p.showroom()
        pennants((-17.5, -15.6, 14.6, 16.5), 2.6, (p.brand, (.8, .8, .8)))
    vehicles(p, place)
    trees = gums()
    for x in (-34, -27, -20, -16, 17, 21, 27, 34):
        land.stand(trees[rng.integers(3)], x + rng.uniform(-1, 1), -10 - rng.uniform(2, 14), -.1, rng.uniform(0, 6.3), rng.uniform(.7, 1.1))
    fence(-6., p.dark, lambda: trees, rng, reach=((-60, -14.5), (15.5, 60)))
    for k in range(9):   # what glass and paint mirror behind the photographer
        x = -40 + 10 * k + rng.uniform(-2, 2)
        box('house', (x, x + rng.uniform(4, 8)), (46, 54), (0, rng.uniform(2.8, 6)), solid('house', tuple(rng.uniform(.12, .5, 1).repeat(3)), .9), 0)
    return dict(key=.22, bloom=.05)
