import { expect, test } from 'vitest'
import type { FeedRow } from '@/src/domain/feeds/rows/FeedRow'
import { outboundCar, outboundSite } from '@/src/domain/outbound/outboundCar.testing'
import { outboundFormats } from '@/src/domain/outbound/outboundFormats'
import { writeOutbound } from '@/src/domain/outbound/writeOutbound'
import { readFeed } from '@/src/services/feeds/readFeed'

async function* once<T>(value: T) {
  yield value
}

/** What our own import makes of our own export. */
const roundTrip = async (name: 'stock.csv' | 'stock.json'): Promise<FeedRow[]> => {
  const cars = [
    outboundCar(),
    outboundCar({ id: '1b9f6a52-6f0e-4a0e-9a3e-1f2d3c4b5a69', stocknum: 'U2', price: null, badge: null, km: null }),
  ]
  let text = ''
  for await (const piece of writeOutbound(outboundFormats[name], outboundSite(), once(cars))) text += piece
  const client = { profile: 'generic', mapping: [], priceBasis: null } as const
  const rows: FeedRow[] = []
  for await (const row of readFeed(once(new TextEncoder().encode(text)), client).rows) rows.push(row)
  return rows
}

test.each(['stock.csv', 'stock.json'] as const)('FEED-09 FEED-01 what %s says, our own import reads', async (name) => {
  const [first, second] = await roundTrip(name)
  expect(first).toMatchObject({
    kind: 'car',
    key: 'S:U10023',
    advice: [],
    record: {
      car: {
        make: 'Toyota',
        model: 'Corolla',
        badge: 'Ascent Sport',
        year: 2021,
        vin: 'JTNK4RBE503065421',
        regplate: 'DXK41P',
        km: 41_250,
        price: 24_990,
        price_type: 'egc',
        car_type: 'used',
        item_type: 'car',
        status: 'in_stock',
        colour: 'Glacier White',
        engine_size_litres: 1.8,
        certified: false,
        dealercomments: 'One owner. Full history, "as new".',
        standardEquipment: ['Adaptive cruise', 'Apple CarPlay'],
      },
      place: { code: 'artarmon', name: 'Harbour City Artarmon', city: 'Artarmon', state: 'NSW', postcode: '2064' },
    },
  })
  const images = first?.kind === 'car' ? first.record.car.images : null
  expect(JSON.stringify(images)).toContain('https://www.harbourcity.com.au/api/media/file/corolla-1.webp')
  expect(second).toMatchObject({ kind: 'car', key: 'S:U2', advice: [], record: { car: { price: null } } })
})
