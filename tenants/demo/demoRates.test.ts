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

test.each(selling)('LAW-01 %s: its finance page, its cars and its offers name one rate', (_, demo, stock) => {
  const finance = siteFinance(demo)
  const car = lenderData(30_000, { provider: stock.financeProvider, ...stock.finance })
  expect(pairOf(finance)).toEqual([car.interestRate, car.comparisonRate.toFixed(2)])
  const { establishment, securityRegistration, dealerAgency, monthlyAdmin } = finance.fees
  expect(establishment + securityRegistration + dealerAgency).toBe(car.establishmentFees)
  expect(monthlyAdmin).toBe(stock.finance.monthlyFeeDollars)
  for (const { name, disclaimer } of demo.offers)
    if (disclaimer?.includes(` ${car.interestRate}% p.a.`))
      expect(`${name} ${disclaimer}`.match(/(?<=comparison rate )[\d.]+(?=%)/g), name).toEqual(
        Array(2).fill(car.comparisonRate.toFixed(2)),
      )
})

test('FIN-45 the group, which sells nothing itself, shows the example of the specification', () => {
  const groups = demoTenants.filter(({ stock }) => stock === null).map((demo) => pairOf(siteFinance(demo)))
  expect(groups).toEqual([[6.29, '8.19']])
})
