export type Induction = 'Aspirated' | 'Turbo' | 'Twin Turbo' | 'Turbo Intercooled' | 'Supercharged'
export type Fuel = 'Petrol - Unleaded' | 'Petrol - Premium' | 'Diesel' | 'Hybrid' | 'Plug-in Hybrid' | 'Electric'
export type Drive = 'FWD' | 'RWD' | 'AWD' | '4x4' | '4x2'
export type ItemType = 'car' | 'motorcycle' | 'truck' | 'caravan'

/** Bodies the picture studio may have drawn. */
export const studioBodies = [
  'hatch',
  'hatch-low',
  'city-hatch',
  'sedan',
  'wagon',
  'suv',
  'suv-sleek',
  'suv-square',
  'crossover',
  'suv-large',
  'suv-large-long',
  'suv-large-square',
  'boxy-large',
  'boxy-small',
  'ute',
  'ute-square',
  'tray-ute',
  'van',
  'van-high',
  'coupe',
  'convertible',
  'people-mover',
  'motorcycle',
  'motorcycle-twin',
  'adventure',
  'adventure-rally',
  'sportbike',
  'cruiser',
  'tourer',
  'dirt-bike',
  'scooter',
  'truck',
  'tray-truck',
  'curtain-truck',
  'tipper',
  'prime-mover',
  'caravan',
  'caravan-single',
  'caravan-long',
  'caravan-arc',
  'caravan-long-arc',
  'pop-top',
  'hybrid',
  'camper-trailer',
  'motorhome',
] as const

export type StudioBody = (typeof studioBodies)[number]

/** One powertrain as the maker's brochure lists it. Litres and cylinders are null for battery electric. */
export interface CatalogueEngine {
  litres: number | null
  cylinders: number | null
  induction: Induction | null
  powerKw: number | null
  torqueNm: number | null
  fuel: Fuel
  /** Combined cycle, L/100km; null for battery electric. */
  litresPer100km: number | null
  /** Gearbox in words, e.g. 'Sports Automatic'. */
  transmission: string
  simpleTransmission: 'Automatic' | 'Manual'
  gears: number
  drive: Drive
}

/** A badge: what the boot lid says, its powertrain and its price when new today. */
export interface CatalogueBadge {
  badge: string
  engine: CatalogueEngine
  newPriceDollars: number
  /** How much equipment it carries. */
  trim: 0 | 1 | 2 | 3
  /** In what it differs from its model, as a single cab of a ute that has two rows of seats. */
  differs?: Partial<Pick<CatalogueModel, 'body' | 'studioBody' | 'seats' | 'doors'>>
}

/** Lengths in feet and millimetres, masses in kilograms. */
export interface CaravanSpecification {
  bodyLengthFeet: number
  bodyWidthMm: number
  tareKg: number
  atmKg: number
  axle: 'Single' | 'Tandem'
  sleeps: number
}

export type Retention = 'strong' | 'average' | 'weak'

/** One generation of a model, with every badge it was sold with. */
export interface CatalogueModel {
  make: string
  model: string
  itemType: ItemType
  /** As a listing spells it: 'Hatchback', 'Cab Chassis', 'Pop Top' ... */
  body: string
  /** The coarser word of the body facet. */
  simpleBody: string
  studioBody: StudioBody
  series: string | null
  /** First and last model year of the generation; null: still on sale. */
  from: number
  to: number | null
  seats: number | null
  doors: number | null
  ancap: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  kerbKg: number | null
  gvmKg: number | null
  brakedTowingKg: number | null
  tankLitres: number | null
  retention: Retention
  badges: CatalogueBadge[]
  caravan: CaravanSpecification | null
}
