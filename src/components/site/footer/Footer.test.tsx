import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import type { Site, Theme } from '@/tenants/Site'
import { Footer } from './Footer'

const yard = {
  id: 'bayside',
  name: 'Bayside yard',
  slug: 'bayside',
  tenantId: 'own',
  locationType: 'sales',
  primary: true,
  phone: '(02) 5550 0100',
  dealerLicenceNumber: 'MD 12345',
  motorVehicleRepairer: null,
  address: { street: '1 Bay Road', city: 'Mascot', state: 'NSW', postcode: '2020', placeUrl: null, mapKey: null },
  openingHours: [{ weekday: 6, status: 'Open', open: '09:00', close: '13:00', formattedHours: '' }],
  specialHours: [],
}

const group = (title: string) => ({ title, links: [{ label: 'Finance', href: '/finance' }] })

const footer = ({
  enabled = false,
  footerStyle = 'columns',
  locations = [],
}: {
  enabled?: boolean
  footerStyle?: Theme['footerStyle']
  locations?: (typeof yard)[]
}): string => {
  const site = {
    name: 'Own Motors',
    tagline: 'Cars, kept simple',
    theme: { footerStyle },
    navigation: { header: [], footer: [group('Buyer Tools'), group('Own Motors')] },
    locations,
    legal: legalTable(defaultLegalTexts, new Date('2026-07-01T00:00:00Z')),
    settings: { ...settingDefaults, checkout: { ...settingDefaults.checkout, enabled } },
  } as unknown as Site
  return renderToStaticMarkup(<Footer site={site} />)
}

const paymentsOf = (enabled: boolean): string[] => {
  const html = footer({ enabled })
  const [, list = ''] = /<ul aria-label="Accepted payments"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  return [...list.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, name = '']) => name)
}

test('BUY-06 the footer shows the five accepted payments where cars are sold online, and none elsewhere', () => {
  expect(paymentsOf(true)).toEqual(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])
  expect(paymentsOf(false)).toEqual([])
})

test('TEN-03 the footer is dark, light, begins with the tagline, or with the places, and always says the tagline once', () => {
  const styles = ['columns', 'light', 'statement', 'places', 'index'] as const
  const [columns, light, statement, places, index] = styles.map((footerStyle) =>
    footer({ footerStyle, locations: [yard] }),
  )
  expect(
    [columns, light, statement, places, index].map((html = '') => html.split('Cars, kept simple').length - 1),
  ).toEqual([1, 1, 1, 1, 1])
  expect(columns).toMatch(/<footer class="[^"]*on-dark/)
  expect(light).toMatch(/<footer class="[^"]*ink-surface/)
  expect(light).not.toMatch(/<footer class="[^"]*on-dark/)
  expect(statement?.indexOf('Cars, kept simple')).toBeLessThan(statement?.indexOf('Own Motors') ?? 0)
  expect(places?.indexOf('Bayside yard')).toBeLessThan(places?.indexOf('Own Motors') ?? 0)
  expect(places).toMatch(/Saturday.*9 am – 1 pm/)
  // A phone has those of today.
  expect(places).toMatch(/class="[^"]*sm:hidden"><div data-js-only/)
})

test('CON-07 LAW-06 every style of the footer has its groups, its places, the two ways on and the licence', () => {
  for (const footerStyle of ['columns', 'light', 'statement', 'places', 'index'] as const) {
    const html = footer({ footerStyle, locations: [yard] })
    expect(html.match(/<nav aria-label="([^"]+)"/g), footerStyle).toEqual([
      '<nav aria-label="Buyer Tools"',
      '<nav aria-label="Own Motors"',
    ])
    for (const said of ['Bayside yard', '(02) 5550 0100', 'Contact us', 'Opening Hours', 'MD 12345', 'Privacy policy'])
      expect(html, `${footerStyle}: ${said}`).toContain(said)
  }
})
