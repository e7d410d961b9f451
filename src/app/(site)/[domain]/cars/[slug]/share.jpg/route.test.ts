import { expect, test, vi } from 'vitest'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { offlineEnv } from '@/src/env'
import { settingDefaults } from '@/tenants/settings/buildSettings'

vi.mock('../carRoute', () => ({ carRoute: (answer: unknown) => answer }))
vi.mock('@/src/data/site/tenantOfHost', () => ({ requestHost: () => 'own.example' }))
vi.mock('@/src/services/images/readSitePicture', () => ({ readSitePicture: async () => null }))
const drawn = vi.fn(async () => Buffer.from('jpeg'))
vi.mock('@/src/documents/shareImage', () => ({ shareImage: drawn }))

const BURST = 6

test('NFR-06 M2 who asks for picture after picture to share is told to wait; what was drawn is still there', async () => {
  for (const [name, value] of Object.entries(offlineEnv)) vi.stubEnv(name, value)
  const { GET } = await import('./route')
  const site = { id: 'own', name: 'Own Motors', settings: settingDefaults, theme: {} }
  const ask = async (id: number): Promise<Response> => {
    const found = { site, car: carFixture({ id: String(id) }), request: new Request('https://own.example') }
    return Reflect.apply(GET, undefined, [found])
  }
  const statuses: number[] = []
  for (let id = 0; id < BURST; id += 1) statuses.push((await ask(id)).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await ask(BURST)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(0)).status).toBe(200)
  expect(drawn).toHaveBeenCalledTimes(BURST)
})
