import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { onlyPartner, PartnerLines, PartnerYard, partnerFor } from './PartnerYard'

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

test('CON-08 brands of a kind that a partner sells are one link to its stock, under its name', () => {
  expect(onlyPartner(site, [{ slug: 'yamaha', stock: null }])).toBe(partner)
  expect(onlyPartner(site, [{ slug: 'yamaha', stock: {} }])).toBeNull()
  expect(
    onlyPartner(site, [
      { slug: 'yamaha', stock: null },
      { slug: 'toyota', stock: null },
    ]),
  ).toBeNull()
  const html = renderToStaticMarkup(
    <PartnerLines lines={[{ kind: 'Motorcycles', brands: ['Yamaha', 'Triumph'], partner }]} />,
  )
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('href="https://bay.example/search/motorcycle"')
  expect(html.replaceAll(/<[^>]+>/g, '')).toMatch(/^MotorcyclesYamaha, Triumph at our partner Bay Motorcycles/)
})
