"""What the studio needs to know about any vehicle."""
from .car import build_car


class CarBody:
    def __init__(self, spec):
        self.spec, self.name, self.label = spec, spec.name, spec.label
        self.faces = list(spec.faces)

    def build(self, face, scene):
        return build_car(self.spec, face or self.faces[0])
