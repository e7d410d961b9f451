import { expect, test } from 'vitest'
import { KIND_WORDS, measureFields } from '@/src/components/tradeIn/measureFields'
import { tradeInFormSchema, tradeInMessage, tradeInStepSchemas } from '../leads/tradeInForm'
import { givenVehicle } from './givenVehicle'
import { rangeQueryOf } from './rangeQuery'
import { readTradeInStart } from './tradeInStart'
import { kindChoices, measureWords, vehicleKinds, withOwnMeasure } from './vehicleKinds'

const caravan = {
  vehicle_kind: 'caravan',
  rego_state: 'QLD',
  make: 'Jayco',
  model: 'Journey',
  year: '2021',
  condition: 'Good',
}
const contact = { name: 'Robin', email: 'robin@shopper.test', phone: '0412 345 678', postcode: '4000' }
const failures = (values: object) =>
  tradeInStepSchemas[1].safeParse(values).error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ??
  []

test('RTE-05 a caravan is asked for its length, a machine for its hours, everything else for kilometres', () => {
  expect(failures({ vehicle_kind: 'caravan', condition: 'Good' })).toEqual([
    'length_m: Please enter the length in metres, such as 6.4.',
  ])
  expect(failures({ vehicle_kind: 'caravan', condition: 'Good', length_m: '6.4' })).toEqual([])
  expect(failures({ vehicle_kind: 'machine', condition: 'Good', odometer_km: '5' })).toEqual([
    'hours: Please enter the hours in digits.',
  ])
  for (const vehicle_kind of ['motorcycle', 'truck', 'motorhome', undefined])
    expect(failures({ vehicle_kind, condition: 'Good', length_m: '6.4' })).toEqual([
      'odometer_km: Please enter the kilometres in digits.',
    ])
  expect(failures({ condition: 'Good', odometer_km: 'a lot' })).toEqual([
    'odometer_km: Please enter the kilometres in digits.',
  ])
})

test('RTE-05 what is missing is said with the other errors', () => {
  const issues = tradeInFormSchema.safeParse({ ...caravan, make: '', ...contact }).error?.issues
  expect(issues?.map(({ path }) => path[0])).toEqual(['make', 'length_m'])
})

test('LEA-31 kilometres typed before the kind was chosen go neither into the lead nor into an estimate', () => {
  const form = withOwnMeasure(tradeInFormSchema.parse({ ...caravan, ...contact, odometer_km: '100', length_m: '6.4' }))
  expect(form).toMatchObject({ odometer_km: null, hours: null, length_m: 6.4 })
  expect(tradeInMessage(form)).toContain('2021 Jayco Journey, 6.4 m, condition: Good.')
  expect(rangeQueryOf({ ...caravan, odometer_km: '100' })).toBeNull()
  expect(rangeQueryOf({ ...caravan, vehicle_kind: 'truck', odometer_km: '100' })).not.toContain('kind')
})

test('LEA-32 the short form names the kind and its measure, as people write it', () => {
  const start = readTradeInStart({
    kind: 'caravan',
    state: 'QLD',
    make: 'Jayco',
    model: 'Journey',
    year: '2021',
    length: '6,4 m',
  })
  expect(start).toMatchObject({ vehicle_kind: 'caravan', length_m: '6.4' })
  expect(start && givenVehicle(start)?.details).toBe('QLD · 6.4 m')
  expect(readTradeInStart({ kind: 'ship', hours: '1,250 hours' })).toEqual({ hours: '1250' })
  expect(measureWords({ vehicle_kind: 'machine', hours: '1250' })).toBe('1,250 hours')
})

test('RTE-05 kinds are asked where more than cars are sold, those in stock first', () => {
  expect(kindChoices({})).toEqual([])
  expect(kindChoices({ car: 12, truck: 0 })).toEqual([])
  expect(kindChoices({ caravan: 42, motorcycle: 33 }).map(({ value }) => value)).toEqual([
    'caravan',
    'motorcycle',
    'car',
    'truck',
    'motorhome',
    'trailer',
    'machine',
  ])
})

test('RTE-05 without a script the field of each kind is shown by the kind that is chosen', () => {
  for (const { value, measure } of vehicleKinds) {
    const named = (one: string) =>
      measureFields.find(({ name }) => name === one)?.className.includes(`[value=${value}]`)
    expect([value, named('odometer_km'), named('length_m'), named('hours')]).toEqual([
      value,
      measure !== 'odometer_km',
      measure === 'length_m',
      measure === 'hours',
    ])
    // What has no odometer has no figure online.
    expect(KIND_WORDS.looked.includes(`[value=${value}]`), value).toBe(measure !== 'odometer_km')
  }
})
