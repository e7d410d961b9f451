import { creditAdProblem, creditDisclaimerProblem } from '@/src/domain/finance/advertising/financeAdvertising'
import { describe, expect, test } from 'vitest'
import { parsePostcodeRange } from '@/src/domain/locations/delivery/deliveryEstimate'
import { contrast } from '../theme/theme'
import { builtInPlatform } from '../platform'
import { resolveSettings } from '../resolveSettings'
import { resolveTheme } from '../theme/resolveTheme'
import type { DemoTenant, OfferMonth } from './DemoTenant'
import { iconChoices } from '@/src/domain/content/iconChoices'
import { pagePath } from '@/src/domain/content/pagePath'
import { demoTenants } from './demoTenants'

const hrefsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(hrefsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'href' && typeof entry === 'string' ? [entry] : hrefsIn(entry),
  )
}

/** Pages of the platform itself; anything else a menu leads to must be a page the dealership publishes. */
const platformRoutes =
  /^\/($|search|cars|special-offers|models|brands|blogs|dealer-locator|dealerships|directory|contact-us|service|book-test-drive|parts|vehicle-parts|finance|apply-for-finance|budget-search|sell-|trade-in|my-garage|spin-to-win|eofy)/

/** How an offer names the day it ends. */
const lastDays: [OfferMonth, RegExp][] = [
  ['December', /\b(31 December|end of the year)\b/],
  ['January', /\b(31 January|end of January)\b/],
  ['February', /\b(28 February|end of February)\b/],
]

const average = ({ reviews }: DemoTenant) => reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length

test('TEN-17 there is a demo dealership for each variant', () => {
  expect(demoTenants.map(({ template }) => template).toSorted()).toEqual([
    'default',
    'group',
    'leisure',
    'single-brand',
    'used-cars',
  ])
  const group = demoTenants.find(({ template }) => template === 'group')
  expect(group?.members).toHaveLength(3)
})

describe.each(demoTenants.map((demo) => [demo.slug, demo] as const))('%s', (_, demo) => {
  test('TEN-05 its settings are all accepted', () => {
    expect(resolveSettings({ template: demo.template, overrides: demo.settings }, builtInPlatform).problems).toEqual([])
  })

  test('its pages promise no report, look-up or service record that the sites do not have', () => {
    const said = JSON.stringify([demo.pages, demo.words, demo.promoCards])
    for (const promise of [/four-page/i, /"Plate and kilometres"/, /see service history/i])
      expect(said).not.toMatch(promise)
  })

  test('PRC-14 what has just arrived is not called New, which a used car is not', () => {
    const { settings } = resolveSettings({ template: demo.template, overrides: demo.settings }, builtInPlatform)
    expect(settings.specifications.just_arrived_tag_name).toMatch(/^Just /)
  })

  test('its colours can be read: text on brand and on ink reaches 4.5:1', () => {
    const { theme, problems } = resolveTheme({ template: demo.template, overrides: demo.theme })
    expect(problems).toEqual([])
    expect(contrast(theme.brand, theme.onBrand)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.ink, theme.onInk)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.brand, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  test('its phone numbers are of the ranges kept for fiction', () => {
    const fictitious = /^(\(?0[2378]\)? (5550|7010) \d{4}|1[38]00 (975 7(07|08|09|10|11)))$/
    for (const { phone, landline } of demo.locations)
      for (const number of [phone, landline]) if (number) expect(number).toMatch(fictitious)
  })

  test('LOC-05 it has one primary location, and every location a place on the map of Australia', () => {
    expect(demo.locations.filter(({ primary }) => primary)).toHaveLength(1)
    for (const { lat, lng, postcode } of demo.locations) {
      expect(lat).toBeLessThan(-10)
      expect(lng).toBeGreaterThan(112)
      expect(postcode).toMatch(/^\d{4}$/)
    }
  })

  test('nothing has the same address twice, and what refers to something finds it', () => {
    for (const rows of [demo.locations, demo.brands, demo.models, demo.offers, demo.blogs, demo.pages]) {
      expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length)
    }
    expect(new Set(demo.reviews.map(({ customer }) => customer)).size).toBe(demo.reviews.length)
    const brands = new Set(demo.brands.map(({ slug }) => slug))
    const models = new Set(demo.models.map(({ slug }) => slug))
    for (const { brand } of demo.models) expect(brands).toContain(brand)
    for (const { brand, model } of demo.offers) {
      if (brand) expect(brands).toContain(brand)
      if (model) expect(models).toContain(model)
    }
    for (const grid of demo.settings['group.brandGrids'] ?? [])
      for (const slug of grid.brands) expect(brands).toContain(slug)
  })

  test('CON-20 what stands on the picture of an offer fits there', () => {
    for (const { figure: [value, label] = ['', ''] } of demo.offers) {
      expect(value.length, value).toBeLessThanOrEqual(14)
      expect(label.length, label).toBeLessThanOrEqual(30)
    }
  })

  test('CON-20 the last day an offer names is of the month it ends with', () => {
    for (const { name, description, disclaimer, endsWith = 'January' } of demo.offers) {
      const named = lastDays.flatMap(([month, words]) => (words.test(`${description} ${disclaimer}`) ? [month] : []))
      expect(endsWith === null ? [] : [endsWith], name).toEqual(expect.arrayContaining(named))
    }
  })

  test('RTE-52 every page its menus and buttons lead to exists', () => {
    const pages = new Set(demo.pages.map(({ slug }) => pagePath(slug)))
    const models = new Set(demo.models.map(({ slug }) => `/${slug}`))
    for (const href of hrefsIn([
      demo.header,
      demo.footer,
      demo.pages,
      demo.words,
      demo.promoCards.filter(({ endsInDays }) => (endsInDays ?? 1) > 0),
    ])) {
      if (!href.startsWith('/') || platformRoutes.test(href)) continue
      const path = href.replace(/[?#].*/, '')
      expect(pages.has(path) || models.has(path), href).toBe(true)
    }
  })

  test('RTE-44 RTE-45 RTE-46 RTE-50 company, legal, ownership, campaign and product pages are published', () => {
    const pages = demo.pages.map(({ slug }) => pagePath(slug))
    expect(pages).toEqual(
      expect.arrayContaining([
        '/about-us',
        '/careers',
        '/terms-and-conditions',
        '/privacy-policy',
        '/warranty',
        '/pages/warranty',
        '/roadside-assist',
        '/owner-benefits',
        '/eofy',
        '/finance-and-insurance',
      ]),
    )
  })

  test('RTE-44 its pages use only icons an editor can choose too', () => {
    const icons = [...JSON.stringify(demo.pages).matchAll(/"icon":"([^"]+)"/g)].map(([, icon]) => icon)
    expect(icons.length).toBeGreaterThan(0)
    expect(iconChoices).toEqual(expect.arrayContaining([...new Set(icons)]))
  })

  test('RTE-44 its pages have something to say: words of their own, not a heading with a button', () => {
    for (const { slug, layout } of demo.pages.filter((page) => !page.slug.startsWith('search-')))
      expect(JSON.stringify(layout).split(/\s+/).length, slug).toBeGreaterThan(slug === 'thank-you' ? 20 : 80)
  })

  test('CON-29 its reviews average between 4.4 and 4.8', () => {
    expect(average(demo)).toBeGreaterThanOrEqual(4.4)
    expect(average(demo)).toBeLessThanOrEqual(4.8)
  })

  test('LOC-13 its delivery zones hold postcodes', () => {
    for (const { postcodes } of demo.deliveryZones)
      for (const range of postcodes) expect(parsePostcodeRange(range), range).not.toBeNull()
  })

  test('NFR-03 NFR-04 NFR-05 its privacy policy promises 7, 30 and 14 days', () => {
    const policy = JSON.stringify(demo.pages.find(({ slug }) => slug === 'privacy-policy'))
    expect(policy).toContain('acknowledge your complaint within 7 days')
    expect(policy).toContain('access within 30 days')
    expect(policy).toContain('resolve it within 14 days')
  })

  test('LAW-01 LAW-02 every offer that names a rate names the comparison rate beside it, and warns', () => {
    for (const { description, disclaimer, name } of demo.offers) {
      expect(creditAdProblem(name), name).toBeNull()
      expect(creditAdProblem(description ?? ''), name).toBeNull()
      expect(creditDisclaimerProblem(`${name} ${description}`, disclaimer ?? ''), name).toBeNull()
    }
  })
})

test('RTE-48 RTE-49 RTE-51 every informational page of the specification is on at least one demo site', () => {
  const pages = new Set(demoTenants.flatMap((demo) => demo.pages.map(({ slug }) => pagePath(slug))))
  for (const path of [
    '/fleet',
    '/pages/electric-vehicles',
    '/twg-cars',
    '/twg-rental',
    '/twg-tyres',
    '/neotek',
    '/4x4-outdoor',
    '/used-car/buying-guide',
    '/used-car/inspection',
  ])
    expect(pages, path).toContain(path)
})
