"""Not a body but a set: the cabins that bodies share."""
from kit.interior import TRIMS, aim_interior, build_interior


class Interior:
    name, label, faces = 'interior', 'Interior', list(TRIMS)

    def build(self, face, scene):
        return build_interior(face or 'standard')

    def aim(self, camera):
        aim_interior(camera)


BODY = Interior()
