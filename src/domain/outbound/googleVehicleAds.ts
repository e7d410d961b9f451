import { simpleBody } from '../stock/normalise/bodyTypes'
import { simpleFuel } from '../stock/normalise/fuelTypes'
import { audOf, basisOf, cut, descriptionOf, odometerOf, pageOf, photosOf, priceOf, titleOf, vinOf } from './carFacts'
import type { OutboundCar, OutboundSite } from './OutboundCar'
import { firstFailed, type OutboundFormat } from './OutboundFormat'
import { type Column, tableOf, tsvCell } from './table'

/** 'Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans' in Google's list of product categories. */
const CATEGORY = 916
const TITLE_MAX = 150
const DESCRIPTION_MAX = 5000
const EXTRA_PHOTOS_MAX = 10
const CODE_MAX = 64

const bodyStyles: Readonly<Record<string, string>> = {
  SUV: 'suv',
  Hatchback: 'hatchback',
  Sedan: 'sedan',
  Wagon: 'station_wagon',
  Ute: 'ute',
  Coupe: 'coupe',
  Convertible: 'convertible',
  'People Mover': 'minivan',
  Van: 'full_size_van',
}

const engines: Readonly<Record<string, string>> = {
  Petrol: 'gasoline',
  Diesel: 'diesel',
  Hybrid: 'hybrid',
  'Plug-in Hybrid': 'plug-in_hybrid',
  Electric: 'electric',
  LPG: 'lpg',
  Hydrogen: 'other',
}

const priceTypes = { drive_away: 'drive_away_price', egc: 'excluding_government_charges_price' } as const

const storeCode = ({ place }: OutboundCar): string | null => (place ? cut(place.code, CODE_MAX) : null)

const columns: readonly Column[] = [
  ['id', (car) => car.id],
  ['google_product_category', () => CATEGORY],
  ['store_code', storeCode],
  ['vehicle_fulfillment(option:store_code)', (car) => (storeCode(car) ? `in_store:${storeCode(car)}` : null)],
  ['title', (car) => cut(titleOf(car), TITLE_MAX)],
  ['description', (car) => descriptionOf(car, DESCRIPTION_MAX)],
  ['vin', vinOf],
  // Google knows new and used only; a demonstrator is registered and driven.
  ['condition', (car) => (car.car_type === 'new' ? 'new' : 'used')],
  ['brand', (car) => car.make],
  ['model', (car) => car.model],
  ['trim', (car) => car.badge],
  ['year', (car) => car.year],
  ['mileage', (car) => `${odometerOf(car) ?? 0} km`],
  ['color', (car) => car.colour],
  ['body_style', (car) => bodyStyles[simpleBody(car.body) ?? ''] ?? null],
  ['engine', (car) => engines[simpleFuel(car.fuel) ?? ''] ?? null],
  ['price', (car) => audOf(priceOf(car))],
  ['vehicle_price_type', (car, site) => priceTypes[basisOf(car, site) ?? 'egc']],
  ['certified_pre-owned', (car) => (car.certified && car.car_type === 'used' ? 'yes' : 'no')],
  ['image_link', (car, site) => photosOf(car, site)[0] ?? null],
  [
    'additional_image_link',
    (car, site) =>
      photosOf(car, site, EXTRA_PHOTOS_MAX + 1)
        .slice(1)
        .join(','),
  ],
  ['link', pageOf],
  ['link_template', (car, site) => `${pageOf(car, site)}?store={store_code}`],
]

const table = tableOf(columns, '\t', tsvCell)

const isPassengerCar = (car: OutboundCar): boolean =>
  car.item_type === 'car' && !['Bus', 'Truck', 'Motorcycle', 'Caravan'].includes(simpleBody(car.body) ?? '')

const checks = [
  ['vehicle_kind', ({ car }) => !isPassengerCar(car)],
  ['no_price', ({ car }) => priceOf(car) === null],
  ['price_basis', ({ car, site }) => basisOf(car, site) === null],
  ['new_not_drive_away', ({ car, site }) => car.car_type === 'new' && basisOf(car, site) !== 'drive_away'],
  ['no_vin', ({ car }) => vinOf(car) === null],
  ['no_year', ({ car }) => car.year === null],
  ['no_odometer', ({ car }) => odometerOf(car) === null],
  ['no_photo', ({ car, site }) => photosOf(car, site).length === 0],
  ['no_location', ({ car }) => car.place === null],
] satisfies Parameters<typeof firstFailed<{ car: OutboundCar; site: OutboundSite }>>[1]

/**
 * Vehicle ads of Google Merchant Center for Australia, as tab-separated text (FEED-09): cars and utes with a price, its
 * basis, a VIN, a photo and a location. docs/decisions/0008-outbound-feeds.md says why each other car is left out.
 */
export const googleVehicleAds: OutboundFormat = {
  label: 'Google vehicle ads',
  contentType: 'text/tab-separated-values; charset=utf-8',
  head: () => `${table.header}\n`,
  leftOut: (car, site) => firstFailed({ car, site }, checks),
  unique: vinOf,
  car: (car, site) => `${table.line(car, site)}\n`,
  separator: '',
  tail: '',
}
