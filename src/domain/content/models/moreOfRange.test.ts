import { expect, test } from 'vitest'
import { moreOfRange, rivalsOf } from './moreOfRange'

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

test('RTE-28 a model is compared with those of its body, the nearest in price first, and else with its kind', () => {
  const one = (id: string, brand: string, body: string, priceFromDollars: number | null, kind = 'car') => ({
    id,
    kind,
    brand: { slug: brand, title: brand },
    bodies: [body],
    priceFromDollars,
  })
  const sportage = one('sportage', 'kia', 'SUV', 40_000)
  const range = [
    sportage,
    one('carnival', 'kia', 'People Mover', 59_000),
    one('prado', 'toyota', 'SUV', 80_000),
    one('ioniq', 'hyundai', 'SUV', null),
    one('tucson', 'hyundai', 'SUV', 43_000),
    one('tiger', 'triumph', 'Motorcycle', 41_000, 'motorcycle'),
  ]
  expect(rivalsOf(range, sportage, 3).map(({ id }) => id)).toEqual(['tucson', 'prado', 'ioniq'])
  expect(rivalsOf(range, { ...sportage, bodies: ['Ute'] }, 3).map(({ id }) => id)).toEqual(['tucson', 'carnival'])
  const i30 = { ...one('i30', 'hyundai', 'Hatchback', 27_000), bodies: ['Hatchback', 'People Mover'] }
  expect(rivalsOf(range, i30, 3).map(({ id }) => id)).toEqual(['carnival', 'sportage'])
})
