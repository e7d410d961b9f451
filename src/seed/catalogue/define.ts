import type { CatalogueBadge, CatalogueEngine, CatalogueModel, ItemType, Retention, StudioBody } from './CatalogueModel'
import { bodyOfCharacter } from './looks'

export type Trim = 0 | 1 | 2 | 3

interface ModelSheet {
  series?: string
  years: [from: number, to?: number]
  seats?: number
  doors?: number
  ancap?: number
  /** Length, width, height in millimetres. */
  mm?: [number, number, number]
  /** Kerb mass, gross vehicle mass, braked towing. */
  kg?: [kerb: number, gvm: number, towing: number]
  tank?: number
  retention?: Retention
  badges: [
    badge: string,
    engine: CatalogueEngine,
    newPriceDollars: number,
    trim: Trim,
    differs?: CatalogueBadge['differs'],
  ][]
}

interface BodyKind {
  body: string
  simpleBody: string
  studioBody: StudioBody
  doors: number | null
  seats: number | null
}

const bodyKinds = {
  hatch: { body: 'Hatchback', simpleBody: 'Hatchback', studioBody: 'hatch', doors: 5, seats: 5 },
  sedan: { body: 'Sedan', simpleBody: 'Sedan', studioBody: 'sedan', doors: 4, seats: 5 },
  wagon: { body: 'Wagon', simpleBody: 'Wagon', studioBody: 'wagon', doors: 5, seats: 5 },
  suv: { body: 'SUV', simpleBody: 'SUV', studioBody: 'suv', doors: 5, seats: 5 },
  ute: { body: 'Utility', simpleBody: 'Ute', studioBody: 'ute', doors: 4, seats: 5 },
  van: { body: 'Van', simpleBody: 'Van', studioBody: 'van', doors: 4, seats: 2 },
  coupe: { body: 'Coupe', simpleBody: 'Coupe', studioBody: 'coupe', doors: 2, seats: 4 },
  convertible: { body: 'Convertible', simpleBody: 'Convertible', studioBody: 'convertible', doors: 2, seats: 2 },
  mover: { body: 'Wagon', simpleBody: 'People Mover', studioBody: 'people-mover', doors: 5, seats: 8 },
  bike: { body: 'Road', simpleBody: 'Motorcycle', studioBody: 'motorcycle', doors: null, seats: 2 },
  motorhome: { body: 'Motorhome', simpleBody: 'Caravan', studioBody: 'motorhome', doors: 3, seats: 4 },
  truck: { body: 'Cab Chassis', simpleBody: 'Truck', studioBody: 'truck', doors: 2, seats: 3 },
} as const satisfies Record<string, BodyKind>

const itemTypes: Partial<Record<keyof typeof bodyKinds, ItemType>> = {
  bike: 'motorcycle',
  truck: 'truck',
  motorhome: 'caravan',
}

/** The studio's motorcycle or truck for the body a listing spells out; others look like the plain one. */
const lookOfBody: Record<string, StudioBody> = {
  Adventure: 'adventure',
  'Adventure Tourer': 'adventure',
  'Adventure Touring': 'adventure',
  'Sports Touring': 'adventure',
  Sports: 'sportbike',
  Cruiser: 'cruiser',
  Touring: 'tourer',
  Enduro: 'dirt-bike',
  Scooter: 'scooter',
  Tray: 'tray-truck',
  Curtainsider: 'curtain-truck',
  Tipper: 'tipper',
  'Prime Mover': 'prime-mover',
}

/** Which of the studio's SUVs a model looks most like, by its size. */
const suvLike = ({ mm: [length, , height] = [0, 0, 0], seats = 5 }: ModelSheet): StudioBody => {
  if (length > 0 && length < 4000 && height > 1700) return 'boxy-small'
  if (height >= 1820) return 'boxy-large'
  if (length > 0 && length <= 4500 && height <= 1625) return 'crossover'
  return length >= 4880 || (seats > 5 && length >= 4780) ? 'suv-large' : 'suv'
}

/** Which of the studio's hatches. */
const hatchLike = ({ mm: [length] = [0, 0, 0] }: ModelSheet): StudioBody =>
  length > 0 && length < 3950 ? 'city-hatch' : 'hatch'

const vanLike = ({ mm: [, , height] = [0, 0, 0] }: ModelSheet): StudioBody => (height >= 2400 ? 'van-high' : 'van')

const looksLike = (kind: keyof typeof bodyKinds, sheet: ModelSheet & { body?: string }): StudioBody => {
  if (kind === 'suv') return suvLike(sheet)
  if (kind === 'hatch') return hatchLike(sheet)
  if (kind === 'van') return vanLike(sheet)
  const listed = kind === 'bike' || kind === 'truck' ? lookOfBody[sheet.body ?? ''] : undefined
  return listed ?? bodyKinds[kind].studioBody
}

/** One generation of a model from the short form the catalogue files are written in. */
export const model = (
  make: string,
  name: string,
  kind: keyof typeof bodyKinds,
  sheet: ModelSheet & { body?: string },
): CatalogueModel => {
  const body = bodyKinds[kind]
  const studioBody = bodyOfCharacter(make, name, looksLike(kind, sheet))
  return {
    make,
    model: name,
    itemType: itemTypes[kind] ?? 'car',
    body: sheet.body ?? body.body,
    simpleBody: body.simpleBody,
    studioBody,
    series: sheet.series ?? null,
    from: sheet.years[0],
    to: sheet.years[1] ?? null,
    seats: sheet.seats ?? body.seats,
    doors: sheet.doors ?? body.doors,
    ancap: sheet.ancap ?? null,
    lengthMm: sheet.mm?.[0] ?? null,
    widthMm: sheet.mm?.[1] ?? null,
    heightMm: sheet.mm?.[2] ?? null,
    kerbKg: sheet.kg?.[0] ?? null,
    gvmKg: sheet.kg?.[1] ?? null,
    brakedTowingKg: sheet.kg?.[2] || null,
    tankLitres: sheet.tank ?? null,
    retention: sheet.retention ?? 'average',
    badges: sheet.badges.map(([badge, powertrain, newPriceDollars, trim, differs]) => ({
      badge,
      engine: powertrain,
      newPriceDollars,
      trim,
      ...(differs && { differs }),
    })),
    caravan: null,
  }
}
