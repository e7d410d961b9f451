import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import type { StockDocument } from '@/src/domain/search/index/StockDocument'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { cardRules } from './CardRules'
import { VehicleCard } from './VehicleCard'

const now = new Date('2026-05-04T10:00:00Z')
const nowSeconds = now.getTime() / 1000
const defaults = cardRules(settingDefaults, now)

interface Shown {
  text: string
  html: string
  labels: string[]
  links: Record<string, string>
}

/** What a visitor reads on a card, and where its links lead. */
const shown = (
  changes: Partial<StockDocument> = {},
  rules: Partial<typeof defaults> = {},
  { listed = true, distanceKm = null }: { listed?: boolean; distanceKm?: number | null } = {},
): Shown => {
  const html = renderToStaticMarkup(
    <VehicleCard
      car={stockDocumentFixture(changes)}
      rules={{ ...defaults, ...rules }}
      listed={listed}
      distanceKm={distanceKm}
    />,
  )
  const plain = (markup: string) => markup.replace(/<[^>]+>/g, '|').replace(/(\|\s*)+/g, '|')
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inside = '']) => [
    plain(inside).replaceAll('|', ''),
    href,
  ])
  return {
    html,
    text: plain(html),
    labels: [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label = '']) => label),
    links: Object.fromEntries(links),
  }
}

describe('a card', () => {
  test('SRP-09 shows the photo, where the car stands, and its title', () => {
    const { html, text, links } = shown()
    expect(html).toMatch(/<img [^>]*alt="2022 Toyota Corolla Ascent Sport"[^>]*>/)
    expect(text).toContain('|Harbour City Artarmon|')
    expect(links['2022 Toyota Corolla']).toBe('/cars/2022-toyota-corolla-a1')
    expect(shown({ location_name: null }).text).toContain('|Artarmon|')
  })

  test('SRP-09 says when there is no photo yet', () => {
    const { html, text } = shown({ images: [], photos_count: 0 })
    expect(html).not.toContain('<img')
    expect(text).toContain('Photos coming soon')
  })

  test('ALRT-05 says how far away the car is, where that was asked for', () => {
    expect(shown({}, {}, { distanceKm: 12.4 }).text).toContain('· 12 km')
    expect(shown({}, {}, { distanceKm: 0.3 }).text).toContain('under 1 km')
    expect(shown().text).not.toContain('· 12 km')
  })

  test('SRP-10 its toggle is the one of the setting, and favourites need their own', () => {
    const labelled = (toggle: 'save' | 'favourite' | 'compare', enabled = true) => {
      const settings = {
        ...settingDefaults,
        cards: { ...settingDefaults.cards, toggle },
        favourites: { enabled, strict: false },
      }
      return shown({}, { toggle: cardRules(settings, now).toggle }).labels
    }
    const name = '2022 Toyota Corolla Ascent Sport'
    expect(labelled('save')).toContain(`Save ${name}`)
    expect(labelled('favourite')).toContain(`Favourite ${name}`)
    expect(labelled('compare')).toContain(`Compare ${name}`)
    expect(labelled('favourite', false).join()).not.toContain('Favourite')
    expect(defaults.toggle?.kind).toBe('save')
  })

  test('SRP-10 WAT-04 WAT-11 a sold car has none', () => {
    for (const kind of ['save', 'favourite', 'compare'] as const) {
      const toggle = { kind, strict: false, listPath: '/watchlist', needsSignIn: false }
      expect(shown({ status: 'sold' }, { toggle }).labels.join()).not.toMatch(/^(Save|Favourite|Compare) /)
    }
  })

  test('SRP-11 shows how often the car was viewed where the site wants it', () => {
    expect(defaults.showViews).toBe(false)
    expect(shown({ views: 1234 }).text).not.toContain('1,234')
    expect(shown({ views: 1234 }, { showViews: true }).text).toContain('|1,234|views|')
    expect(shown({ views: 0 }, { showViews: true }).text).not.toContain('views')
  })

  test('SRP-13 leads to the car and to an enquiry about it', () => {
    const { links } = shown()
    expect(links['View Details']).toBe('/cars/2022-toyota-corolla-a1')
    expect(links['Enquire Now']).toBe('/cars/2022-toyota-corolla-a1#enquire')
  })

  test('PRC-06 PRC-08 CAR-08 a sold car leads to similar ones, a test drive car to its test drive', () => {
    for (const [car, words, anchor] of [
      [{ status: 'sold' }, 'Find Me Something Similar', '#enquire'],
      [{ tag: 'Test Drive Only' }, 'Book a Test Drive', '#test-drive'],
    ] as const) {
      const { links, labels } = shown(car)
      expect(links[words]).toBe(`/cars/2022-toyota-corolla-a1${anchor}`)
      expect(labels).toContain(`${words}: 2022 Toyota Corolla Ascent Sport`)
      expect(Object.keys(links)).not.toContain('Enquire Now')
    }
  })
})

describe('its price', () => {
  test('PRC-17 PRC-20 PRC-21 LAW-04 stands with its basis and the price from before', () => {
    const { text, html } = shown({ price: 25_990, before_price: 27_990, price_type: 'drive_away' })
    expect(text).toContain('|$25,990|')
    expect(text).toContain('|Drive Away|')
    expect(html).toMatch(/<s [^>]*>.*\$27,990<\/s>/)
    expect(shown({ price_type: 'egc' }).text).toContain('|Excl. Govt. Charges|')
  })

  test('LAW-04 a car that does not say has the label of the site', () => {
    const price = { ...settingDefaults.price, basisLabel: 'Plus on-roads' }
    expect(shown({ price_type: null }, { price }).text).toContain('|Plus on-roads|')
  })

  test('PRC-16 PRC-18 PRC-19 a subscription, a pre-order and a car without a price', () => {
    const weekly = { subscription_price: 199 }
    expect(shown(weekly).text).not.toContain('/ week')
    const subscribed = shown({ ...weekly, price: 25_990 }, { subscriptions: { enabled: true } }).text
    expect(subscribed).toMatch(/\|\$25,990\|[^|]+\|Subscription \|\$199 \/ week\|/)
    expect(shown({ ...weekly, price: 0 }, { subscriptions: { enabled: true } }).text).toMatch(
      /\|\$199\|\/ week\|Subscription\|/,
    )
    expect(shown({ price: 0, preorder: true }).text).toContain('PREORDER')
    expect(shown({ price: 0 }).text).toContain('Enquire for price.')
  })

  test('SRP-12 LAW-01 a repayment shows with its comparison rate in the same size', () => {
    const { html, text } = shown({ weekly_price: 109, comparison_rate: 8.19 })
    expect(text).toContain('$109/wk')
    expect(text).toContain('8.19% p.a.')
    const [weekly, rate] = [...html.matchAll(/<dd class="([^"]*font-bold[^"]*)">/g)].map(([, look]) => look)
    expect(weekly).toBeDefined()
    expect(rate).toBe(weekly)
  })

  test('SRP-12 no repayment without its comparison rate, for a sold or reserved car, or where the list has no warning', () => {
    const both = { weekly_price: 109, comparison_rate: 8.19 }
    for (const changes of [
      { ...both, comparison_rate: null },
      { ...both, weekly_price: null },
      { ...both, status: 'sold' as const },
      { ...both, status: 'coming_soon' as const },
      { ...both, reserved: true },
    ])
      expect(shown(changes).text).not.toContain('/wk')
    expect(shown(both, {}, { listed: false }).text).not.toContain('/wk')
    expect(shown(both, { showEstimate: false }).text).not.toContain('/wk')
    const subscribed = { subscriptions: { enabled: true } }
    expect(shown({ ...both, subscription_price: 199 }, subscribed).text).not.toContain('/wk')
  })
})

test('ALRT-08 VDP-28 in a list a card says how its price compares, unless the dealership does not want it', () => {
  const compared = { count: 8, dearer: 6 }
  expect(shown({ below_market: 1540, compared }).text).toContain('$1,540 below market average')
  expect(shown({ compared }).text).toContain('Priced below 6 of 8 like it')
  expect(shown({ compared }, {}, { listed: false }).text).not.toContain('like it')
  expect(shown({ compared }, { showRating: false }).text).not.toContain('like it')
})

describe('its tag', () => {
  const all: Partial<StockDocument> = {
    simple_fuel: 'Hybrid',
    reserved: true,
    certified: true,
    tag: 'Manager’s Special',
    created_at_timestamp: nowSeconds - 86_400,
  }
  const tagOf = (changes: Partial<StockDocument>, fuelTag = true) =>
    /rounded-xs[^>]*>([^<]+)</.exec(shown({ created_at_timestamp: 0, ...changes }, { tags: { fuelTag } }).html)?.[1] ??
    null

  test('PRC-04 PRC-09 PRC-10 sold before all, then the fuel where the site wants it, then reserved', () => {
    expect(tagOf({ ...all, status: 'sold' })).toBe('JUST SOLD')
    expect(tagOf(all)).toBe('Hybrid')
    expect(tagOf(all, false)).toBe('Reserved')
  })

  test('PRC-11 PRC-12 then certified, then the car’s own words', () => {
    expect(tagOf({ ...all, reserved: false }, false)).toBe('Toyota Certified')
    expect(tagOf({ ...all, reserved: false, certified: false }, false)).toBe('Manager’s Special')
  })

  test('PRC-13 PRC-14 PRC-15 then coming soon, then just arrived, else none', () => {
    const { tag: _tag, ...untagged } = { ...all, reserved: false, certified: false }
    expect(tagOf({ ...untagged, status: 'coming_soon' }, false)).toBe('COMING SOON')
    expect(tagOf(untagged, false)).toBe('New')
    expect(tagOf({}, false)).toBeNull()
  })
})
