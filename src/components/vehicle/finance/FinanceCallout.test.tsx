import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Car } from '@/src/domain/stock/car/Car'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { FinanceCallout } from './FinanceCallout'

const { finance } = settingDefaults
const online = { ...settingDefaults, finance: { ...finance, application: { ...finance.application, enabled: true } } }
const words = (item_type: Car['item_type'], settings = settingDefaults): string =>
  renderToStaticMarkup(<FinanceCallout car={carFixture({ item_type, status: 'in_stock' })} settings={settings} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('VDP-17 RTE-12 it promises what its link leads to, in the word for the vehicle', () => {
  expect(words('car')).toBe('Finance this car Send an enquiry. We have filled in the car’s details.')
  expect(words('car', online)).toBe('Finance this car Apply online. We have filled in the car’s details.')
  expect(words('caravan')).toContain('Finance this caravan Send an enquiry. We have filled in the caravan’s details.')
})
