import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteLocation } from '@/tenants/Site'
import { BrandCare } from './BrandCare'

const workshop = {
  id: 'w1',
  name: 'Bay Workshop',
  slug: 'workshop',
  locationType: 'service',
  phone: '(02) 5550 0100',
  address: { state: 'NSW' },
  openingHours: [],
  specialHours: [],
} as unknown as SiteLocation

const draw = (more: Partial<Parameters<typeof BrandCare>[0]> = {}) =>
  renderToStaticMarkup(
    <BrandCare title="Audi" departments={[workshop]} warranties={[]} promises={[]} inspection={null} {...more} />,
  )

test('RTE-30 a brand says who looks after it, with the workshop to book and its number', () => {
  const html = draw()
  expect(html).toContain('Looking after your Audi')
  expect(html).toContain('href="/service?location_id=w1#service-booking"')
  expect(html).toContain('5550 0100')
})

test('RTE-30 a brand says what comes with it; one with neither has no section', () => {
  const html = draw({
    warranties: [{ years: 3, text: 'of warranty' }],
    promises: [{ icon: 'truck', text: 'Free delivery', display: [] }],
    inspection: '120 points checked.',
  })
  expect(html).toContain('With an Audi from here')
  expect(html).toContain('3 years')
  expect(html).toContain('Free delivery')
  expect(html).toContain('Every used Audi: 120 points checked.')
  expect(draw({ departments: [] })).toBe('')
  expect(draw({ warranties: [{ years: null, text: 'Factory warranty' }] })).not.toContain('null')
})

test('RTE-30 a warranty without its years is a line of words, not a number that is missing', () => {
  const html = draw({
    warranties: [
      { years: null, text: 'Factory warranty' },
      { years: 3, text: 'of warranty' },
    ],
  })
  expect(html.match(/text-title/g)).toHaveLength(1)
})
