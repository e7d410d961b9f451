"""Not a body but a set: the cabins that bodies share."""
from kit.cabin.shapes import TRIMS
from kit.interior import aim_interior, build_interior


class Interior:
    name, label, faces = 'interior', 'Interior', list(TRIMS)
    trim = 'standard'

    def build(self, face, scene):
        self.trim = face or self.trim
        return build_interior(self.trim)

    def aim(self, camera):
        aim_interior(camera, self.trim)


BODY = Interior()
