import { model } from '../shared/demoModel'

export const fordModels = [
  model(
    'ford',
    'Ranger',
    'ute/orange',
    ['Ute'],
    'Work ute, tourer or Raptor: the Ranger is engineered here for roads like ours.',
  ),
  model(
    'ford',
    'Everest',
    'boxy-large/grey',
    ['SUV'],
    'Seven seats on Ranger bones, with a V6 diesel that makes light work of a caravan.',
  ),
  model(
    'ford',
    'Mustang',
    'coupe/red',
    ['Coupe'],
    'A five-litre V8 and rear-wheel drive. Some things should stay simple.',
  ),
  model(
    'ford',
    'Puma',
    'crossover/navy',
    ['SUV'],
    'A small SUV that corners like a hatch, with three cylinders and a turbo.',
  ),
  model(
    'ford',
    'Transit Custom',
    'van/white',
    ['Van'],
    'Medium van, large doors: fitted with racks and a bulkhead at Alexandria before you collect.',
  ),
]

export const isuzuModels = [
  model(
    'isuzu-ute',
    'D-MAX',
    'ute/silver',
    ['Ute'],
    'The three-litre turbo diesel that tradies and travellers keep coming back for.',
  ),
  model(
    'isuzu-ute',
    'MU-X',
    'boxy-large/white',
    ['SUV'],
    'Seven seats, 3,500 kilograms of towing and a reputation for never being in the workshop.',
  ),
]
