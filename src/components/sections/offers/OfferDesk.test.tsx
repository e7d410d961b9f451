import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import type { SiteLocation } from '@/tenants/Site'
import { OfferDesk } from './OfferDesk'
import { OfferGrades } from './OfferGrades'

const place = (id: number) =>
  ({
    id: `place-${id}`,
    name: `Yard ${id}`,
    slug: `yard-${id}`,
    phone: null,
    address: { street: null, city: null, state: 'QLD', postcode: null, placeUrl: null },
    openingHours: [],
    specialHours: [],
  }) as unknown as SiteLocation
const site = { settings: settingDefaults }

test('RTE-25 below offers stand a few yards to ask, and nothing where there is none', () => {
  const html = renderToStaticMarkup(<OfferDesk site={site} places={[1, 2, 3, 4, 5].map(place)} />)
  expect(html).toContain('Yard 4')
  expect(html).not.toContain('Yard 5')
  expect(html).toContain(`href="${settingDefaults.routes.sellPath}"`)
  expect(renderToStaticMarkup(<OfferDesk site={site} places={[]} />)).toBe('')
})

test('RTE-27 what is ordered at an offer’s terms: its grades with their prices, one without a price without', () => {
  const grade = { engine: null, transmission: 'Automatic', drive: null }
  const model = { name: 'Journey', href: '/jayco-journey', image: null }
  const draw = (grades: Parameters<typeof OfferGrades>[0]['grades']) =>
    renderToStaticMarkup(<OfferGrades model={model} grades={grades} />)
  const html = draw([
    { ...grade, name: 'Outback', priceDollars: 84_990 },
    { ...grade, name: 'Touring', priceDollars: null },
  ])
  expect(html).toMatch(/Outback.*Automatic.*\$84,990.*Drive Away.*Touring/s)
  expect(html.match(/Drive Away/g)).toHaveLength(1)
  expect(draw([])).toBe('')
})
