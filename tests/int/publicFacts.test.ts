import { expect, test } from 'vitest'
import { makeRow } from './access/world'
import { own, payload, send, setUpTwoDealerships, totalDocs, who } from './access/twoDealerships'

setUpTwoDealerships()

const DAY_MS = 86_400_000
const facts = {
  vin: 'JTNB11HK103000001',
  regplate: 'CANARY1',
  payment_processors: ['stripe-canary'],
  autograb_data: { average_market_price: 31_234, state_average_market_price: 32_345 },
}
const visitors = ['anonymous', 'shopper'] as const

test('L7 NFR-06 CAR-02 visitors get no VIN, registration, market data or payment options over REST, nor by asking for them', async () => {
  const id = own.freshCar()
  await payload.update({ collection: 'cars', id, data: facts, overrideAccess: true })
  for (const party of visitors) {
    for (const path of [`/cars/${id}`, '/cars?limit=100', `/cars/${id}?select[vin]=true&select[autograb_data]=true`]) {
      const { status, text } = await send(who[party], 'GET', path)
      expect(status, path).toBe(200)
      expect(text).not.toMatch(/JTNB11|CANARY1|stripe-canary|31234|32345/)
    }
    for (const where of [
      'vin][like]=JTN',
      'regplate][equals]=CANARY1',
      'autograb_data.average_market_price][equals]=31234',
    ]) {
      const asked = await send(who[party], 'GET', `/cars?where[${where}`)
      expect([400, 403], `${where} ${asked.text}`).toContain(asked.status)
    }
  }
  for (const party of ['sales', 'marketer', 'dealershipAdmin', 'feedClient', 'platformAdmin'] as const)
    expect((await send(who[party], 'GET', `/cars/${id}`)).body, party).toMatchObject(facts)
})

test('L7 NFR-06 CAR-25 visitors open a document by its name and get no list of documents', async () => {
  const id = await makeRow(payload, 'documents', own)
  const { filename } = await payload.findByID({ collection: 'documents', id, depth: 0 })
  for (const party of visitors) {
    expect((await send(who[party], 'GET', `/documents/file/${filename}`)).status).toBe(200)
    for (const path of ['/documents', `/documents/${id}`, '/documents/count'])
      expect((await send(who[party], 'GET', path)).status, path).toBe(403)
  }
})

test('L7 SRP-17 CON-23 visitors get no offer and no promo card before its start or after its end', async () => {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const periods = [
    { name: 'SOON', start: at(1), expiry: null, shown: false },
    { name: 'OVER', start: null, expiry: at(-1), shown: false },
    { name: 'NOW', start: at(-1), expiry: at(1), shown: true },
    { name: 'ALWAYS', start: null, expiry: null, shown: true },
  ]
  for (const collection of ['offers', 'promo-cards'] as const)
    for (const { name, start, expiry, shown } of periods) {
      const id = await makeRow(payload, collection, own)
      const data = { start, expiry, _status: 'published' as const }
      await payload.update({ collection, id, data, overrideAccess: true })
      for (const party of visitors) {
        const found = await send(who[party], 'GET', `/${collection}?where[id][equals]=${id}`)
        expect(totalDocs(found.body), `${collection} ${name}`).toBe(shown ? 1 : 0)
      }
      expect(totalDocs((await send(who.marketer, 'GET', `/${collection}?where[id][equals]=${id}`)).body)).toBe(1)
    }
})
