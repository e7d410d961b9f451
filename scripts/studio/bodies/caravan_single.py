"""A light caravan on one axle, 4.8 m of body: a raked front, three windows, a broad band of colour."""
from kit.caravan import Caravan, caravan

F, B = 2.15, -2.65

BODY = caravan(Caravan(
    name='caravan-single', label='Caravan, one axle',
    outline=[(B + .10, .58), (B, .98), (B + .02, 2.20), (B + .14, 2.48), (B + .40, 2.60), (F - .95, 2.62), (F - .55, 2.54), (F - .30, 2.30),
             (F - .02, 1.52), (F, 1.20), (F - .08, .60)],
    axles=(-.42,), radius=.35, door=(-1.78, -1.16),
    kerb_windows=[(.55, 1.55, 1.55, 2.08), (-.70, .05, 1.55, 2.08)], road_windows=[(.55, 1.55, 1.55, 2.08), (-1.9, -.95, 1.55, 2.08)],
    bands=[([(B + .07, .86), (F - .10, .86), (F - .07, 1.14), (B + .06, 1.14)], 'paint'),
           ([(B + .06, 1.16), (F - .07, 1.16), (F - .075, 1.22), (B + .06, 1.22)], 'accent'),
           ([(B + .06, 1.24), (F - .075, 1.24), (F - .09, 1.34), (F - .8, 1.36), (B + .9, 1.44), (B + .065, 2.02), (B + .065, 1.80), (B + .7, 1.36)], 'tone'),
           ([(B + .13, .64), (F - .13, .64), (F - .10, .84), (B + .08, .84)], 'dark')],
    front_window=(F, .78, 1.62, 2.14), awning=(-1.95, .30), hatches=(1.0, -1.9), air_unit=-.15,
    extras=[(1.35, 1.95, .92, 1.10, 'white'), (-2.35, -1.95, .92, 1.10, 'white')]))
