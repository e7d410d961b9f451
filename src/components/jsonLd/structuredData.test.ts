import { describe, expect, test } from 'vitest'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { templateFor } from '@/tenants/templates/templates'
import type { Site, SiteLocation } from '@/tenants/Site'
import { locationFixture } from '@/tenants/locationFixture.testing'
import { jsonLdProblems } from '@/tests/support/jsonLdProblems'
import { articleJsonLd } from './articleJsonLd'
import { dealerJsonLd, websiteJsonLd } from './dealerJsonLd'
import { faqJsonLd } from './faqJsonLd'
import { modelJsonLd } from './modelJsonLd'
import { offerJsonLd } from './offerJsonLd'

const place = (slug: string, more: Partial<SiteLocation> = {}): SiteLocation =>
  locationFixture({
    id: slug,
    name: `Bayside ${slug}`,
    slug,
    phone: '02 5550 0100',
    dealerLicenceNumber: null,
    motorVehicleRepairer: null,
    address: { street: '1 Bay Rd', city: 'Sandgate', state: 'QLD', postcode: '4017', placeUrl: null, mapKey: null },
    lat: -27.3,
    lng: 153.1,
    openingHours: [{ weekday: 1, status: 'Open', formattedHours: '8:30 – 17:30', open: '08:30', close: '17:30' }],
    ...more,
  })

const site = {
  id: 't',
  slug: 'bayside',
  name: 'Bayside Motors',
  origin: 'https://www.bayside.com.au',
  tagline: 'By the bay',
  logo: null,
  theme: templateFor('default').theme,
  settings: settingDefaults,
  locations: [place('sales'), place('service', { locationType: 'service' })],
} as unknown as Site

const picture = { url: '/studio/suv/red/hero.webp' }

describe('structured data', () => {
  test('SEO-02 a dealership is an AutoDealer with address, hours and its other places as departments', () => {
    const data = dealerJsonLd(site)
    expect(jsonLdProblems(data)).toEqual([])
    expect(data).toMatchObject({
      '@type': 'AutoDealer',
      url: 'https://www.bayside.com.au/',
      openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '08:30', closes: '17:30' }],
      department: [{ '@type': 'AutoRepair', url: 'https://www.bayside.com.au/locations/service' }],
    })
  })
  test('SEO-02 a dealership nobody has told us more about is still valid', () => {
    expect(jsonLdProblems(dealerJsonLd({ ...site, locations: [], tagline: null }))).toEqual([])
  })
  test('SEO-02 the logo is one that reads on white, else the icon', () => {
    const logo = { url: '/api/media/file/bayside.webp', width: 480, height: 120, alt: site.name }
    const shown = (headerStyle: Site['theme']['headerStyle']) =>
      dealerJsonLd({ ...site, logo, theme: { ...site.theme, headerStyle } }).logo
    expect(shown('overlay')).toBe('https://www.bayside.com.au/api/media/file/bayside.webp')
    expect(shown('dark')).toBe('https://www.bayside.com.au/site-icon/512.png')
  })
  test('SEO-02 the site says where its stock is searched', () => {
    const data = websiteJsonLd(site)
    expect(jsonLdProblems(data)).toEqual([])
    expect(data.potentialAction.target.urlTemplate).toBe(
      'https://www.bayside.com.au/search/new-used-and-demo-cars/?query={search_term_string}',
    )
  })
  test('SEO-02 an offer says until when, by whom and on what', () => {
    const offer = {
      name: '1% on Corolla',
      href: '/offers/toyota/1',
      summary: 'This month.',
      image: picture,
      start: null,
      expiry: '2026-12-31T13:00:00.000Z',
      brand: { name: 'Toyota' },
      model: { name: 'Corolla' },
    }
    expect(jsonLdProblems(offerJsonLd(site, offer))).toEqual([])
    expect(offerJsonLd(site, offer)).toMatchObject({
      validThrough: '2026-12-31T13:00:00.000Z',
      offeredBy: { name: 'Bayside Motors' },
      itemOffered: { name: 'Corolla', brand: { name: 'Toyota' } },
    })
    expect(
      jsonLdProblems(offerJsonLd(site, { ...offer, summary: null, image: null, brand: null, model: null })),
    ).toEqual([])
  })
  test('SEO-02 a model and an article, with and without picture and author', () => {
    const model = { name: 'CX-60', description: null, bodies: ['SUV'], image: picture, brand: { title: 'Mazda' } }
    expect(jsonLdProblems(modelJsonLd(site, '/mazda-cx-60', model))).toEqual([])
    const post = { heading: 'News', href: '/blogs/news', description: '', date: '2026-11-01T00:00:00.000Z' }
    for (const more of [
      { author: 'Sam', image: picture },
      { author: null, image: null },
      { author: '', image: null },
    ])
      expect(jsonLdProblems(articleJsonLd(site, { ...post, ...more }))).toEqual([])
    expect(articleJsonLd(site, { ...post, author: '', image: null }).author).toMatchObject({ '@type': 'AutoDealer' })
  })
  test('SEO-02 questions carry their answers as plain words', () => {
    const words = (text: string) => ({
      type: 'text',
      version: 1,
      detail: 0,
      format: 0,
      mode: 'normal',
      style: '',
      text,
    })
    const paragraph = {
      type: 'paragraph',
      version: 1,
      direction: 'ltr',
      format: '',
      indent: 0,
      children: [words('Yes.')],
    }
    const root = { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [paragraph] }
    const data = faqJsonLd([{ question: 'Do you deliver?', answer: { root } as never }])
    expect(jsonLdProblems(data)).toEqual([])
    expect(data.mainEntity[0]?.acceptedAnswer.text).toBe('Yes.')
  })
  test('SEO-02 the check itself notices what is wrong', () => {
    const data = dealerJsonLd(site)
    expect(jsonLdProblems({ ...data, url: '/relative' })).toEqual(['AutoDealer.url: Invalid URL'])
    expect(jsonLdProblems({ ...data, openingHours: 'Mo-Fr' })[0]).toContain('openingHours')
    expect(jsonLdProblems({ '@type': 'Thing' })).toEqual(['nobody has said what a Thing must hold'])
  })
})
