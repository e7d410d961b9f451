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

/** Offers that advertise the rate of the dealership's cars; the others are at a maker's special rate. */
const atOwnRate = ({ offers }: (typeof demoTenants)[number], ratePercent: number) =>
  offers.filter(({ disclaimer }) => disclaimer?.includes(` ${ratePercent}% p.a.`))

test.each(selling)('LAW-01 %s: its finance page, its cars and its offers name one rate', (_, demo, stock) => {
  const finance = siteFinance(demo)
  const car = lenderData(30_000, { provider: stock.financeProvider, ...stock.finance })
  expect(pairOf(finance)).toEqual([car.interestRate, car.comparisonRate.toFixed(2)])
  const { establishment, securityRegistration, dealerAgency, monthlyAdmin } = finance.fees
  expect(establishment + securityRegistration + dealerAgency).toBe(car.establishmentFees)
  expect(monthlyAdmin).toBe(stock.finance.monthlyFeeDollars)
  for (const { name, disclaimer } of atOwnRate(demo, car.interestRate))
    expect(`${name} ${disclaimer}`.match(/(?<=comparison rate )[\d.]+(?=%)/g), name).toEqual(
      Array(2).fill(car.comparisonRate.toFixed(2)),
    )
})

test('some offers of the demo are at the rate of their dealership’s cars, so that they are compared above', () => {
  const rateOf = (stock: (typeof selling)[number][2]) =>
    lenderData(30_000, { provider: stock.financeProvider, ...stock.finance }).interestRate
  expect(selling.flatMap(([, demo, stock]) => atOwnRate(demo, rateOf(stock)))).not.toEqual([])
})

test('FIN-45 the group, which sells nothing itself, shows the example of the specification', () => {
  const groups = demoTenants.filter(({ stock }) => stock === null).map((demo) => pairOf(siteFinance(demo)))
  expect(groups).toEqual([[6.29, '8.19']])
})
