import { bodyOfCharacter } from './looks'
import type { CatalogueEngine, CatalogueModel, Retention, StudioBody } from './CatalogueModel'
import type { Trim } from './define'

interface CaravanSheet {
  body: 'Caravan' | 'Pop Top' | 'Camper Trailer' | 'Hybrid'
  years: [from: number, to?: number]
  /** Overall length, width, height in millimetres. */
  mm: [number, number, number]
  retention?: Retention
  floorplans: [
    badge: string,
    feet: number,
    tareKg: number,
    atmKg: number,
    axle: 'Single' | 'Tandem',
    sleeps: number,
    newPriceDollars: number,
    trim: Trim,
  ][]
}

const towed: CatalogueEngine = {
  litres: null,
  cylinders: null,
  induction: null,
  powerKw: null,
  torqueNm: null,
  fuel: 'Petrol - Unleaded',
  litresPer100km: null,
  transmission: '',
  simpleTransmission: 'Manual',
  gears: 0,
  drive: '4x2',
}

const lookOfBody: Partial<Record<CaravanSheet['body'], StudioBody>> = {
  'Pop Top': 'pop-top',
  Hybrid: 'hybrid',
  'Camper Trailer': 'camper-trailer',
}
const LONG_FEET = 21

/** Which of the studio's caravans: by its axles and its length. */
const towedLike = (body: CaravanSheet['body'], feet: number, axle: 'Single' | 'Tandem'): StudioBody => {
  const own = lookOfBody[body]
  if (own) return own
  if (axle === 'Single') return 'caravan-single'
  return feet >= LONG_FEET ? 'caravan-long' : 'caravan'
}

/** A caravan range: one catalogue model per floorplan, since length, mass and berths differ with it. */
export const caravans = (make: string, name: string, sheet: CaravanSheet): CatalogueModel[] =>
  sheet.floorplans.map(([badge, feet, tareKg, atmKg, axle, sleeps, newPriceDollars, trim]) => ({
    make,
    model: name,
    itemType: 'caravan',
    body: sheet.body,
    simpleBody: 'Caravan',
    studioBody: bodyOfCharacter(make, name, towedLike(sheet.body, feet, axle)),
    series: null,
    from: sheet.years[0],
    to: sheet.years[1] ?? null,
    seats: null,
    doors: null,
    ancap: null,
    lengthMm: sheet.mm[0],
    widthMm: sheet.mm[1],
    heightMm: sheet.mm[2],
    kerbKg: tareKg,
    gvmKg: atmKg,
    brakedTowingKg: null,
    tankLitres: null,
    retention: sheet.retention ?? 'strong',
    badges: [{ badge, engine: towed, newPriceDollars, trim }],
    caravan: { bodyLengthFeet: feet, bodyWidthMm: sheet.mm[1], tareKg, atmKg, axle, sleeps },
  }))
