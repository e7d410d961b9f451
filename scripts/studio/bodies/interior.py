"""Not a body but a set: the cabins that bodies share."""
from kit.cabin.shapes import TRIMS
from kit.interior import aim_interior, build_interior


class Interior:
    name, label, faces = 'interior', 'Interior', list(TRIMS)
    trim = 'standard'

    def build(self, face, views):
        self.trim = face or self.trim
        return build_interior(self.trim, views)

    def aim(self, camera, view):
        aim_interior(camera, self.trim, view)


BODY = Interior()
