import { expect, type Page, test } from '@playwright/test'
import { openAdmin, signIn } from './support/admin'
import { staffApi } from './support/api'
import { pressSave } from './support/pressSave'

const admin = 'dealership-admin@harbour-city.test'

interface Refused {
  what: string
  /** Where it is edited, for the ids of the dealership, a location of it and an offer. */
  path: (ids: { tenant: string; location: string; offer: string }) => string
  tab?: string
  /** What is typed before, by the field's id. */
  before?: [field: string, value: string][]
  /** What is refused. */
  typed: [field: string, value: string]
  after?: [field: string, value: string][]
  says: string | RegExp
}

const refused: Refused[] = [
  {
    what: 'a redirect to itself',
    path: () => '/collections/redirects/create',
    before: [['from', '/old-page']],
    typed: ['to', '/old-page'],
    says: 'Visitors would go in a circle: /old-page → /old-page.',
  },
  {
    what: 'a colour by its name',
    path: ({ tenant }) => `/collections/tenants/${tenant}`,
    tab: 'Look',
    typed: ['theme__brand', 'banana'],
    says: 'Give a colour as # and six hex digits, e.g. #0b5fff.',
  },
  {
    what: 'a postcode of letters',
    path: ({ location }) => `/collections/locations/${location}`,
    tab: 'Address',
    typed: ['address__postcode', 'ABCD'],
    says: /postcode/i,
  },
  {
    what: 'a weekly amount without its comparison rate',
    path: ({ offer }) => `/collections/offers/${offer}`,
    typed: ['name', 'Drive away from $99 a week'],
    says: /comparison rate/i,
  },
  {
    what: 'a short password',
    path: () => '/collections/users/create',
    before: [['email', 'new-colleague@harbour-city.test']],
    typed: ['password', 'abc'],
    after: [['confirm-password', 'abc']],
    says: /characters/i,
  },
]

/** A field with the words that refuse what is in it. */
const wrong = (page: Page, id: string) => page.locator('.field-type.error', { has: page.locator(`#field-${id}`) })

for (const { what, path, tab, before = [], typed, after = [], says } of refused)
  test(`CMS-01 ${what} is refused on its field, which keeps it`, async ({ page }) => {
    const api = await staffApi(admin)
    const one = async (collection: string) => (await api.find(`${collection}?limit=1&depth=0`))[0]?.id ?? ''
    const ids = { tenant: await one('tenants'), location: await one('locations'), offer: await one('offers') }
    await signIn(page, admin)
    await openAdmin(page, path(ids))
    await page.locator('form[data-form-ready="true"]').first().waitFor()
    if (tab) await page.getByRole('button', { name: tab, exact: true }).click()
    for (const [id, words] of [...before, typed, ...after]) await page.locator(`#field-${id}`).fill(words)
    await pressSave(page)
    const [field, value] = typed
    await expect(wrong(page, field)).toContainText(says)
    await expect(page.locator(`#field-${field}`)).toHaveValue(value)
    await api.dispose()
  })
