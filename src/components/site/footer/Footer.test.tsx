import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import type { Site } from '@/tenants/Site'
import { Footer } from './Footer'

const paymentsOf = (enabled: boolean): string[] => {
  const site = {
    name: 'Own Motors',
    tagline: null,
    navigation: { header: [], footer: [] },
    locations: [],
    legal: legalTable(defaultLegalTexts, new Date('2026-07-01T00:00:00Z')),
    settings: { ...settingDefaults, checkout: { ...settingDefaults.checkout, enabled } },
  } as Partial<Site> as Site
  const html = renderToStaticMarkup(<Footer site={site} />)
  const [, list = ''] = /<ul aria-label="Accepted payments"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  return [...list.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, name = '']) => name)
}

test('BUY-06 the footer shows the five accepted payments where cars are sold online, and none elsewhere', () => {
  expect(paymentsOf(true)).toEqual(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])
  expect(paymentsOf(false)).toEqual([])
})
