import { expect, test, vi } from 'vitest'
import { settingDefaults } from '@/tenants/settings/buildSettings'

type Row = Record<string, unknown>
const rows: Row[] = []

// Database and cache are mocked; both are tested elsewhere. This tests how a row is mapped.
vi.mock('../reads/payloadClient', () => ({
  publicRead: {},
  payloadClient: async () => ({ find: async () => ({ docs: rows }) }),
}))
vi.mock('../reads/cachedRead', () => ({ cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

const standing = {
  heading: 'We want your car',
  buttonLabel: 'Value my car',
  href: '/sell-your-car',
  position: 4,
  display: [],
  strictDisplay: false,
  start: null,
  expiry: null,
}
const now = new Date('2026-05-04T10:00:00Z')

const cardsOf = async (listed: Row[], promo: Partial<typeof settingDefaults.promo> = {}) => {
  rows.splice(0, rows.length, ...listed)
  const { getPromoCards } = await import('./getPromoCards')
  const settings = {
    ...settingDefaults,
    promo: { ...settingDefaults.promo, ...promo },
    routes: { ...settingDefaults.routes, sellPath: '/trade-in' as const },
  }
  return getPromoCards({ id: 'tenant', slug: 'harbour-city', settings }, '/search/used-cars', now)
}

test('SRP-16 a bare ‘We want your car’ card has its words and leads to the site’s sell path', async () => {
  const [card] = await cardsOf([{ id: 'a', node: { style: 'we-want-your-car' } }])
  expect(card).toMatchObject({ look: 'sell', heading: 'We want your car', button: { href: '/trade-in' } })
  expect(card?.button?.label).not.toBe('')
  const [own] = await cardsOf([
    { id: 'a', node: { style: 'we-want-your-car', heading: 'Sell it', button: { label: 'Go', href: '/x' } } },
  ])
  expect(own).toMatchObject({ heading: 'Sell it', button: { label: 'Go', href: '/x' } })
})

test('ENT-16 a row becomes a card with its dates, place, car types and content', async () => {
  const [card] = await cardsOf([
    {
      id: 'a',
      node: { style: 'picture', heading: 'Demonstrators', text: 'Twelve', image: { url: '/suv.webp' }, button: {} },
      position: 7,
      display: ['new', 'demo'],
      strictDisplay: true,
      start: '2026-05-01T00:00:00Z',
      expiry: '2026-06-01T00:00:00Z',
    },
  ])
  expect(card).toEqual({
    id: 'a',
    look: 'picture',
    heading: 'Demonstrators',
    text: 'Twelve',
    image: { url: '/suv.webp', alt: '' },
    button: null,
    position: 7,
    display: ['new', 'demo'],
    strictDisplay: true,
    start: '2026-05-01T00:00:00Z',
    expiry: '2026-06-01T00:00:00Z',
  })
})

test('SRP-15 cards of the settings come with those of the list, and none twice', async () => {
  const listed = { id: 'a', node: { style: 'brand', heading: 'Fleet' }, position: 2 }
  const headings = async (cards: Row[]) => (await cardsOf(cards, { cards: [standing] })).map(({ heading }) => heading)
  expect(await headings([listed])).toEqual(['Fleet', 'We want your car'])
  const same = { id: 'b', node: { style: 'we-want-your-car', heading: ' we want YOUR car ' }, position: 9 }
  expect(await headings([listed, same])).toEqual(['Fleet', ' we want YOUR car '])
  const reworded = { ...same, node: { style: 'we-want-your-car', heading: 'Sell it without the awkward bit' } }
  expect(await headings([reworded])).toEqual(['Sell it without the awkward bit'])
  expect(await headings([{ ...reworded, expiry: '2026-05-01T00:00:00Z' }])).toEqual(['We want your car'])
})

test('SRP-19 cards with a place come by place, of the settings and of the list alike, then the rest, shuffled where the settings say so', async () => {
  const brand = (heading: string, position: number | null = null): Row => ({
    id: heading,
    node: { style: 'brand', heading },
    position,
  })
  const rest = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
  const listed = [...rest.map((heading) => brand(heading)), brand('Ninth', 9), brand('Second', 2)]
  const headings = async (shuffle: boolean) =>
    (await cardsOf(listed, { cards: [standing], shuffle })).map(({ heading }) => heading)
  const placed = ['Second', 'We want your car', 'Ninth']
  expect(await headings(false)).toEqual([...placed, ...rest])
  const shuffled = await headings(true)
  expect(shuffled.slice(0, 3)).toEqual(placed)
  expect(shuffled.slice(3)).not.toEqual(rest)
  expect(shuffled.slice(3).toSorted()).toEqual(rest)
  expect(await headings(true)).toEqual(shuffled)
})

test('SRP-17 SRP-20 what runs now, moved by the settings, the same each time', async () => {
  const listed = [
    { id: 'a', node: { style: 'brand', heading: 'On' }, position: 6 },
    { id: 'b', node: { style: 'brand', heading: 'Over' }, expiry: '2026-05-01T00:00:00Z' },
  ]
  const first = await cardsOf(listed, { randomOffset: true })
  expect(first.map(({ heading }) => heading)).toEqual(['On'])
  expect(first[0]?.position).toBeGreaterThanOrEqual(6)
  expect(first[0]?.position).toBeLessThanOrEqual(8)
  expect(await cardsOf(listed, { randomOffset: true })).toEqual(first)
})
