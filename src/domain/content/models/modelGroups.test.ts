import { expect, test } from 'vitest'
import { columnsFor, modelGroups } from './modelGroups'
import { needsAmong, needsMissed } from './modelNeeds'

const model = (name: string, body: string | null, priceFromDollars: number | null) => ({
  name,
  bodies: body === null ? [] : [body],
  priceFromDollars,
})
const namesOf = (groups: ReturnType<typeof modelGroups<ReturnType<typeof model>>>) =>
  groups.map(({ title, models }) => [title, ...models.map(({ name }) => name)])

test('RTE-29 models stand by body, the cheapest first; bodies of one or two models together, last', () => {
  const range = [
    model('Mazda3', 'Hatchback', 34_790),
    model('Mazda2', 'Hatchback', 26_990),
    model('CX-90', 'SUV', null),
    model('CX-5', 'SUV', 43_490),
    model('CX-3', 'SUV', 33_340),
    model('BT-50', 'Ute', 55_990),
  ]
  expect(namesOf(modelGroups(range))).toEqual([
    ['SUVs', 'CX-3', 'CX-5', 'CX-90'],
    ['Hatchbacks and Utes', 'Mazda2', 'Mazda3', 'BT-50'],
  ])
  expect(modelGroups([])).toEqual([])
})

test('RTE-29 small bodies that are kinds of car are called Cars, with the large ones', () => {
  const range = ['Hatchback', 'Hatchback', 'Hatchback', 'Coupe', 'SUV', 'SUV', 'SUV', 'People Mover']
  const groups = modelGroups(range.map((body, price) => model(body, body, price)))
  expect(groups.map(({ title, models }) => [title, models.length])).toEqual([
    ['SUVs', 3],
    ['Cars', 5],
  ])
  const few = ['Hatchback', 'Ute', 'Convertible'].map((body) => model(body, body, null))
  expect(modelGroups(few).map(({ title }) => title)).toEqual(['Cars and Utes'])
})

test('RTE-29 rows are filled where all can be; else all groups have three columns', () => {
  const group = (length: number) => ({ title: '', models: Array.from({ length }) })
  const columns = (...lengths: number[]) => lengths.map((length) => columnsFor(group(length), lengths.map(group)))
  expect(columns(9, 4, 4)).toEqual([3, 4, 4])
  expect(columns(15, 5, 7)).toEqual([3, 3, 3])
})

test('RTE-29 models without a body name no body of their group', () => {
  const titles = (...bodies: (string | null)[]) =>
    modelGroups(bodies.map((body) => model('', body, null))).map(({ title }) => title)
  expect(titles('Ute', null)).toEqual(['Utes and more'])
  expect(titles(null, 'Ute', 'Hatchback')).toEqual(['Utes, Hatchbacks and more'])
  expect(titles(null, null)).toEqual(['More models'])
  expect(titles(null, null, null, 'Ute')).toEqual(['More models', 'Utes'])
})

test('RTE-29 a need is offered where some models meet it and some do not', () => {
  const cars = [
    { priceFromDollars: 30_000, facts: [{ label: 'Seats', value: '5' }] },
    { priceFromDollars: 70_000, facts: [{ label: 'Seats', value: '5 or 7' }] },
  ]
  expect(needsAmong(cars)).toEqual([
    { key: 'seven', label: 'Seven seats', count: 1 },
    { key: 'under50', label: 'Under $50,000', count: 1 },
  ])
  expect(needsMissed(cars.slice(0, 1))).toContain('seven')
  expect(needsMissed(cars)).not.toContain('seven')
})
