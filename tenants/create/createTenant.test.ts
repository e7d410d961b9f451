import { describe, expect, test } from 'vitest'
import { newTenantDocuments, newTenantSchema } from './createTenant'
import { defaultNavigation } from '../defaultNavigation'
import { builtInPlatform } from '../platform'
import { resolveSettings } from '../resolveSettings'

const problems = (input: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    newTenantSchema.safeParse(input).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [],
  )

describe('a new dealership', () => {
  test('OPS-04 name and slug are enough', () => {
    const input = newTenantSchema.parse({ name: ' Bayside Motors ', slug: 'bayside' })
    const { tenant, location } = newTenantDocuments(input)
    expect(tenant).toMatchObject({ name: 'Bayside Motors', slug: 'bayside', template: 'default', settings: {} })
    expect(tenant.domains).toEqual([])
    expect(location).toMatchObject({ name: 'Bayside Motors', location_type: 'sales', primary: true, visible: true })
  })

  test('OPS-04 TEN-16 template, domain, state and website id are set', () => {
    const { tenant, location } = newTenantDocuments(
      newTenantSchema.parse({
        name: 'Bayside',
        slug: 'bayside',
        template: 'used-cars',
        domain: 'www.bayside.com.au',
        state: 'qld',
      }),
    )
    expect(tenant).toMatchObject({
      template: 'used-cars',
      websiteId: 'bayside',
      domains: [{ domain: 'www.bayside.com.au' }],
    })
    expect(location.address.state).toBe('QLD')
  })

  test.each(['Bayside', 'bay side', '-bay', 'bay-', 'bay_side', '', 'a'.repeat(64)])(
    'OPS-04 the slug %j is refused with the rule',
    (slug) => {
      expect(problems({ name: 'Bayside', slug }).slug).toContain('1 to 63 small letters')
    },
  )

  test('OPS-04 every mistake is named at once', () => {
    const found = problems({
      slug: 'admin',
      template: 'luxury',
      domain: 'https://x.test/',
      state: 'XX',
      adminEmail: 'me',
    })
    expect(found).toEqual({
      name: 'is required',
      slug: 'is reserved for the platform: choose another',
      template: 'is not a template. Templates: default, group, used-cars, leisure, single-brand',
      domain: expect.stringContaining('bare domain'),
      state: 'must be one of NSW, VIC, QLD, SA, WA, TAS, ACT, NT',
      adminEmail: 'must be an e-mail address',
    })
  })
})

describe('default menus', () => {
  test('CON-01 CON-07 the seven entries in their order, and the footer’s groups, the last one named after the dealership', () => {
    const { header, footer } = defaultNavigation(
      'Bayside Motors',
      resolveSettings({ template: 'default', overrides: {} }, builtInPlatform).settings,
    )
    expect(header.map(({ label }) => label)).toEqual([
      'Home',
      'Models',
      'Offers',
      'Our Stock',
      'Service and Parts',
      'Company',
      'Finance',
    ])
    expect(footer.map(({ title }) => title)).toEqual(['Buyer Tools', 'Servicing and Parts', 'Bayside Motors'])
  })

  const menusOf = (template: string, overrides: unknown) =>
    JSON.stringify(
      defaultNavigation('Bayside Motors', resolveSettings({ template, overrides }, builtInPlatform).settings),
    )

  test('RTE-05 RTE-09 RTE-43 links go where the settings say', () => {
    const menus = menusOf('default', {
      routes: { sellPath: '/trade-in', financeLink: '/apply-for-finance', watchlistPath: '/saved' },
    })
    for (const href of ['/trade-in', '/apply-for-finance', '/saved']) expect(menus).toContain(`"${href}"`)
  })

  test('TEN-06 what is switched off is not offered', () => {
    expect(menusOf('default', { features: { finance: false } })).not.toContain('"Finance"')
    expect(menusOf('default', {})).not.toContain('/my-garage')
    expect(menusOf('single-brand', {})).toContain('/my-garage')
  })
})
