import { expect, test } from 'vitest'
import { comparedFacts, fuelOf, inShort, modelFacts, mostOf, tileFacts } from './modelFacts'
import { gradeOf, type GradeRow } from './modelRange'

const factsOf = (...grades: GradeRow[]) => modelFacts(grades.map(gradeOf))
const shortOf = (...grades: GradeRow[]) => tileFacts(factsOf(...grades)).map(inShort)

test('CON-17 a car is told by fuel, fuel use, seats and towing, of all its grades together', () => {
  const grades = [
    { engine: '2.5 L petrol, 140 kW', economy: '7.6 L/100km', seats: '5', towing: '1,800 kg', drive: 'FWD' },
    { engine: '2.5 L plug-in hybrid, 241 kW', economy: '2.1 L/100km', seats: '5', towing: '2,500 kg', drive: 'AWD' },
  ]
  expect(shortOf(...grades)).toEqual(['Petrol or plug-in hybrid', '2.1–7.6 L/100km', '5 seats', 'Tows 1,800–2,500 kg'])
  expect(mostOf(factsOf(...grades), 'Braked towing')).toBe(2500)
})

test('CON-17 what an engine runs on is read from its description, not from other numbers and words in it', () => {
  const engines = ['2.4 L turbodiesel, 95 kW', '1.5 L petrol with 48 V battery', '2.5 L plug-in hybrid', '3.0 L, 95 kW']
  expect(engines.map((engine) => fuelOf({ engine }))).toEqual(['diesel', 'petrol', 'plug-in hybrid', null])
})

test('CON-17 an electric one says how far it goes, not what it uses', () => {
  const grades = [{ engine: 'Electric, 239 kW', economy: '454 km (WLTP)' }, { economy: '507 km (WLTP)' }]
  expect(shortOf(...grades)).toEqual(['Electric', '454–507 km', '239 kW'])
})

test('CON-17 a caravan is told by berths, length and mass', () => {
  const van = (berths: number, length: string, kg: string) => ({
    features: `Berths: ${berths}\nBody length: ${length}\nATM: ${kg}`,
  })
  expect(shortOf(van(2, '5.4 m (17.6 ft)', '2,460 kg'), van(6, '6.6 m (21.6 ft)', '2,800 kg'))).toEqual([
    '2–6 berths',
    '5.4–6.6 m',
    'ATM 2,460–2,800 kg',
  ])
})

test('CON-17 a motorcycle is told by engine, power and licence', () => {
  const grade = { engine: '888 cc petrol, 69.5 kW', features: 'Licence: Full motorcycle (R)\nKerb weight: 222 kg' }
  expect(shortOf(grade)).toEqual(['888 cc', '69.5 kW', 'Full motorcycle licence', '222 kg'])
})

test('RTE-29 models are compared by what differs between them; what all have alike is said once, what none says is left out', () => {
  expect(factsOf({})).toEqual([])
  const models = [
    { facts: factsOf({ seats: '5', drive: 'AWD' }) },
    { facts: factsOf({ seats: '7', drive: 'AWD' }) },
    { facts: factsOf({ seats: '7', drive: 'AWD', towing: '2,500 kg' }) },
  ]
  expect(comparedFacts(models)).toEqual({
    differing: ['Seats', 'Braked towing'],
    shared: [{ label: 'Drive', value: 'AWD' }],
  })
})
