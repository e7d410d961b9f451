import { simpleBody } from '../stock/normalise/bodyTypes'
import { simpleColour } from '../stock/normalise/colourTypes'
import { simpleDrive } from '../stock/normalise/driveTypes'
import { simpleFuel } from '../stock/normalise/fuelTypes'
import { simpleTransmission } from '../stock/normalise/transmissionTypes'
import {
  audOf,
  cut,
  descriptionOf,
  hasAddress,
  odometerOf,
  pageOf,
  photosOf,
  priceOf,
  titleOf,
  vinOf,
} from './carFacts'
import type { OutboundCar, OutboundSite } from './OutboundCar'
import { firstFailed, type OutboundFormat } from './OutboundFormat'
import { type Column, csvCell, tableOf } from './table'

const TITLE_MAX = 500
const DESCRIPTION_MAX = 5000
const PHOTOS_MAX = 10

const bodyStyles: Readonly<Record<string, string>> = {
  SUV: 'SUV',
  Hatchback: 'HATCHBACK',
  Sedan: 'SEDAN',
  Wagon: 'WAGON',
  Ute: 'TRUCK',
  Coupe: 'COUPE',
  Convertible: 'CONVERTIBLE',
  'People Mover': 'MINIVAN',
  Van: 'VAN',
  Truck: 'TRUCK',
}

const fuels: Readonly<Record<string, string>> = {
  Petrol: 'PETROL',
  Diesel: 'DIESEL',
  Hybrid: 'HYBRID',
  'Plug-in Hybrid': 'PLUGIN_HYBRID',
  Electric: 'ELECTRIC',
  LPG: 'OTHER',
  Hydrogen: 'OTHER',
}

const drivetrains = { FWD: 'FWD', RWD: 'RWD', AWD: 'AWD', '4WD': '4X4' } as const
const vehicleTypes = { car: 'CAR_TRUCK', truck: 'COMMERCIAL', motorcycle: 'MOTORCYCLE', caravan: 'RV_CAMPER' } as const

const stateOf = (car: OutboundCar): string => {
  if (car.car_type === 'new') return 'NEW'
  return car.certified && car.car_type === 'used' ? 'CPO' : 'USED'
}

const addressOf = ({ place }: OutboundCar): string =>
  JSON.stringify({
    addr1: place?.street ?? '',
    city: place?.city ?? '',
    region: place?.state ?? '',
    postal_code: place?.postcode ?? '',
    country: 'AU',
  })

const driveOf = (car: OutboundCar): string | null => {
  const drive = simpleDrive(car.drive)
  return drive ? drivetrains[drive] : null
}

/** Two columns for each photo: its address and what it shows. */
const photoColumns: readonly Column[] = Array.from({ length: PHOTOS_MAX }, (_, at): Column[] => [
  [`image[${at}].url`, (car, site) => photosOf(car, site, PHOTOS_MAX)[at] ?? null],
  [`image[${at}].tag[0]`, (car, site) => (photosOf(car, site, PHOTOS_MAX)[at] ? `Photo ${at + 1}` : null)],
]).flat()

const columns: readonly Column[] = [
  ['vehicle_id', (car) => car.id],
  ['vin', vinOf],
  ['title', (car) => cut(titleOf(car), TITLE_MAX)],
  ['description', (car) => descriptionOf(car, DESCRIPTION_MAX)],
  ['url', pageOf],
  ['make', (car) => car.make],
  ['model', (car) => car.model],
  ['trim', (car) => car.badge],
  ['year', (car) => car.year],
  ['mileage.value', odometerOf],
  ['mileage.unit', () => 'KM'],
  ['vehicle_type', (car) => vehicleTypes[car.item_type]],
  ['body_style', (car) => bodyStyles[simpleBody(car.body) ?? ''] ?? 'OTHER'],
  ['drivetrain', driveOf],
  ['transmission', (car) => simpleTransmission(car.trans)?.toUpperCase() ?? null],
  ['fuel_type', (car) => fuels[simpleFuel(car.fuel) ?? ''] ?? null],
  ['exterior_color', (car) => car.colour?.trim() || 'Other'],
  ['interior_color', (car) => simpleColour(car.interior_colour)],
  ['price', (car) => audOf(priceOf(car))],
  ['state_of_vehicle', stateOf],
  ['availability', () => 'AVAILABLE'],
  ['date_first_on_lot', (car) => car.listed_on],
  ['stock_number', (car) => car.stocknum],
  ['dealer_id', (car) => car.dealership.slug],
  ['dealer_name', (car) => car.dealership.name],
  ['address', addressOf],
  ['latitude', (car) => car.place?.lat ?? null],
  ['longitude', (car) => car.place?.lng ?? null],
  ...photoColumns,
]

const table = tableOf(columns, ',', csvCell)

const checks = [
  ['no_price', ({ car }) => priceOf(car) === null],
  ['no_vin', ({ car }) => vinOf(car) === null],
  ['no_year', ({ car }) => car.year === null],
  ['no_odometer', ({ car }) => odometerOf(car) === null],
  ['no_photo', ({ car, site }) => photosOf(car, site).length === 0],
  ['no_location', ({ car }) => !hasAddress(car)],
] satisfies Parameters<typeof firstFailed<{ car: OutboundCar; site: OutboundSite }>>[1]

/** Meta's automotive inventory catalogue as CSV with flattened columns (FEED-09). */
export const metaInventory: OutboundFormat = {
  label: 'Meta automotive inventory',
  contentType: 'text/csv; charset=utf-8',
  head: () => `${table.header}\r\n`,
  leftOut: (car, site) => firstFailed({ car, site }, checks),
  unique: vinOf,
  car: (car, site) => `${table.line(car, site)}\r\n`,
  separator: '',
  tail: '',
}
