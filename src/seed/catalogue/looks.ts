import type { StudioBody } from './CatalogueModel'

/** Models whose shape says more than their size does, by the body they look like: one of those that bear the name of the usual. */
const CHARACTERS: readonly (readonly [body: StudioBody, models: readonly string[]])[] = [
  [
    'suv-sleek',
    [
      'BYD Sealion 6',
      'Genesis GV70',
      'Kia EV6',
      'Lexus NX',
      'Mazda CX-60',
      'Mercedes-Benz GLC',
      'Mitsubishi Eclipse Cross',
      'Porsche Macan',
      'Tesla Model Y',
    ],
  ],
  [
    'suv-square',
    [
      'Ford Escape',
      'Jeep Compass',
      'Kia EV5',
      'Kia Seltos',
      'Land Rover Discovery Sport',
      'Nissan X-Trail',
      'Skoda Kodiaq',
      'Subaru Forester',
      'Volkswagen Tiguan',
      'Volvo XC40',
    ],
  ],
  [
    'hatch-low',
    [
      'Audi A3',
      'BMW 1 Series',
      'Ford Focus',
      'Honda Civic',
      'Mazda Mazda3',
      'Mercedes-Benz A-Class',
      'Volkswagen Golf',
    ],
  ],
  ['suv-large-long', ['Mazda CX-8', 'Mazda CX-80', 'Mazda CX-90']],
  ['suv-large-square', ['Hyundai Santa Fe']],
  ['ute-square', ['BYD Shark 6', 'GWM Ute Cannon', 'Kia Tasman', 'RAM 1500', 'Volkswagen Amarok']],
  ['caravan-arc', ['Coromal Soul Seeker', 'Crusader Excalibur']],
  ['caravan-long-arc', ['Coromal Soul Seeker', 'Crusader Excalibur', 'New Age Big Red']],
  ['adventure-rally', ['Triumph Tiger 900', 'Yamaha Ténéré 700']],
  ['motorcycle-twin', ['Ducati Scrambler', 'Triumph Bonneville T120', 'Yamaha MT-07']],
]

/**
 * Which faces of a body (grille, lamps and wheels; '' is its own) are worn by which makes, or models of them, so that those sold
 * side by side differ: the makes of one showroom, and the models of one make. All others wear its own.
 */
const FACES: Partial<Record<StudioBody, Record<string, readonly string[]>>> = {
  suv: {
    '': ['Toyota', 'Nissan', 'Volkswagen', 'MG', 'BMW', 'Chery'],
    ranger: ['Kia', 'Subaru', 'GWM', 'Mitsubishi', 'Volvo', 'Ford', 'Jeep', 'Land Rover'],
    crest: ['Mazda', 'Hyundai', 'Lexus', 'Honda', 'Audi', 'Mercedes-Benz', 'Skoda', 'Renault', 'BYD', 'Genesis'],
  },
  'suv-large-long': {
    '': ['Mazda CX-90'],
    gill: ['Mazda CX-80', 'Mazda CX-8'],
  },
  'suv-sleek': {
    crest: ['Lexus', 'Genesis', 'Porsche', 'Mercedes-Benz'],
  },
  'suv-square': {
    slab: ['Kia', 'Land Rover', 'Jeep', 'Subaru', 'Volvo'],
  },
  'suv-large': {
    ranger: ['Toyota', 'Jeep', 'Volkswagen'],
  },
  'boxy-large': {
    band: ['Toyota'],
    tower: ['Isuzu UTE', 'Ford', 'Mitsubishi', 'LDV'],
  },
  crossover: {
    '': ['Toyota', 'Mazda CX-3', 'Nissan', 'Kia Stonic', 'Volkswagen T-Cross', 'Chery', 'Skoda'],
    band: ['Toyota Yaris Cross', 'Kia', 'Subaru', 'Suzuki', 'Hyundai Venue'],
    crest: ['Lexus', 'Peugeot', 'Mercedes-Benz', 'Audi', 'Volvo'],
    fin: ['Hyundai', 'Mazda', 'Honda', 'Volkswagen', 'GWM'],
    slope: ['Toyota C-HR', 'Cupra', 'Ford'],
  },
  'hatch-low': {
    crest: ['Audi', 'BMW', 'Mercedes-Benz'],
    blade: ['Honda', 'Volkswagen'],
  },
  hatch: {
    '': ['Mazda', 'Kia', 'Honda', 'MG'],
    bar: ['Hyundai', 'Volkswagen', 'BYD'],
    blade: ['Toyota', 'Subaru', 'Nissan'],
  },
  sedan: {
    '': ['Toyota', 'BMW', 'Mercedes-Benz', 'Audi'],
    smile: ['Mazda', 'Kia', 'Subaru'],
    bar: ['Hyundai', 'BYD'],
    glass: ['Tesla', 'Polestar'],
  },
  coupe: {
    pony: ['Ford'],
  },
  ute: {
    '': ['Ford'],
    blade: ['Toyota', 'Mazda', 'Holden', 'LDV'],
    crest: ['Isuzu UTE', 'Nissan', 'Mitsubishi'],
  },
}

/** Without a grille, as nothing behind it needs air: the first is that of every electric one without another of them. */
const SMOOTH = ['bar', 'glass']

/** Who wears a face. */
export interface Wearer {
  make: string
  /** '' is none in particular. */
  model: string
  electric: boolean
}

/** The body of a model, where `usual` is that of its kind and size: 'suv' may be a 'suv-sleek'. */
export const bodyOfCharacter = (make: string, model: string, usual: StudioBody): StudioBody => {
  const own = CHARACTERS.find(([body, names]) => body.startsWith(`${usual}-`) && names.includes(`${make} ${model}`))
  return own?.[0] ?? usual
}

/** The face, among those drawn for the body, of a vehicle: an electric one has no grille. */
export const faceOf = (body: StudioBody, drawn: readonly string[], { make, model, electric }: Wearer): string => {
  const faces = Object.entries(FACES[body] ?? {})
  const wornBy = (name: string) => faces.find(([, names]) => names.includes(name))?.[0]
  const own = [wornBy(`${make} ${model}`), wornBy(make)]
  const wished = electric ? [...own.filter((face) => face !== undefined && SMOOTH.includes(face)), ...SMOOTH] : own
  return [...wished, '', ...drawn].find((face) => face !== undefined && drawn.includes(face)) ?? ''
}
