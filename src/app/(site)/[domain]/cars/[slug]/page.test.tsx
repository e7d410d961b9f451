import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { VehicleDetails, type VehicleDetailsProps } from '@/src/components/vehicle/details/VehicleDetails'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { settingDefaults } from '@/tenants/settings/buildSettings'

let minComparables = 0
vi.mock('@/src/data/site/getSite', () => ({
  getSite: async () => ({
    id: 'tenant-1',
    settings: { ...settingDefaults, vdp: { ...settingDefaults.vdp, minComparables } },
    legal: legalTable(defaultLegalTexts, new Date('2026-07-01T00:00:00Z')),
    lenders: [],
    locations: [],
  }),
}))
vi.mock('@/src/data/cars/getCar', () => ({ getCar: async () => carFixture() }))
vi.mock('@/src/data/cars/getNeighbours', () => ({
  getNeighbours: async () => ({
    similar: [],
    comparisons: [{ prices: { '22000': 3, '27000': 3 }, years: [2019, 2023] }],
  }),
}))
vi.mock('@/src/data/cars/getPriceHistory', () => ({ getPriceHistory: async () => null }))
vi.mock('@/src/data/cars/getStockRow', () => ({ getStockRow: async () => [] }))
vi.mock('@/src/data/content/getBlogs', () => ({ getBlogs: async () => [] }))
vi.mock('@/src/data/locations/getDeliveryZones', () => ({ getDeliveryZones: async () => [] }))
vi.mock('@/src/data/site/getOnRoadCharges', () => ({ getOnRoadCharges: async () => [], sydneyDay: () => '2026-07-01' }))
// Of the page, the part with the price's position.
vi.mock('./VehiclePage', () => ({ VehiclePage: (props: VehicleDetailsProps) => <VehicleDetails {...props} /> }))

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
