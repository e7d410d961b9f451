import { expect, test } from 'vitest'
import { mustSignIn } from '@/src/domain/shopper/signIn/mustSignIn'
import { demoTenants } from './demo/demoTenants'
import { gateSettings, siteGateSettings } from './gateSettings'
import { builtInPlatform } from './platform'
import { resolveSettings } from './resolveSettings'

const demo = (slug: string) => {
  const found = demoTenants.find((tenant) => tenant.slug === slug)
  if (!found) throw new Error(`There is no demo ${slug}.`)
  return { template: found.template, overrides: found.settings }
}
const pages = [
  '/my-garage',
  '/online-payment',
  '/spin-to-win',
  '/finance-enquiry',
  '/personalised/finance',
  '/trade-in',
  '/cars/x/checkout',
]
const closed = (slug: string): string[] =>
  pages.filter((path) => mustSignIn(path, '', gateSettings(demo(slug))) !== null)

test('TEN-17 WAT-16 one demo site gates every page that can be; the others what is always gated', () => {
  expect(closed('northline-mazda')).toEqual(pages)
  expect(closed('harbour-city')).toEqual(['/my-garage', '/online-payment', '/spin-to-win'])
  expect(closed('big-rig-leisure')).toEqual(['/online-payment', '/spin-to-win'])
})

test.each(demoTenants.map(({ slug }) => slug))(
  'WAT-14 TEN-05 the gates of %s are the same from stored settings and from the site',
  (slug) => {
    const { settings } = resolveSettings(demo(slug), builtInPlatform)
    expect(siteGateSettings({ settings })).toEqual(gateSettings(demo(slug)))
  },
)
