"""What lacquer and glass mirror, rendered apart from what lies under them. A clear coat mirrors a twentieth of the light: of a few rays per
point hardly one follows the mirror, and the denoiser smears what it found. In a picture of the mirror alone every ray does, and the
denoiser's guides are those of the mirrored things themselves."""
import bpy

#: Rays per point of the picture of the mirror, at least.
RAYS = 3
#: How much more it mirrors than glass does (index of refraction 1.5): polished for the day it is photographed.
STRENGTH = 1.7
BLACK = (0, 0, 0, 1)


class Tree:
    """A material's or the world's nodes, with a switch: 1 shows the camera the mirror alone. Only the camera: in mirrors all is as it is."""

    def __init__(self, tree):
        self.t = tree
        self.switch = tree.nodes.new('ShaderNodeValue').outputs[0]
        self.switch.default_value = 0
        self.seen = tree.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray']
        self.on = self.calc('MULTIPLY', self.switch, self.seen)

    def node(self, kind, *values, **props):
        n = self.t.nodes.new('ShaderNode' + kind)
        for k, v in props.items():
            setattr(n, k, v)
        for value, end in zip(values, n.inputs):
            if isinstance(value, bpy.types.NodeSocket):
                self.t.links.new(value, end)
            elif value is not None:
                end.default_value = value
        return n.outputs[0]

    def calc(self, op, *values):
        return self.node('Math', *values, operation=op)

    def instead(self, factor, of, other):
        """The shader `other` wherever `of` was used, by that factor."""
        ends = [link.to_socket for link in of.links]
        mixed = self.node('MixShader', factor, of, other)
        for end in ends:
            self.t.links.new(mixed, end)

    def coated(self):
        """Takes the clear coats out of the shaders under them; False where there are none."""
        shaders = [n for n in self.t.nodes if n.type == 'BSDF_PRINCIPLED' and n.inputs['Clearcoat'].is_linked]
        for b in shaders:
            amount = b.inputs['Clearcoat'].links[0].from_socket
            self.t.links.new(self.calc('MULTIPLY', amount, self.calc('SUBTRACT', 1., self.seen)), b.inputs['Clearcoat'])
            normal = b.inputs['Normal'].links[0].from_socket if b.inputs['Normal'].is_linked else None
            # The principled shader takes a quarter of its clear coat; its index of refraction is 1.5.
            strength = self.calc('MULTIPLY', self.node('Fresnel', 1.5, normal), self.calc('MULTIPLY', amount, STRENGTH / 4))
            strength = self.calc('MINIMUM', strength, 1.)
            self.instead(self.on, b.outputs[0], self.node('BsdfGlossy', strength, .015, normal))
        return bool(shaders)

    def panes(self):
        """Window glass mirrors in the picture of the mirror only."""
        for pane in [n for n in self.t.nodes if n.label == 'pane']:
            hidden = self.calc('MULTIPLY', self.seen, self.calc('SUBTRACT', 1., self.switch))
            self.instead(hidden, pane.outputs[0], self.node('BsdfDiffuse', BLACK))


def apart():
    """Sets every material and the world up for show(); returns their switches. What has no coat is solid black in the picture of the
    mirror, holes in it too: nothing of the kind stands before a vehicle."""
    switches = []
    for m in [m for m in bpy.data.materials if m.users and m.use_nodes]:
        output = next(n for n in m.node_tree.nodes if n.type == 'OUTPUT_MATERIAL').inputs[0]
        if output.is_linked:
            tree = Tree(m.node_tree)
            tree.panes()
            if not tree.coated():
                tree.instead(tree.on, output.links[0].from_socket, tree.node('BsdfDiffuse', BLACK))
            switches.append(tree.switch)
    world = Tree(bpy.context.scene.world.node_tree)
    output = next(n for n in world.t.nodes if n.type == 'OUTPUT_WORLD').inputs[0]
    world.instead(world.on, output.links[0].from_socket, world.node('Background', BLACK))
    return [*switches, world.switch]


def show(switches, mirror):
    """mirror: the camera sees the mirror alone; otherwise all but it."""
    for switch in switches:
        switch.default_value = float(mirror)
