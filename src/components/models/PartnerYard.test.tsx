import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { PartnerLines, PartnerYard, partnerFor, splitPartners } from './PartnerYard'

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
  const bike = (slug: string, stock: object | null) => ({ title: slug, slug, stock })
  const split = (title: string | null, ...brands: ReturnType<typeof bike>[]) => splitPartners(site, [{ title, brands }])
  expect(split('Motorcycles', bike('yamaha', null))).toEqual({
    own: [],
    atPartners: [{ kind: 'Motorcycles', brands: ['yamaha'], partner }],
  })
  // One in stock here, one of another, no title: the dealership's own.
  expect(split('Motorcycles', bike('yamaha', {})).own).toHaveLength(1)
  expect(split('Motorcycles', bike('yamaha', null), bike('toyota', null)).own).toHaveLength(1)
  expect(split(null, bike('yamaha', null)).own).toHaveLength(1)
  const html = renderToStaticMarkup(
    <PartnerLines lines={[{ kind: 'Motorcycles', brands: ['Yamaha', 'Triumph'], partner }]} />,
  )
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('href="https://bay.example/search/motorcycle"')
  expect(html.replaceAll(/<[^>]+>/g, '')).toMatch(/^MotorcyclesYamaha, Triumph at our partner Bay Motorcycles/)
})
