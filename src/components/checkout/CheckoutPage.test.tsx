import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { carLocationSchema } from '@/src/domain/stock/car/carParts'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { CheckoutPage } from './CheckoutPage'

vi.mock('@/src/actions/submitCheckout', () => ({ submitCheckout: async () => ({ kind: 'idle' }) }))

/** The checkout of a car in this state, as its first HTML. */
const shown = (state: string, coolingOff: Record<string, string> = {}): string => {
  const { reserve, checkout } = settingDefaults
  return renderToStaticMarkup(
    <CheckoutPage
      car={carFixture({
        payment_processors: ['stripe'],
        location: carLocationSchema.parse({ id: 'yard', name: 'The yard', slug: 'yard', state }),
      })}
      site={{
        settings: {
          ...settingDefaults,
          checkout: { ...checkout, enabled: true },
          reserve: { ...reserve, amount: '$500', coolingOff },
        },
        legal: legalTable(defaultLegalTexts, new Date('2026-07-01T00:00:00Z')),
        locations: [],
      }}
      mode="reserve"
      payments={{ sandbox: true }}
    />,
  )
}

test('LAW-09 LAW-07 the deposit’s terms and the state’s cooling-off rule stand before the box that confirms them', () => {
  const [before = '', after] = shown('QLD').split('I have read this.')
  expect(before).toContain('Your $500 deposit comes off the price.')
  expect(before).toContain('come with a cooling-off period of one business day')
  expect(after).toContain('Reserve with $500')
  expect(shown('VIC')).toContain('three clear business days')
  expect(shown('NT')).not.toMatch(/cooling-off|business day/)
})

test('LAW-09 the dealership’s own words on cooling off are shown in their state', () => {
  const rules = { QLD: 'Two days, says our lawyer.' }
  expect(shown('QLD', rules).split('I have read this.')[0]).toContain('Two days, says our lawyer.')
  expect(shown('QLD', rules)).not.toContain('one business day')
  expect(shown('VIC', rules)).not.toContain('says our lawyer')
})

test('BUY-06 a checkout shows the five accepted payments', () => {
  const [, list = ''] = /<ul aria-label="Accepted payments"[^>]*>(.*?)<\/ul>/s.exec(shown('QLD')) ?? []
  expect(list.match(/<svg[^>]* role="img" aria-label="[^"]+"/g)).toHaveLength(5)
})
