"""What lacquer and glass mirror, rendered apart from what lies under them. A clear coat mirrors a twentieth of the light: of a few rays per
point hardly one follows the mirror, and the denoiser smears what it found. In a picture of the mirror alone every ray does, and the
denoiser's guides are those of the mirrored things themselves."""
import bpy

from .materials import LACQUER
from .shader import Shader

#: Rays per point of the picture of the mirror, at least.
RAYS = 3
#: How much more it mirrors than glass does (index of refraction 1.5): polished for the day it is photographed.
STRENGTH = 1.7


class Layer(Shader):
    """More nodes of a material or the world, with a switch: 1 shows the camera the mirror alone. Only the camera: in mirrors all is as it is."""

    def __init__(self, of):
        super().__init__('', of, keep=True)
        self.switch = self.node('Value').outputs[0]
        self.switch.default_value = 0
        self.seen = self.node('LightPath').outputs['Is Camera Ray']
        self.on = self.calc('MULTIPLY', self.switch, self.seen)

    def black(self, kind='BsdfDiffuse'):
        n = self.node(kind)
        self.wire((0, 0, 0), n.inputs['Color'])
        return n.outputs[0]

    def instead(self, factor, of, other):
        """The shader `other` wherever `of` was used, by that factor."""
        ends = [link.to_socket for link in of.links]
        mixed = self.mix_shaders(factor, of, other)
        for end in ends:
            self.wire(mixed, end)

    def glossy(self, amount, normal):
        """Lacquer, as a shader of its own: the principled shader takes a quarter of its clear coat; its index of refraction is 1.5."""
        fresnel, glossy = self.node('Fresnel'), self.node('BsdfGlossy')
        for link in normal.links:
            self.wire(link.from_socket, fresnel.inputs['Normal'])
            self.wire(link.from_socket, glossy.inputs['Normal'])
        self.wire(1.5, fresnel.inputs['IOR'])
        strength = self.calc('MULTIPLY', fresnel.outputs[0], self.calc('MULTIPLY', amount, STRENGTH / LACQUER))
        self.wire(self.calc('MINIMUM', strength, 1.), glossy.inputs['Color'])
        self.wire(.015, glossy.inputs['Roughness'])
        return glossy.outputs[0]

    def coated(self):
        """Takes the clear coats out of the shaders under them; False where there are none."""
        shaders = [n for n in self.t.nodes if n.type == 'BSDF_PRINCIPLED' and n.inputs['Clearcoat'].is_linked]
        for b in shaders:
            coat = b.inputs['Clearcoat']
            amount = coat.links[0].from_socket
            self.wire(self.calc('MULTIPLY', amount, self.calc('SUBTRACT', 1., self.seen)), coat)
            self.instead(self.on, b.outputs[0], self.glossy(amount, b.inputs['Normal']))
        return bool(shaders)

    def panes(self):
        """Window glass mirrors in the picture of the mirror only."""
        for pane in [n for n in self.t.nodes if n.label == 'pane']:
            hidden = self.calc('MULTIPLY', self.seen, self.calc('SUBTRACT', 1., self.switch))
            self.instead(hidden, pane.outputs[0], self.black())


def apart():
    """Sets every material and the world up for show(); returns their switches. What has no coat is solid black in the picture of the
    mirror, holes in it too: nothing of the kind stands before a vehicle."""
    switches = []
    for m in [m for m in bpy.data.materials if m.users and m.use_nodes]:
        output = next(n for n in m.node_tree.nodes if n.type == 'OUTPUT_MATERIAL').inputs[0]
        if output.is_linked:
            layer = Layer(m)
            layer.panes()
            if not layer.coated():
                layer.instead(layer.on, output.links[0].from_socket, layer.black())
            switches.append(layer.switch)
    world = Layer(bpy.context.scene.world)
    output = next(n for n in world.t.nodes if n.type == 'OUTPUT_WORLD').inputs[0]
    world.instead(world.on, output.links[0].from_socket, world.black('Background'))
    return [*switches, world.switch]


def show(switches, mirror):
    """mirror: the camera sees the mirror alone; otherwise all but it."""
    for switch in switches:
        switch.default_value = float(mirror)
