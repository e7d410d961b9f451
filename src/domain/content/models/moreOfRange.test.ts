import { expect, test } from 'vitest'
import { moreOfRange } from './moreOfRange'

const model = (id: string, slug: string, body: string) => ({ id, brand: { slug, title: slug }, bodies: [body] })
const range = [model('npr', 'isuzu', 'Truck'), model('300', 'hino', 'Truck'), model('journey', 'jayco', 'Caravan')]
const rav = ['rav4', 'corolla', 'hilux'].map((id) => model(id, 'toyota', 'SUV'))
const ids = (models: { id: string }[]) => models.map(({ id }) => id)

test('RTE-28 a model is followed by the others of its brand, as many as fit', () => {
  expect(ids(moreOfRange([...range, ...rav], model('corolla', 'toyota', 'SUV'), 4))).toEqual(['rav4', 'hilux'])
  expect(ids(moreOfRange(rav, model('corolla', 'toyota', 'SUV'), 1))).toEqual(['rav4'])
})

test('RTE-28 the only model of its brand is followed by others of its body', () => {
  expect(ids(moreOfRange(range, model('npr', 'isuzu', 'Truck'), 4))).toEqual(['300'])
  expect(moreOfRange(range, model('journey', 'jayco', 'Caravan'), 4)).toEqual([])
})
