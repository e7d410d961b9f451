"""What a car is made of, in metres: x forward, y to the left, z up, wheels on z = 0."""
from dataclasses import dataclass, field, replace

#: Side profile of a car's lower body from sill to bonnet: how far each level sits behind the bumper.
UPRIGHT_NOSE = (.325, .185, .115, .045, .01, 0, .01, .035, .08, .155, .345)
RAKED_NOSE = (.30, .15, .09, .03, .0, .015, .055, .105, .17, .26, .46)
UPRIGHT_TAIL = (.295, .175, .105, .025, 0, .01, .03, .05, .075, .135, .355)
SQUARE_TAIL = (.20, .10, .06, .02, .0, .0, .0, .0, .004, .02, .10)
LEVELS = (.019, 0, .044, .182, .358, .56, .71, .818, .893, .943, .977)
WIDTHS = (.737, .884, .942, .974, .984, .995, 1., .996, .974, .921, .779)
SLAB_WIDTHS = (.80, .92, .965, .99, 1., 1., 1., .998, .99, .965, .88)
STATIONS = (0, .05, .10, .20, .32, .45, .55, .62, .68, .74, .82, 1)


@dataclass
class Lower:
    """Everything below the windows."""
    front: float
    rear: float
    half_width: float
    top: float                       # height the profile is drawn for, before the shoulder line bends it
    shoulder: list                   # (x, z): the line of bonnet, belt and boot in side view
    bottom: float = .235
    nose: tuple = UPRIGHT_NOSE
    tail: tuple = UPRIGHT_TAIL
    widths: tuple = WIDTHS
    plan: tuple = (7.5, 7.5, 3.)     # squareness in plan: front, rear, sides
    crease: tuple | None = ((1.8, .845), (-2.2, .875))
    scallop: float = .028
    bonnet_ribs: float = .010

    def rows(self):
        height = self.top - self.bottom
        rows = [(t, self.bottom + height * level, self.half_width * w, self.front - n, self.rear + r)
                for t, level, w, n, r in zip(STATIONS, LEVELS, self.widths, self.nose, self.tail)]
        end = min(2.1, (self.front - self.rear) * .45)
        return rows + [(1, self.top, 0, self.front - end, self.rear + end)]


@dataclass
class Cabin:
    """Windows and roof: a screen line at each end, width at belt and roof edge."""
    screen: tuple                    # ((x, z) at the base, (x, z) at the header)
    tail: tuple                      # ((x, z) at the base, (x, z) at the top)
    belt_width: float
    roof_width: float
    roof: float
    glass: list                      # side window outline behind the front pillar, (x, z) from belt front, up, round
    pillars: list                    # (x at 1.1 m, lean per metre, half thickness)
    plan: tuple = (8.5, 8.5, 3.6)
    bow: float = .035
    screen_bow: float = .02
    screen_top: float | None = None  # height of the windscreen's upper edge, if it ends below the header
    rear_glass: tuple | None = (1.10, 1.50)   # lowest and highest point of the rear window
    rear_glass_x: float = -1.2
    sunroof: tuple | None = None
    black_roof: bool = False
    soft_top: bool = False           # black cloth behind the windscreen
    bright_trim: bool = True

    def rows(self):
        (xa, za), (xb, zb) = self.screen
        (xc, zc), (xd, zd) = self.tail
        base, head = max(min(za, zc), 0), min(zb, self.roof - .04)
        rows = [(0, base - .08, self.belt_width + .012, xa + (xa - xb) / (zb - za) * .08, xc - .02)]
        for i, f in enumerate((0, .25, .5, .75, .92, 1.)):
            z = base + (head - base) * f
            along = lambda a, b, z0, z1: a + (b - a) * max(0., (z - z0) / (z1 - z0))
            front = along(xa, xb, za, zb) + self.screen_bow * 4 * f * (1 - f)
            rear = along(xc, xd, zc, zd) - .02 * 4 * f * (1 - f)
            width = self.belt_width + (self.roof_width - self.belt_width) * (f ** 1.25)
            rows.append((0, z, width, front, rear))
        _, z, w, xf, xr = rows[-1]
        length, rise = xf - xr, self.roof - z
        for f, shrink, inset in ((.42, .915, .075), (.72, .774, .16), (.92, .476, .33), (1., 0., .47)):
            rows.append((0, z + rise * f, w * shrink, xf - inset * length, xr + inset * length * .8))
        # Even stations along the profile of the widths keep the grid regular.
        t, out = 0., []
        for i, row in enumerate(rows):
            if i:
                t += ((row[1] - rows[i - 1][1])**2 + (row[2] - rows[i - 1][2])**2) ** .5
            out.append([t, *row[1:]])
        return [[r[0] / t, *r[1:]] for r in out]


@dataclass
class Car:
    name: str
    label: str
    lower: Lower
    cabin: Cabin
    axles: tuple                     # front x, rear x
    wheel: float                     # tyre radius
    faces: dict                      # face name -> (kit.faces entry, wheel style[, what else it changes: fields of Car, of lower and of cabin])
    doors: list                      # shut lines, (x, z) polylines
    handles: list                    # (x, z)
    lamps: list                      # tail lamp outlines in (y, z)
    lamp_lit: list                   # ((y, z) line, half thickness)
    nose_frame: tuple                # heights of the face's lower and upper edge
    arch: float = .058
    lamp_wrap: float = .32           # how far tail lamps reach round the corner
    cladding: float | None = None    # sill height of black cladding, None for painted sills
    rear_black: float = .46          # black rear bumper below this height
    tailgate: list = field(default_factory=list)
    sill_line: float = .36
    plate_rear: float = .72
    rails: float | None = None       # half distance of roof rails
    spoiler: float = 0.              # depth of the roof spoiler
    mirror: tuple = (.80, 1.10)      # x, z
    seats: tuple = (.35, -.55)       # x of the seat rows
    tint: float = .60
    extras: object = None            # function(car, shells, palette) adding body-specific parts
    features: object = None          # function(car, grid, attributes) adding body-specific marks
    panel_lines: list = field(default_factory=list)   # shut lines above the belt, (x, z)
    cab_only: bool = False           # nothing to see behind the doors: no plate, seats or tail lamps

    def of_face(self, name):
        """The car that wears the face, its nose and its wheels: (Car, kit.faces entry, wheel style)."""
        nose, style, *changes = self.faces[name]
        own = {key: replace(getattr(self, key), **value) if key in ('lower', 'cabin') else value
               for change in changes for key, value in change.items()}
        return replace(self, **own), nose, style
