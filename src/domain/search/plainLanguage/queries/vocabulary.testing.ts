import { makeCatalogue } from '@/src/domain/stock/car/makeCatalogue'
import { bodyFamilies } from '@/src/domain/stock/normalise/bodyTypes'
import { colourFamilies } from '@/src/domain/stock/normalise/colourTypes'
import { driveFamilies } from '@/src/domain/stock/normalise/driveTypes'
import { fuelFamilies } from '@/src/domain/stock/normalise/fuelTypes'
import { transmissionFamilies } from '@/src/domain/stock/normalise/transmissionTypes'
import type { Vocabulary } from '../ParsedQuery'

const counted = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries(values.map((value, index) => [value, 500 - (index % 400)]))

const modelsOf = (list: string): string[] =>
  list
    .split(',')
    .map((model) => model.trim().split('=').at(-1) ?? '')
    .filter((model) => model !== '')

/**
 * A group that sells every make and model of the catalogue: the hardest vocabulary there is, as every word may be a
 * model's name.
 */
export const wideVocabulary: Vocabulary = {
  make: counted(makeCatalogue.map(([make]) => make)),
  make_model: counted(makeCatalogue.flatMap(([make, , models]) => modelsOf(models).map((model) => `${make}|${model}`))),
  simple_body: counted(bodyFamilies),
  simple_fuel: counted(fuelFamilies),
  simple_transmission: counted(transmissionFamilies),
  drive: counted(driveFamilies),
  colour: counted(colourFamilies),
  car_type: counted(['new', 'used', 'demo']),
  certified: counted(['true', 'false']),
  state: counted(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT']),
  city: counted([
    'Brisbane',
    'Parramatta',
    'Geelong',
    'Victoria Park',
    'Bentley',
    'Blacktown',
    'Hoppers Crossing',
    'Orange',
    'Gold Coast',
    'Newcastle',
    'Wollongong',
    'Dandenong',
    'Penrith',
    'Toowoomba',
    'Launceston',
    'Ringwood',
  ]),
  location_name: counted(['Harbour City Parramatta', 'Second Gear Geelong']),
  dealership_name: counted(['Harbour City', 'Second Gear']),
  filtered_features: counted([
    'Adaptive cruise control',
    'Android Auto',
    'Apple CarPlay',
    'Blind spot monitor',
    'Bull bar',
    'Canopy',
    'Heated seats',
    'Keyless entry',
    'Lane keeping assist',
    'Leather seats',
    'Parking sensors',
    'Power tailgate',
    'Reversing camera',
    'Satellite navigation',
    'Solar panels',
    'Sunroof',
    'Third row seats',
    'Tow bar',
    'Wireless charging',
  ]),
  badge: counted([
    'GXL',
    'Wildtrak',
    'SR5',
    'SR5 Rogue',
    'Ascent Sport',
    'Ascent',
    'Maxx',
    'Maxx Sport',
    'Titanium',
    'ST-L',
    'Raptor',
  ]),
}
