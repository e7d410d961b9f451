import { type FeedInput, feedInputs } from './feedInputs'

/** Names of what a column may fill, where the field's own name does not say it. */
const special: Partial<Record<FeedInput, string>> = {
  stocknum: 'Stock number',
  vin: 'VIN',
  nvic: 'NVIC',
  regplate: 'Registration plate',
  rego_expiry: 'Registration expiry',
  km: 'Odometer (km)',
  odometer_miles: 'Odometer (miles)',
  is_miles: 'Odometer is in miles (yes/no)',
  name: 'Title shown on the site',
  title: 'Title: year, make, model and badge in one',
  colours: 'Colours: outside / inside in one',
  egc_price: 'Price excl. government charges',
  drive_away_price: 'Drive-away price',
  special_price: 'Special price (the offer)',
  before_price: 'Was price',
  is_drive_away: 'Price is drive away (yes/no)',
  car_type: 'Condition: new, demo, used',
  kind: 'Stock type: condition or kind of vehicle',
  item_type: 'Kind: car, truck, motorcycle, caravan',
  trans: 'Transmission',
  engine: 'Engine: size, cylinders, power in one',
  engine_size: 'Engine size (cc)',
  engine_size_litres: 'Engine size (litres)',
  gearnum: 'Gears',
  standardEquipment: 'Features',
  features_optional: 'Optional features',
  dealercomments: 'Description',
  images: 'Photos (addresses)',
  primary_image_url: 'Main photo (address)',
  location: 'Location: code, name or suburb',
  'location.code': 'Location code',
  'location.name': 'Location name',
  'location.city': 'Location suburb',
  'location.state': 'Location state',
  'location.postcode': 'Location postcode',
  'location.address': 'Location address (JSON)',
}

const sentence = (name: string): string => {
  const words = name
    .replaceAll(/[_.]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a column may fill, in words: 'Stock number', 'Variant power'. */
export const feedInputWords = (input: FeedInput): string => special[input] ?? sentence(input)

/** All of them for a list to choose from, in alphabetical order. */
export const feedInputChoices: readonly { value: FeedInput; label: string }[] = feedInputs
  .map((value) => ({ value, label: feedInputWords(value) }))
  .sort((one, other) => one.label.localeCompare(other.label))
