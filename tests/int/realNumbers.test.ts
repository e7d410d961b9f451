import { expect, test } from 'vitest'
import { makeRow } from './access/world'
import { own, payload, send, setUpTwoDealerships, who } from './access/twoDealerships'

setUpTwoDealerships()

const NONE = ['abc', '12 apples', '0x10', 'NaN', 'Infinity', '1e999', true, {}, [5]]

test('L1 CAR-05 a price that is no number is refused with words on its field, and nothing is stored', async () => {
  const id = own.freshCar()
  expect((await send(who.marketer, 'PATCH', `/cars/${id}`, { price: 25_000 })).status).toBe(200)
  for (const price of NONE) {
    const answer = await send(who.marketer, 'PATCH', `/cars/${id}`, { price })
    expect(answer.status, `${JSON.stringify(price)} ${answer.text}`).toBe(400)
    expect(answer.text).toMatch(/"path":"price"/)
    expect(answer.text).toMatch(/Give a number/)
  }
  // Feeds write 'NaN' where they have nothing, and it is read so (FEED-01).
  for (const price of NONE.filter((one) => one !== 'NaN')) {
    expect((await send(who.feedClient, 'PATCH', `/cars/${id}`, { price })).status).toBe(400)
  }
  expect(await payload.findByID({ collection: 'cars', id, depth: 0 })).toMatchObject({ price: 25_000 })
  for (const [price, kept] of [
    ['30000', 30_000],
    [' 31000.50 ', 31_000.5],
    ['', null],
    [null, null],
  ])
    expect((await send(who.marketer, 'PATCH', `/cars/${id}`, { price })).body).toMatchObject({ doc: { price: kept } })
})

test('L1 NFR-06 numbers in rows, blocks and globals too', async () => {
  const page = await makeRow(payload, 'pages', own)
  const layout = [{ blockType: 'reviews' }, { blockType: 'stockCarousel', maxPriceDollars: 'abc' }]
  const refused = await send(who.marketer, 'PATCH', `/pages/${page}`, { layout })
  expect(refused.status).toBe(400)
  expect(refused.text).toMatch(/"path":"layout\.1\.maxPriceDollars"/)
  const tenant = await send(who.platformAdmin, 'PATCH', `/tenants/${own.tenant}`, { theme: { radius: 'abc' } })
  expect(tenant.status).toBe(400)
  expect(tenant.text).toMatch(/"path":"theme\.radius"/)
  const platform = await send(who.platformAdmin, 'POST', '/globals/platform-settings', {
    defaults: { searchPageSize: 'abc' },
  })
  expect(platform.status, platform.text).toBe(400)
})
