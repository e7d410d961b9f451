import { matchAlias } from './matchAlias'

export const driveFamilies = ['FWD', 'RWD', 'AWD', '4WD'] as const

/** Driven wheels in the trade's four words (CAR-13): 'Front' is FWD. Null when not known. */
export const simpleDrive = matchAlias<(typeof driveFamilies)[number]>([
  ['AWD', ['~awd', '~all wheel', '~all wheel drive', '~4matic', '~quattro', '~xdrive', '~4motion']],
  ['4WD', ['~4wd', '~4x4', '~four wheel', '~four wheel drive', '~4 wheel drive', '4x4 dual range']],
  ['FWD', ['~fwd', '~front', '~front wheel drive', 'f', '2wd front']],
  ['RWD', ['~rwd', '~rear', '~rear wheel drive', 'r', '4x2', '~2wd rear']],
])
