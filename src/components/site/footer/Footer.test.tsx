import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import type { Site, Theme } from '@/tenants/Site'
import { Footer } from './Footer'

const footer = ({
  enabled = false,
  footerStyle = 'columns',
}: {
  enabled?: boolean
  footerStyle?: Theme['footerStyle']
}): string => {
  const site = {
    name: 'Own Motors',
    tagline: 'Cars, kept simple',
    theme: { footerStyle },
    navigation: { header: [], footer: [] },
    locations: [],
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

test('TEN-03 the footer is dark, light, or begins with the tagline, and always says the tagline once', () => {
  const [columns, light, statement] = (['columns', 'light', 'statement'] as const).map((footerStyle) =>
    footer({ footerStyle }),
  )
  expect([columns, light, statement].map((html = '') => html.split('Cars, kept simple').length - 1)).toEqual([1, 1, 1])
  expect(columns).toMatch(/<footer class="[^"]*on-dark/)
  expect(light).toMatch(/<footer class="[^"]*ink-surface/)
  expect(light).not.toMatch(/<footer class="[^"]*on-dark/)
  expect(statement?.indexOf('Cars, kept simple')).toBeLessThan(statement?.indexOf('Own Motors') ?? 0)
})
