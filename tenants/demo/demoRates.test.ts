import { expect, test } from 'vitest'
import { advertisedRate, siteRate } from '@/src/domain/finance/advertising/advertisedRate'
import { lenderData } from '@/src/seed/sites/lenderData'
import { builtInPlatform } from '../platform'
import { resolveSettings } from '../resolveSettings'
import { demoTenants } from './demoTenants'

const siteFinance = ({ template, settings }: (typeof demoTenants)[number]) =>
  resolveSettings({ template, overrides: settings }, builtInPlatform).settings.finance

const pairOf = (finance: ReturnType<typeof siteFinance>): [number, string] => {
  const { ratePercent, comparisonPercent } = advertisedRate(null, finance.fees, siteRate(finance))
  return [ratePercent, comparisonPercent.toFixed(2)]
}

const selling = demoTenants.flatMap((demo) => (demo.stock ? [[demo.slug, demo, demo.stock] as const] : []))

const ratesIn = (text: string): string[] =>
  [...text.matchAll(/([\d.]+)% p\.a\./g)].map(([, rate]) => Number(rate).toFixed(2))

test.each(selling)('LAW-01 %s: its finance page, its cars and its offers name one rate', (_, demo, stock) => {
  const finance = siteFinance(demo)
  const car = lenderData(30_000, { provider: stock.financeProvider, ...stock.finance })
  expect(pairOf(finance)).toEqual([car.interestRate, car.comparisonRate.toFixed(2)])
  const { establishment, securityRegistration, dealerAgency, monthlyAdmin } = finance.fees
  expect(establishment + securityRegistration + dealerAgency).toBe(car.establishmentFees)
  expect(monthlyAdmin).toBe(stock.finance.monthlyFeeDollars)
  // Another rate would be contradicted by the cards of the very cars it covers.
  const own = [car.interestRate.toFixed(2), car.comparisonRate.toFixed(2)]
  for (const { name, description, disclaimer } of demo.offers)
    expect(own, name).toEqual(expect.arrayContaining(ratesIn(`${name} ${description} ${disclaimer}`)))
})

test('LAW-01 some offers of the demo name a rate, so that it is compared above, and none of the group', () => {
  const naming = demoTenants.filter(({ offers }) =>
    offers.some(({ disclaimer }) => ratesIn(disclaimer ?? '').length > 0),
  )
  expect(naming.length).toBeGreaterThan(0)
  expect(naming.filter(({ stock }) => stock === null)).toEqual([])
})

test('FIN-01 cars that an offer calls cheaper a month than a sum are so on their own cards, without a deposit', () => {
  const found = demoTenants.flatMap(({ offers, stock }) =>
    offers.flatMap(({ name, covers = '' }) => {
      const [, most] = /Under \$(\d+) a month/.exec(name) ?? []
      return most && stock ? [{ most: Number(most), dearest: Number(/price=0:(\d+)/.exec(covers)?.[1]), stock }] : []
    }),
  )
  expect(found).not.toEqual([])
  for (const { most, dearest, stock } of found) {
    const { paymentMonth } = lenderData(dearest, { provider: stock.financeProvider, ...stock.finance })
    expect(paymentMonth).toBeLessThan(most)
  }
})

test('FIN-45 the group, which sells nothing itself, shows the example of the specification', () => {
  const groups = demoTenants.filter(({ stock }) => stock === null).map((demo) => pairOf(siteFinance(demo)))
  expect(groups).toEqual([[6.29, '8.19']])
})
