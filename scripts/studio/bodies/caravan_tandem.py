"""A touring caravan for couples on two axles, 6.2 m of body: its door behind the wheels, a dark wave along its side."""
from kit.caravan import Caravan, caravan

F, B = 2.75, -3.45

BODY = caravan(Caravan(
    name='caravan-tandem', label='Caravan, two axles',
    outline=[(B + .16, .62), (B + .02, 1.0), (B, 2.40), (B + .12, 2.68), (B + .38, 2.78), (F - .80, 2.78), (F - .42, 2.70), (F - .20, 2.46),
             (F, 1.90), (F, 1.30), (F - .16, .64)],
    axles=(-.12, -.98), radius=.36, door=(-2.62, -2.0),
    kerb_windows=[(1.15, 2.25, 1.62, 2.22), (-.75, .55, 1.62, 2.22), (-3.22, -2.86, 1.72, 2.22)],
    road_windows=[(1.45, 2.25, 1.62, 2.22), (-1.2, .1, 1.62, 2.22), (-3.1, -2.2, 1.72, 2.22)],
    bands=[([(B + .20, .66), (B + .09, 1.02), (F - .08, 1.02), (F - .20, .68)], 'tone'),
           ([(F - .08, 1.06), (F - .065, 1.46), (1.2, 1.44), (-.4, 1.32), (-1.6, 1.16), (B + .09, 1.08), (B + .09, 1.05)], 'dark'),
           ([(F - .065, 1.49), (F - .065, 1.56), (1.2, 1.54), (-.5, 1.41), (-1.7, 1.24), (B + .08, 1.16), (B + .08, 1.11), (-1.6, 1.19), (-.4, 1.35), (1.2, 1.47)], 'paint')],
    front_window=(F, .66, 1.96, 2.34), awning=(-2.75, .85), hatches=(1.6, -.9, -2.7), air_unit=.35,
    extras=[(1.55, 2.25, .74, .96, 'white'), (.55, 1.05, .74, .96, 'white')]))
