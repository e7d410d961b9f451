import { model } from '../shared/demoModel'

export const mazda = {
  name: 'Mazda',
  slug: 'mazda',
  picture: 'suv/red/scene',
  description:
    'The whole Mazda range, from Mazda2 to CX-90, MX-5 and BT-50 included. One brand, our own workshop and the same faces every year: sold and looked after by people who drive them.',
}

/** In the order of the list of models, by body and price, so that every page has one order. */
export const mazdaModels = [
  model('mazda', 'CX-3', 'crossover/silver', ['SUV'], 'The small SUV that still drives like a hatch.'),
  model(
    'mazda',
    'CX-30',
    'crossover/grey',
    ['SUV'],
    'Halfway between CX-3 and CX-5, and just right for a surprising number of people.',
  ),
  model(
    'mazda',
    'CX-5',
    'suv/red',
    ['SUV'],
    'The one that made South Australian families switch to SUVs: quiet, quick and easy to live with.',
  ),
  model(
    'mazda',
    'CX-60',
    'suv-sleek/white',
    ['SUV'],
    'A straight six or a plug-in hybrid, rear-biased drive and a cabin that belongs at twice the price.',
  ),
  model(
    'mazda',
    'CX-80',
    'suv-large-long/black',
    ['SUV'],
    'Seven seats without the bulk: the longer CX-60, with a proper third row.',
    'new',
  ),
  model(
    'mazda',
    'CX-90',
    'suv-large-long/blue',
    ['SUV'],
    'The flagship: seven seats, three rows and 254 kilowatts.',
    'new',
  ),
  model(
    'mazda',
    'Mazda2',
    'hatch/blue',
    ['Hatchback'],
    'Light on its feet and on fuel, with the manners of a bigger car.',
  ),
  model(
    'mazda',
    'Mazda3',
    'hatch-low/red',
    ['Hatchback', 'Sedan'],
    'Designed like a concept car and built like a keepsake, as a hatch or a sedan.',
  ),
  model(
    'mazda',
    'MX-5',
    'convertible/red',
    ['Convertible'],
    'A small roadster that weighs little and asks for nothing but a winding road.',
  ),
  model(
    'mazda',
    'BT-50',
    'ute/red',
    ['Ute'],
    'A ute that tows 3,500 kilograms and still looks right outside a restaurant.',
  ),
]
