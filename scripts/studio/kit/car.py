"""Assembles a car from its specification."""
from . import features
from .badge import cover, emblem, lettering
from .faces import FACES
from .materials import BodyShader, Palette
from .mesh import box, grid, hexa, lathe, ring, tube
from .shell import cabin_shell, lower_shell
from .wheels import place, wheel


class Shells:
    def __init__(self, lower, cabin):
        self.lower, self.cabin = lower, cabin


def build_car(car, face_name):
    car, nose, style = car.of_face(face_name)
    face = FACES[nose]
    p = Palette()
    material, opaque = (BodyShader(face['pattern'], car.tint, clear).m for clear in (True, False))
    lower = lower_shell(car.lower)
    marks = features.mark_lower(car, face)(lower)
    grid('lower', lower.X, lower.Y, lower.Z, material, marks, opaque)
    cabin = cabin_shell(car.cabin, car.lower)
    grid('cabin', cabin.X, cabin.Y, cabin.Z, material, features.mark_cabin(car)(cabin), opaque)
    shells = Shells(lower, cabin)
    add_wheels(car, style, shells, p)
    add_details(car, face, shells, p)
    add_cabin_interior(car, shells, p)
    if car.extras:
        car.extras(car, shells, p)
    return dict(front=car.lower.front, rear=car.lower.rear, half_width=car.lower.half_width, wheel=car.wheel,
                axles=car.axles)


def add_wheels(car, style, shells, p):
    group = wheel(car.wheel, style, p)
    face_y = car.lower.half_width - .012
    arch = car.wheel + car.arch
    for x in car.axles:
        for side in (1, -1):
            place(group, x, side * face_y, car.wheel, 0, side)
            liner = lathe('liner', [(arch + .07, side * (face_y - .05)), (arch + .006, side * (face_y - .04)),
                                    (arch + .006, side * .60), (arch, side * .57), (.02, side * .57)], p.dark, 64)
            liner.location = (x, 0, car.wheel)
            for v in liner.data.vertices:
                v.co.z = max(v.co.z, -.10)
                # Its edge turns outwards behind the skin, so that nothing is seen past it.
                if abs(v.co.y) > .62:
                    v.co.y = side * min(abs(v.co.y), shells.lower.width_at(x + v.co.x, car.wheel + v.co.z) - .03)
    box('floor pan', (car.lower.rear + .3, car.lower.front - .35), (-.62, .62), (car.lower.bottom, car.lower.bottom + .25), p.dark, 0)


def add_details(car, face, shells, p):
    L, C = car.lower, car.cabin
    mx, mz = car.mirror
    for s in (1, -1):
        w = shells.cabin.width_at(mx - .1, mz + .03)
        y0, y1 = w + .05, w + .245
        hexa('mirror', [(mx - .12, s * y0, mz), (mx - .12, s * y1, mz + .012), (mx + .05, s * (y1 - .05), mz + .012),
                        (mx + .10, s * y0, mz), (mx - .12, s * y0, mz + .15), (mx - .12, s * (y1 - .005), mz + .145),
                        (mx + .01, s * (y1 - .06), mz + .13), (mx + .05, s * y0, mz + .135)], p.paint, .035, 1)
        box('mirror glass', (mx - .122, mx - .112), (s * (y0 + .03), s * (y1 - .035)), (mz + .03, mz + .125), p.gloss, .003)
        hexa('mirror arm', [(mx - .03, s * (w - .05), mz - .035), (mx - .03, s * (y0 + .06), mz + .015),
                            (mx + .05, s * (y0 + .06), mz + .015), (mx + .09, s * (w - .05), mz - .035),
                            (mx - .03, s * (w - .05), mz + .015), (mx - .03, s * (y0 + .06), mz + .05),
                            (mx + .05, s * (y0 + .06), mz + .05), (mx + .09, s * (w - .05), mz + .015)], p.gloss, .01)
        for hx, hz in car.handles:
            y = shells.lower.width_at(hx, hz)
            box('handle', (hx - .105, hx + .105), (s * (y + .012), s * (y + .032)), (hz - .013, hz + .013), p.paint, .012)
            box('handle cup', (hx - .085, hx + .06), (s * (y - .03), s * (y + .004)), (hz - .024, hz + .024), p.gloss, .02)
        if car.rails:
            # Rails follow the roof edge between the header and the last pillar.
            x1, x0 = C.screen[1][0] - .16, C.tail[1][0] + .22
            path = []
            for f, lift in ((0, -.012), (.04, .018), (.2, .032), (.5, .034), (.8, .032), (.96, .018), (1, -.012)):
                x = x1 + (x0 - x1) * f
                path.append((x, s * car.rails, shells.cabin.height_at(x, car.rails, C.roof - .25) + lift))
            tube('rail', path, .012, p.alloy if C.bright_trim else p.black)
    z0, z1 = car.nose_frame
    pz = z0 + face['plate'] * (z1 - z0)
    px = shells.lower.front_at(0, pz)
    px = max(px, shells.lower.front_at(0, pz + .05), shells.lower.front_at(0, pz - .05))
    box('plate frame', (px - .02, px + .008), (-.205, .205), (pz - .062, pz + .062), p.plate_edge, .006)
    box('front plate', (px - .01, px + .014), (-.197, .197), (pz - .054, pz + .054), p.plate, .004)
    words = cover(car.name + face['badge'])
    lettering(words, px + .0146, pz, .030, p.white)
    middle = [v for outline in face['grille'] for u, v in outline if u < 0]
    bz = max(pz + .14, z0 + face.get('badge_at', sum(middle) / len(middle) if middle else .68) * (z1 - z0))
    emblem(face['badge'], max(shells.lower.front_at(0, bz + d) for d in (-.03, 0, .03)) - .004, bz, .058, p)
    add_wipers(car, shells, p)
    if car.cab_only:
        return
    rx = shells.lower.rear_at(0, car.plate_rear)
    box('plate edge', (rx - .010, rx + .02), (-.205, .205), (car.plate_rear - .062, car.plate_rear + .062), p.plate_edge, .006)
    box('rear plate', (rx - .016, rx + .02), (-.197, .197), (car.plate_rear - .054, car.plate_rear + .054), p.plate, .004)
    lettering(words, rx - .0166, car.plate_rear, .030, p.white, -1)
    if car.spoiler:
        x, z = C.tail[1]
        z = shells.cabin.height_at(x + .06, 0, C.roof - .3)
        y = C.roof_width * .80
        d = car.spoiler
        hexa('spoiler', [(x + .16, -y, z - .05), (x + .16, y, z - .05), (x - d, y * .96, z - .055), (x - d, -y * .96, z - .055),
                         (x + .16, -y, z - .004), (x + .16, y, z - .004), (x - d, y * .97, z - .034), (x - d, -y * .97, z - .034)],
             p.paint, .012)
        box('brake light', (x - d - .004, x - d + .01), (-.16, .16), (z - .051, z - .040), p.tail, .002)


def add_wipers(car, shells, p):
    """Parked along the foot of the windscreen, as for a driver on the right."""
    foot = car.cabin.screen[0][1]
    for pivot, tip in ((-.62, .06), (-.02, .60)):
        path = []
        for f in (0, .25, .5, .75, 1):
            y, z = pivot + (tip - pivot) * f, foot + .035 + .045 * f
            path.append((shells.cabin.front_at(y, z) + .012, y, z))
        tube('wiper', path, .008, p.black)


def add_cabin_interior(car, shells, p):
    """Seats, dashboard and wheel, only ever seen through the glass."""
    C = car.cabin
    belt = C.screen[0][1]
    for i, x in enumerate(car.seats):
        for y in ((.37, -.37) if i == 0 else (.37, 0, -.37)):
            top = min(belt + .27, C.roof - .24) - .02 * i
            hexa('seat back', [(x - .30, y - .23, belt - .3), (x - .30, y + .23, belt - .3), (x - .16, y + .23, belt - .3),
                               (x - .16, y - .23, belt - .3), (x - .42, y - .19, top), (x - .42, y + .19, top),
                               (x - .33, y + .19, top), (x - .33, y - .19, top)], p.seat, .04, 1)
            box('headrest', (x - .47, x - .37), (y - .12, y + .12), (top - .02, top + .15), p.seat, .04, 1)
    fx = C.screen[0][0]
    box('dash', (fx - .60, fx - .05), (-C.belt_width + .1, C.belt_width - .1), (belt - .25, belt + .02), p.black, .05)
    ring('steering wheel', (fx - .72, -.37, belt + .02), .18, .014, p.black, (0, 1.25, 0))
    box('inner mirror', (C.screen[1][0] + .08, C.screen[1][0] + .11), (-.11, .11), (C.screen[1][1] - .16, C.screen[1][1] - .09),
        p.black, .01)
