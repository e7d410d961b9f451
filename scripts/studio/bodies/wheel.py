"""Not a body but a set: each design of wheel from close by, in a dark arch, so that it fits a car of any colour."""
from kit import studio
from kit.materials import Palette
from kit.mesh import box, lathe
from kit.wheels import place, wheel

#: The radius of the tyre by design: that of the bodies that wear it.
RADII = {'five': .37, 'six': .40, 'ten': .335, 'two-tone': .35, 'turbine': .345, 'steel': .35}
AXLE, FACE = 1.35, .90


class Wheel:
    name, label, faces = 'wheel', 'Wheel', list(RADII)
    radius, turned = .35, 0.

    def build(self, face, views):
        r = self.radius = RADII[face]
        p = Palette()
        place(wheel(r, face, p), AXLE, FACE, r, .62 if views == ['tyre'] else 0.)
        liner = lathe('liner', [(r + .066, FACE - .03), (r + .066, FACE - .30), (r + .06, FACE - .33), (.02, FACE - .33)], p.dark, 64)
        liner.location = (AXLE, 0, r)
        for v in liner.data.vertices:
            if v.co.z < -.10:   # it ends inside the wheel, not in front of it
                v.co.y, v.co.z = min(v.co.y, FACE - .30), -.10
        box('sheet', (-2.2, AXLE - r - .05), (-FACE, FACE - .01), (.28, 1.1), p.black, .02)
        if views != ['tyre']:
            box('sheet', (AXLE + r + .05, 2.3), (-FACE, FACE - .01), (.28, 1.1), p.black, .02)
        box('sheet', (-2.2, 2.3), (-FACE, FACE - .01), (2 * r + .05, 1.1), p.black, .02)
        studio.world()
        studio.lights()
        if views == ['tyre']:
            studio.area((AXLE + 1.9, FACE + 1.4, 1.5), (AXLE, FACE, r), (1.4, .9), 300, False)
        studio.floor(dict(front=2.3, rear=-2.3, half_width=.93, wheel=r, axles=(AXLE, -AXLE)))

    def aim(self, camera, view):
        r = self.radius
        azimuth, elevation, lens, wide, target = {
            'wheel': (66, 5, 70, 2.02 * r, (AXLE, FACE - .03, r)), 'tyre': (45, 10, 80, 1.5 * r, (AXLE + .15, FACE - .11, r * 1.12))}[view]
        camera.aim(azimuth, elevation, wide * lens / 36, lens, target)


BODY = Wheel()
