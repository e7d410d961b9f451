import { matchAlias } from './matchAlias'

export const bodyFamilies = [
  'SUV',
  'Hatchback',
  'Sedan',
  'Wagon',
  'Ute',
  'Coupe',
  'Convertible',
  'People Mover',
  'Van',
  'Bus',
  'Truck',
  'Motorcycle',
  'Caravan',
] as const

/** 'SUVs', 'Buses'. */
export const bodyPlural = (body: string): string => (body.endsWith('s') ? `${body}es` : `${body}s`)

/** 'ute' of 'Ute' within a sentence; 'SUV' stays. */
export const bodyWithin = (body: string): string => (/^[A-Z]{2}/.test(body) ? body : body.toLowerCase())

/**
 * The body family shoppers filter by (CAR-12): 'Ute / Tray' is Ute. 'Commercial' is Van, which most such listings are.
 * Null when not a body this platform knows, such as a dealer's name in the wrong column.
 */
export const simpleBody = matchAlias<(typeof bodyFamilies)[number]>([
  ['Motorcycle', ['~motorcycle', '~motorbike', '~scooter', '~cruiser motorcycle', '~naked', '~adventure tourer']],
  ['Caravan', ['~caravan', '~pop top', '~camper trailer', '~camper', '~motorhome', '~motor home', '~campervan']],
  [
    'Ute',
    [
      '~ute',
      '~tray',
      'utility',
      '~pickup',
      '~pick up',
      '~dual cab',
      '~double cab',
      '~crew cab',
      '~cab chassis',
      '~single cab',
    ],
  ],
  ['People Mover', ['~people mover', '~mpv', '~minivan', '~mini van']],
  ['Bus', ['~bus', '~minibus', '~coach']],
  ['Truck', ['~truck', '~prime mover', '~tipper', '~rigid', '~pantech', '~light truck']],
  ['SUV', ['~suv', '~sport utility', '~sports utility', '~4wd wagon', '~crossover', '~off road']],
  ['Convertible', ['~convertible', '~cabriolet', '~cabrio', '~roadster', '~spyder', '~spider', '~soft top']],
  ['Coupe', ['~coupe', '~coup', '~fastback', '~liftback coupe']],
  ['Hatchback', ['~hatchback', '~hatch', '~liftback', '~5d hatchback']],
  ['Wagon', ['~wagon', '~estate', '~touring', '~sportwagon', '~avant']],
  ['Sedan', ['~sedan', '~saloon']],
  ['Van', ['~van', '~commercial', '~panel van', '~delivery van']],
])
