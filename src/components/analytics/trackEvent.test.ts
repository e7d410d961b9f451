import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toggleKept } from '@/src/components/cards/toggleKept'
import { firstChange } from '@/src/components/finance/firstChange'
import { pushLead } from './pushLead'
import { trackCall } from './trackCall'
import { trackEvent } from './trackEvent'

const storage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

const sent = vi.fn()
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
let page: { location: { pathname: string }; dataLayer?: object[]; localStorage: ReturnType<typeof storage> }

beforeEach(() => {
  page = { location: { pathname: '/cars/x' }, localStorage: storage() }
  sent.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
  warned.mockClear()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { visibilityState: 'visible', querySelector: () => ({ dataset: { pictures: 'used' } }) })
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('fetch', sent)
})
afterEach(() => vi.unstubAllGlobals())

const posted = (): unknown[] => sent.mock.calls.map(([, init]) => JSON.parse(init.body))

test('ANA-16 an event goes to the dataLayer and to /api/events, and outlives the page', () => {
  trackEvent('phoneCall', { label: 'New Car' })
  expect(page.dataLayer).toEqual([{ event: 'phone_call', event_id: 25, label: 'New Car' }])
  expect(sent).toHaveBeenCalledWith('/api/events', expect.objectContaining({ method: 'POST', keepalive: true }))
  expect(posted()).toEqual([{ event_id: 25, label: 'New Car', path: '/cars/x' }])
})

test('ANA-16 a page that is being left sends a beacon', () => {
  const sendBeacon = vi.fn(() => true)
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  trackEvent('saveCar')
  expect(sendBeacon).toHaveBeenCalledWith('/api/events', JSON.stringify({ event_id: 39, path: '/cars/x' }))
  expect(sent).not.toHaveBeenCalled()
})

test('ANA-05 FIN-28 the first change of a calculator is told to analytics as event 26, once', () => {
  const changed = firstChange()
  changed()
  changed()
  expect(page.dataLayer).toEqual([{ event: 'finance_calculator', event_id: 26 }])
  expect(posted()).toEqual([{ event_id: 26, path: '/cars/x' }])
  firstChange()()
  expect(page.dataLayer).toHaveLength(2)
})

test('ANA-03 saving a car is event 39; taking it off the list is none', async () => {
  vi.stubGlobal('document', { cookie: '' })
  const id = 'a4b4535f-33f5-459a-9099-156d29bb4ca5'
  const car = { id, slug: 'x', title: 'X', make: 'M', model: 'X', price: 1, images: [] }
  const kept = { kind: 'save', car: { ...car, status: 'in_stock', car_type: 'used' }, listPath: '/watchlist' } as const
  await toggleKept(kept as unknown as Parameters<typeof toggleKept>[0])
  await toggleKept(kept as unknown as Parameters<typeof toggleKept>[0])
  expect(page.dataLayer).toEqual([{ event: 'save_car', event_id: 39, car_id: id }])
})

test('ANA-04 a call about a used car is event 25 with its label', () => {
  trackCall('a4b4535f-33f5-459a-9099-156d29bb4ca5')
  expect(page.dataLayer).toEqual([
    { event: 'phone_call', event_id: 25, label: 'Used Car', car_id: 'a4b4535f-33f5-459a-9099-156d29bb4ca5' },
  ])
})

test.each([
  ['the server is away', () => sent.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['the server refuses', () => sent.mockResolvedValue(new Response('{}', { status: 500 }))],
  ['the browser has no fetch', () => vi.stubGlobal('fetch', undefined)],
  ['a tag manager’s push fails', () => Object.assign(page, { dataLayer: { push: () => JSON.parse('{') } })],
])('ANA-15 %s: a warning, and nothing is thrown', async (_, breakIt) => {
  breakIt()
  expect(() => trackEvent('saveCar')).not.toThrow()
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1))
})

test('RTE-07 ANA-16 the tag manager is told of a lead once, and of known events only', () => {
  pushLead('A4B4535F', 14)
  pushLead('A4B4535F', 14)
  pushLead('B4B4535F', 5)
  expect(page.dataLayer).toEqual([{ event: 'enquiry_new', event_id: 14, reference: 'A4B4535F' }])
  expect(sent).not.toHaveBeenCalled()
})
