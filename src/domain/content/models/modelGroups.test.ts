import { expect, test } from 'vitest'
import { columnsFor, inMakes, modelGroups, rangeGroups } from './modelGroups'
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

test('RTE-29 all groups have one number of columns: the one that leaves fewest cells empty', () => {
  const columns = (...lengths: number[]) =>
    columnsFor(lengths.map((length) => ({ title: '', models: Array.from({ length }) })))
  expect(columns(4, 4, 4, 3, 2)).toBe(4)
  expect(columns(9, 3)).toBe(3)
  expect(columns(1)).toBe(3)
})

const made = (name: string, make: string, body: string, price: number, seller?: string) => ({
  ...model(name, body, price),
  brand: { title: make.toUpperCase(), slug: make },
  ...(seller ? { seller } : {}),
})

test('RTE-29 a range of several makes with several models each stands by make, the cheapest first, with who sells it', () => {
  const range = [
    made('Prado', 'toyota', 'SUV', 80_000, 'Harbour City Auto'),
    made('RAV4', 'toyota', 'SUV', 42_000, 'Harbour City Auto'),
    made('Corolla', 'toyota', 'Hatchback', 29_000, 'Harbour City Auto'),
    made('CX-3', 'mazda', 'SUV', 33_000, 'Northline Mazda'),
    made('CX-5', 'mazda', 'SUV', 43_000, 'Northline Mazda'),
    made('MX-5', 'mazda', 'Convertible', 46_000),
  ]
  const [toyota, mazda, ...others] = rangeGroups(range)
  expect(others).toEqual([])
  expect(toyota?.models.map(({ name }) => name)).toEqual(['Corolla', 'RAV4', 'Prado'])
  expect(toyota?.said).toEqual({ make: { title: 'TOYOTA', slug: 'toyota' }, seller: 'Harbour City Auto' })
  expect(mazda?.said?.seller).toBeUndefined()
  expect(inMakes(range).map(({ name }) => name)).toEqual(['Corolla', 'RAV4', 'Prado', 'CX-3', 'CX-5', 'MX-5'])
  // One make, or makes with a model or two each, stand by body.
  expect(rangeGroups(range.slice(0, 3)).map(({ title }) => title)).toEqual(['SUVs and Hatchbacks'])
  expect(rangeGroups(range.slice(1, 5)).map(({ title }) => title)).toEqual(['SUVs', 'Hatchbacks'])
})

test('RTE-29 a range of several kinds of vehicle stands by kind; a group’s, whose makes say who sells them, by make', () => {
  const kinds: Record<string, string> = { jayco: 'caravan', hino: 'truck', isuzu: 'truck' }
  const range = ['jayco', 'hino', 'jayco', 'isuzu', 'hino'].map((make, price) => ({
    ...made(`${make} ${price}`, make, 'Any', 50_000 - price),
    kind: kinds[make] ?? null,
  }))
  expect(rangeGroups(range).map(({ title, said, models }) => [title, said?.kind, models.length])).toEqual([
    ['Caravans', 'caravan', 2],
    ['Trucks', 'truck', 3],
  ])
  expect(rangeGroups(range)[1]?.models.map(({ name }) => name)).toEqual(['hino 4', 'isuzu 3', 'hino 1'])
  const sold = range.map((model) => ({ ...model, seller: 'Bay Yard' }))
  expect(rangeGroups([...sold, ...sold]).map(({ title }) => title)).toEqual(['JAYCO', 'HINO', 'ISUZU'])
  // Of one whose kind is not known nothing is left out.
  expect(rangeGroups([...range, { ...range[0]!, kind: null }])).not.toHaveLength(2)
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

test('RTE-29 a need is not asked of a kind of vehicle that does not say the fact', () => {
  const van = { priceFromDollars: 80_000, facts: [{ label: 'Berths', value: '2–6' }] }
  const truck = { priceFromDollars: 160_000, facts: [{ label: 'Braked towing', value: '12,000 kg' }] }
  expect(needsAmong([van, truck, truck])).toEqual([])
})
