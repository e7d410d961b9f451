import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { VehicleDetails } from '@/src/components/vehicle/details/VehicleDetails'
import { vehiclePlans } from '@/src/components/vehicle/layouts/vehiclePlans'
import { PriceHistory } from '@/src/components/vehicle/price/PriceHistory'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { locationFixture } from '@/tenants/locationFixture.testing'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import type { VehiclePageProps } from './VehiclePage'

let minComparables = 0
let priceHistory = false
let owner = 'tenant-1'
let deposit: string | null = null
const home = locationFixture({ tenantId: 'tenant-1' })
vi.mock('@/src/data/site/getSite', () => ({
  getSettings: async (id: string) => ({
    ...settingDefaults,
    reserve: { ...settingDefaults.reserve, amount: `$700 of ${id}` },
  }),
  getSite: async () => ({
    id: 'tenant-1',
    settings: { ...settingDefaults, vdp: { ...settingDefaults.vdp, minComparables, priceHistory } },
    legal: legalTable(defaultLegalTexts, new Date('2026-07-01T00:00:00Z')),
    lenders: [],
    locations: [{ ...home, address: { ...home.address, state: 'WA' } }],
  }),
}))
vi.mock('@/src/data/cars/getCar', () => ({ getCar: async () => carFixture({ dealership_id: owner }) }))
vi.mock('@/src/data/cars/getNeighbours', () => ({
  getNeighbours: async () => ({
    similar: [],
    comparisons: [{ prices: { '22000': 3, '27000': 3 }, years: [2019, 2023] }],
  }),
}))
vi.mock('@/src/data/cars/getPriceHistory', () => ({
  getPriceHistory: async () => ({
    minDays: 7,
    periods: ['2024-06-01T15:00:00Z', '2024-06-30T14:30:00Z'].map((from, later) => ({
      from,
      price: later ? 25_000 : 27_000,
      offer_price: null,
      price_type: 'egc',
      listed: true,
    })),
  }),
}))
vi.mock('@/src/data/cars/getStockRow', () => ({ getStockRow: async () => [] }))
vi.mock('@/src/data/content/getBlogs', () => ({ getBlogs: async () => [] }))
vi.mock('@/src/data/locations/getDeliveryZones', () => ({ getDeliveryZones: async () => [] }))
vi.mock('@/src/data/site/getOnRoadCharges', () => ({ getOnRoadCharges: async () => [], sydneyDay: () => '2026-07-01' }))
// Of the page, the price's position and history.
vi.mock('./VehiclePage', () => ({
  VehiclePage: (props: VehiclePageProps) => {
    deposit = props.site.settings.reserve.amount
    return (
      <>
        <PriceHistory line={props.priceLine} timeZone={props.timeZone} saysDays={false} />
        <VehicleDetails
          {...props}
          phone={null}
          gallery={null}
          cdn={null}
          parts={['price']}
          titles={vehiclePlans.beside.titles}
        />
      </>
    )
  },
}))

const shown = async (minimum: number): Promise<string> => {
  minComparables = minimum
  const { default: Page } = await import('./page')
  return renderToStaticMarkup(await Page({ params: Promise.resolve({ domain: 'tenant-1', slug: 'a-car' }) }))
}

test('ALRT-08 a page says where the price lies among as many cars as the dealership asks for, else nothing', async () => {
  const enough = await shown(6)
  expect(enough).toContain('How the price compares')
  expect(enough).toContain('Priced below 3 of 6 comparable vehicles')
  const tooFew = await shown(7)
  expect(tooFew).not.toContain('How the price compares')
  expect(tooFew).not.toContain('comparable vehicles')
})

test('LAW-05 LOC-09 the prices of a dealership in Perth are dated by Perth’s clocks', async () => {
  priceHistory = true
  const page = await shown(6)
  priceHistory = false
  expect(page.match(/\d\d\/\d\d\/\d{4}, down /g)).toEqual(['30/06/2024, down '])
})

test('TEN-12 BUY-03 a car on its group’s site is reserved for the deposit of its own dealership', async () => {
  await shown(6)
  expect(deposit).toBeNull()
  owner = 'member-1'
  await shown(6)
  owner = 'tenant-1'
  expect(deposit).toBe('$700 of member-1')
})
