"""A body that is put together by functions, each of which takes the palette."""
from kit.materials import Palette


class Parts:
    """`footprint`: its extent and how the cameras see it, in metres (kit/studio.py)."""

    def __init__(self, name, label, face, parts, footprint):
        self.name, self.label, self.faces, self.parts, self.footprint = name, label, [face], parts, footprint

    def build(self, face, scene):
        p = Palette()
        for part in self.parts:
            part(p)
        return self.footprint
