import { isBlank } from '@/src/domain/stock/normalise/blank'
import { simpleBody } from '@/src/domain/stock/normalise/bodyTypes'

/** Columns of the public list of Australian listings of 2023. */
export type ListingsRow = Partial<Record<ListingsColumn, string>>
type ListingsColumn =
  | 'Brand'
  | 'Year'
  | 'Model'
  | 'Car/Suv'
  | 'Title'
  | 'UsedOrNew'
  | 'Transmission'
  | 'Engine'
  | 'DriveType'
  | 'FuelType'
  | 'FuelConsumption'
  | 'Kilometres'
  | 'ColourExtInt'
  | 'Location'
  | 'CylindersinEngine'
  | 'BodyType'
  | 'Doors'
  | 'Seats'
  | 'Price'

/** Makes and models of two words, which the list cuts after the first: 'Land' 'Rover' is the make Land Rover. */
const twoWordMakes = ['Land Rover', 'Alfa Romeo', 'Aston Martin', 'Rolls Royce', 'Great Wall']

/** Models whose first word alone names nothing. */
const twoWordModels = [
  'Grand Cherokee',
  'Grand Vitara',
  'Grand Starex',
  'Grand Tourer',
  'Land Cruiser',
  'Santa Fe',
  'Eclipse Cross',
  'Range Rover Evoque',
  'Range Rover Sport',
  'Range Rover Velar',
  'Range Rover',
  'Discovery Sport',
  'Pajero Sport',
  'Crown Majesta',
  'Crown Athlete',
  'Gran Coupe',
  'Model 3',
  'Model S',
  'Model X',
  'Model Y',
]

const value = (raw: string | undefined): string | null => {
  const text = (raw ?? '').replace(/\s+/g, ' ').trim()
  return isBlank(text) ? null : text
}

const startsWith = (text: string, start: string): boolean =>
  text.toLowerCase() === start.toLowerCase() || text.toLowerCase().startsWith(`${start.toLowerCase()} `)

/** Make, model and badge out of 'year make model badge', which is right where the columns are cut short. */
const readTitle = (row: ListingsRow) => {
  const year = value(row.Year)
  const title = value(row.Title)
  const brand = value(row.Brand)
  const firstModel = value(row.Model)
  if (title === null || brand === null || firstModel === null) return { make: brand, model: firstModel, badge: null }
  const rest = year !== null && startsWith(title, year) ? title.slice(year.length).trim() : title
  const make = twoWordMakes.find((name) => startsWith(rest, name)) ?? brand
  if (!startsWith(rest, make)) return { make: brand, model: firstModel, badge: null }
  const after = rest.slice(make.length).trim()
  const shortModel = make === brand ? firstModel : (after.split(' ')[0] ?? firstModel)
  const model = twoWordModels.find((name) => startsWith(after, name)) ?? shortModel
  return { make, model, badge: startsWith(after, model) ? value(after.slice(model.length)) : null }
}

/** 'Black / White' -> exterior, interior. A distance or a warranty in the wrong column is no colour. */
const readColours = (raw: string | undefined): [string | null, string | null] => {
  const [exterior, interior] = (raw ?? '').split('/')
  return [value(exterior), value(interior)]
}

/** 'Brookvale, NSW'; a row of a car to order has its warranty there or nothing at all. */
const readPlace = (raw: string | undefined): { city: string; state: string } | null => {
  const match = /^(.+),\s*(NSW|VIC|QLD|SA|WA|TAS|ACT|NT|AU-VIC)$/.exec(value(raw) ?? '')
  return match?.[1] && match[2] ? { city: match[1], state: match[2].replace('AU-', '') } : null
}

/** A used car has 'Kilometres'; a car to order has its colours there, and the colours hold its warranty. */
const isShifted = (row: ListingsRow): boolean => /^[^\d]*\/[^\d]*$/.test((row.Kilometres ?? '').trim())

const countOf = (raw: string | undefined, unit: 'Doors' | 'Seats'): string | null =>
  value(raw)?.includes(unit) ? value(raw) : null

const litres = (engine: string | undefined): string | null => /(\d+(?:\.\d+)?) ?L\b/.exec(engine ?? '')?.[1] ?? null

const positive = (text: string | null): string | null => (text !== null && Number.parseFloat(text) > 0 ? text : null)

/**
 * One row of the list as a stock record for `carInput`; null for a row that names no car. Its faults are put right:
 * colours and warranty one column to the right, '5 Seats' under Doors, a dealer's name or a state of sale under Car/Suv,
 * makes cut after their first word. `place` is the suburb and state, for the caller to find a location.
 */
export const listingsRow = (row: ListingsRow) => {
  const { make, model, badge } = readTitle(row)
  if (make === null || model === null) return null
  const shifted = isShifted(row)
  const [colour, interior] = readColours(shifted ? row.Kilometres : row.ColourExtInt)
  const kind = value(row['Car/Suv'])
  const body = [value(row.BodyType), kind].find((word) => simpleBody(word) !== null) ?? null
  const condition = /^DEMO/i.test(kind ?? '') ? 'DEMO' : value(row.UsedOrNew)
  return {
    car: {
      name: value(row.Title),
      year: value(row.Year),
      make,
      model,
      badge,
      car_type: condition,
      status: /available to order/i.test(kind ?? '') ? 'coming_soon' : 'in_stock',
      body,
      trans: value(row.Transmission),
      fuel: value(row.FuelType),
      drive: value(row.DriveType),
      km: shifted ? null : value(row.Kilometres),
      colour,
      interior_colour: interior,
      doors: countOf(row.Doors, 'Doors'),
      seats: countOf(row.Seats, 'Seats') ?? countOf(row.Doors, 'Seats'),
      engine_size_litres: positive(litres(row.Engine)),
      price: value(row.Price),
      variant: {
        cylinders: value(/^\d+ cyl/.exec(row.CylindersinEngine ?? '')?.[0]),
        fuelconsumptioncombined: positive(value(row.FuelConsumption)),
      },
    },
    place: readPlace(row.Location),
  }
}
