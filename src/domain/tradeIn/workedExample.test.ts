import { expect, test } from 'vitest'
import { exampleSort, spread, staysBelow, workedExample } from './workedExample'

const now = new Date('2026-11-24T00:00:00Z')
const own = { year: 2021, odometerKm: 60_000 }
const comparisons = [{ prices: { '20000': 2, '22000': 1, '24000': 1, '30000': 1 }, years: [2020, 2022] as const }]

test('LEA-31 an example is the form’s own estimate, in each condition and for each other answer in dollars', () => {
  const worked = workedExample(own, comparisons, { minimum: 5, now })
  expect(worked?.estimate).toMatchObject({ low: 15_600, high: 20_600, count: 5 })
  expect(worked?.conditions.map(({ answer, low, high }) => [answer, low, high])).toEqual([
    ['Excellent', 16_100, 21_300],
    ['Good', 15_600, 20_600],
    ['Fair', 14_400, 19_000],
    ['Needs work', 12_800, 16_900],
  ])
  expect(worked?.conditions[2]?.means).toContain('Dents')
  const history = worked?.others.find(({ label }) => label === 'Service history')
  expect(history?.answers).toEqual([
    { answer: 'Full', dollars: 400 },
    { answer: 'Partial', dollars: -350 },
    { answer: 'None', dollars: -1_050 },
  ])
  expect(worked?.others.map(({ label }) => label)).not.toContain('Finance owing')
})

test('LEA-36 no estimate, no example', () => {
  expect(workedExample(own, comparisons, { minimum: 6, now })).toBeNull()
})

test.each([
  [2022, 60_000, true],
  [2023, 45_000, true],
  [2025, 45_000, false],
  [2022, 10_000, false],
  [2022, 100_000, false],
])('LEA-31 a car of %i with %i km is an ordinary one: %s', (year, odometerKm, ordinary) => {
  expect(exampleSort({ year, odometerKm }, true, now)).toBe(ordinary ? 0 : 2)
  expect(exampleSort({ year, odometerKm }, false, now)).toBe(ordinary ? 1 : 2)
})

test('LEA-31 no figure of an example is above what such a car of the dealership’s own costs, less its margin', () => {
  const worked = workedExample(own, comparisons, { minimum: 5, now })
  if (!worked) throw new Error('There is an example.')
  // Its best condition ends at $21,300; of $24,800 the dealership keeps 14%.
  expect(staysBelow(worked, 24_800)).toBe(true)
  expect(staysBelow(worked, 24_700)).toBe(false)
  expect(spread({ low: 18_000, high: 22_000 })).toBeCloseTo(0.2)
})
