"""One module per body type. Each offers BODY with name, label, faces and build(face, scene)."""
from importlib import import_module


def load(name):
    return import_module('bodies.' + name.replace('-', '_')).BODY
