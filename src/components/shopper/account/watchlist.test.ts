import { beforeEach, expect, test, vi } from 'vitest'
import type { Favourite } from '@/src/domain/shopper/shopperSchemas'
import type { WatchedCar } from '@/src/domain/shopper/account/watchlist'

const PHONE = '+61412345678'
const car = (id: string): Favourite => ({
  id,
  slug: id,
  name: `Car ${id}`,
  make: 'Kia',
  model: 'Rio',
  primary_image_url: null,
})
const watched = (id: string): WatchedCar => ({
  ...{ id, slug: id, name: `Car ${id}`, make: 'Kia', model: 'Rio' },
  savedPriceDollars: null,
  seenSold: false,
})
const answers = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }))

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()
const assign = vi.fn()
let kept: Map<string, string>
const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

beforeEach(() => {
  vi.resetModules()
  kept = new Map()
  fetched.mockReset()
  assign.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { cookie: 'consent=yes; shopper-hint=1', visibilityState: 'visible' })
  vi.stubGlobal('location', { pathname: '/search/used-cars', search: '?make=Kia', assign })
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('window', {
    location: { pathname: '/search/used-cars' },
    localStorage: storage(),
    dataLayer: [],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('navigator', { sendBeacon: () => true })
})

const load = async (watchlist: WatchedCar[], phone = PHONE) => {
  const { accountStore, loadAccount } = await import('./accountStore')
  fetched.mockImplementationOnce(() => answers({ success: true, shopper: { id: 's', phone, name: '' }, watchlist }))
  await loadAccount()
  const { toastStore } = await import('@/src/components/ui/dialog/toast')
  return {
    ids: () => {
      const account = accountStore.get()
      return account.state === 'in' ? account.cars.map(({ id }) => id) : account.state
    },
    busy: () => {
      const account = accountStore.get()
      return account.state === 'in' ? [...account.busy] : []
    },
    toast: () => toastStore.get(),
  }
}

test('WAT-02 WAT-03 WAT-05 saving shows at once, says it is under way, and calls with number and car', async () => {
  const page = await load([watched('a')])
  const { changeWatchlist } = await import('./changeWatchlist')
  fetched.mockImplementationOnce(() => answers({ success: true }))
  const done = changeWatchlist('save', PHONE, car('b'))
  expect(page.ids()).toEqual(['b', 'a'])
  expect(page.busy()).toEqual(['b'])
  expect(await done).toBe(true)
  expect([page.ids(), page.busy()]).toEqual([['b', 'a'], []])
  const [url, init] = fetched.mock.calls.at(-1) ?? []
  expect(url).toBe('/api/watchlist/save-car')
  expect(JSON.parse(String(init?.body))).toEqual({ phone_number: PHONE, car_id: 'b' })
})

test.each([
  ['save', 'x', ['a', 'b', 'c'], ['x', 'a', 'b', 'c']],
  ['remove', 'b', ['a', 'b', 'c'], ['a', 'c']],
] as const)(
  'WAT-07 ERR-10 a %s that fails is taken back, to its place, with the server’s words',
  async (act, id, before, during) => {
    const page = await load(before.map(watched))
    const { changeWatchlist } = await import('./changeWatchlist')
    fetched.mockImplementationOnce(() =>
      answers({ success: false, error: { code: 'sold', message: 'This car is sold.' } }, 409),
    )
    const done = changeWatchlist(act, PHONE, car(id))
    expect(page.ids()).toEqual(during)
    expect(await done).toBe(false)
    expect([page.ids(), page.busy()]).toEqual([before, []])
    expect(page.toast()).toMatchObject({ variant: 'destructive', description: 'This car is sold.' })
  },
)

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<html>'))],
  ['success false with 200', () => answers({ success: false })],
])('WAT-05 WAT-07 %s counts as failed', async (_, answer) => {
  const page = await load([])
  const { changeWatchlist } = await import('./changeWatchlist')
  fetched.mockImplementationOnce(answer)
  expect(await changeWatchlist('save', PHONE, car('a'))).toBe(false)
  expect(page.ids()).toEqual([])
  expect(page.toast()?.description).toContain('Please check your connection')
})

test('WAT-07 a failure undoes its own car alone; a session that has ended is known', async () => {
  const page = await load([watched('a'), watched('b')])
  const { changeWatchlist } = await import('./changeWatchlist')
  let fail = (_: Response): void => undefined
  fetched.mockImplementationOnce(() => new Promise((resolve) => (fail = resolve)))
  const slow = changeWatchlist('remove', PHONE, car('a'))
  fetched.mockImplementationOnce(() => answers({ success: true }))
  await changeWatchlist('remove', PHONE, car('b'))
  fail(Response.json({ success: false, error: { code: 'failed', message: 'No.' } }, { status: 500 }))
  await slow
  expect(page.ids()).toEqual(['a'])
  fetched.mockImplementationOnce(() =>
    answers({ success: false, error: { code: 'sign_in', message: 'Please sign in.' } }, 401),
  )
  await changeWatchlist('remove', PHONE, car('a'))
  expect(page.ids()).toBe('out')
})

const toggled = async (more: object = {}) => {
  const { toggleKept } = await import('@/src/components/cards/toggleKept')
  const stock = {
    id: 'z',
    slug: 'z',
    title: 'Car z',
    make: 'Kia',
    model: 'Rio',
    status: 'in_stock' as const,
    car_type: 'used' as const,
    price: 1,
    images: [],
  }
  await toggleKept({ kind: 'save', car: stock, listPath: '/watchlist', ...more })
}

test('WAT-01 RTE-39 without a sign-in, or without a number, saving leads to the sign-in and back to this page', async () => {
  const href = '/sign-in?type=watchlist&redirect=/search/used-cars%3Fmake%3DKia&back=/search/used-cars%3Fmake%3DKia'
  vi.stubGlobal('document', { cookie: '' })
  await toggled({ needsSignIn: true })
  expect(assign.mock.calls).toEqual([[href]])
  expect(kept.get('watchlist-wish')).toBe(JSON.stringify({ id: 'z', name: 'Car z' }))
  expect(fetched).not.toHaveBeenCalled()
  vi.stubGlobal('document', { cookie: 'shopper-hint=1' })
  vi.resetModules()
  await load([], '')
  await toggled()
  expect(assign.mock.calls).toEqual([[href], [href]])
})

test('WAT-09 where a device may keep cars, who is signed out keeps them there, and nobody is asked', async () => {
  vi.stubGlobal('document', { cookie: '' })
  await toggled({ needsSignIn: false })
  expect(assign).not.toHaveBeenCalled()
  expect(fetched.mock.calls.filter(([url]) => url.includes('/shopper/') || url.includes('/watchlist/'))).toEqual([])
  expect(kept.get('watchlist')).toContain('"id":"z"')
})

test('WAT-08 ERR-27 ERR-28 saved and removed in the account, each is said in a toast', async () => {
  const page = await load([])
  fetched.mockImplementation(() => answers({ success: true }))
  await toggled({ needsSignIn: true })
  expect(page.toast()).toMatchObject({
    title: 'Car Saved In Watchlist',
    description: 'Car z is now available in your watchlist',
    action: { label: 'View List', href: '/watchlist' },
  })
  await toggled({ needsSignIn: true })
  expect(page.toast()).toMatchObject({ title: 'Car Removed', description: 'Car z is no longer in your watchlist' })
  expect(page.ids()).toEqual([])
})

test('WAT-09 WAT-10 what the device kept joins the account once, the oldest first; a failure leaves it there', async () => {
  const page = await load([])
  kept.set('watchlist', JSON.stringify([car('new'), car('old')]))
  const { joinSaved } = await import('./joinSaved')
  fetched.mockImplementationOnce(() => answers({ success: false }, 500))
  await joinSaved()
  expect(kept.get('watchlist')).toContain('old')
  fetched.mockImplementationOnce(() =>
    answers({ success: true, joined: 2, watchlist: [watched('new'), watched('old')] }),
  )
  await joinSaved()
  expect(JSON.parse(String(fetched.mock.calls.at(-1)?.[1]?.body))).toEqual({ car_ids: ['old', 'new'] })
  expect([page.ids(), kept.get('watchlist')]).toEqual([['new', 'old'], '[]'])
  expect(page.toast()?.description).toBe('2 cars from this device are now in your watchlist')
  const calls = fetched.mock.calls.length
  await joinSaved()
  expect(fetched.mock.calls).toHaveLength(calls)
})
