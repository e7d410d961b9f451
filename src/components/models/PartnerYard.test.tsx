import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { PartnerYard, partnerFor } from './PartnerYard'

const partner = {
  name: 'Bay Motorcycles',
  address: '9 Throttle Court, Yatala QLD 4207',
  phone: '(07) 5550 0420',
  href: 'https://bay.example/search/motorcycle',
  brands: ['yamaha'],
}
const site = { settings: { ...settingDefaults, group: { ...settingDefaults.group, partners: [partner] } } }

test('RTE-30 a brand that a partner sells leads to it, by name, address, telephone and website', () => {
  expect(partnerFor(site, 'yamaha')).toBe(partner)
  expect(partnerFor(site, 'toyota')).toBeNull()
  const html = renderToStaticMarkup(<PartnerYard brand="Yamaha" partner={partner} />)
  expect(html).toMatch(/Yamaha.*<h2[^>]*>Bay Motorcycles<.*9 Throttle Court/)
  expect(html).toContain('href="tel:0755500420"')
  expect(html).toContain('href="https://bay.example/search/motorcycle"')
})
