"""Surroundings in full colour: each module builds one around a vehicle that stands at the origin and looks along +x."""
from importlib import import_module


def load(name):
    return import_module('scenes.' + name)
