import { beforeEach, describe, expect, test } from 'vitest'
import { other, own, payload, rowOf, send, setUpTwoDealerships, who } from './access/twoDealerships'

setUpTwoDealerships()

const url = () => `/tenants/${own.tenant}`
const change = (data: object, as = who.dealershipAdmin) => send(as, 'PATCH', url(), data)
const seen = async () => (await send(who.dealershipAdmin, 'GET', url())).body
const stored = async () => (await payload.findByID({ collection: 'tenants', id: own.tenant, depth: 0 })).settings
const store = (settings: Record<string, unknown>) =>
  payload.update({ collection: 'tenants', id: own.tenant, data: { settings } })

/** The reasons of a refusal, by the field they stand at. */
const reasons = ({ body }: Awaited<ReturnType<typeof change>>): Record<string, string> => {
  const [error] = Array.isArray(body.errors) ? body.errors : []
  const problems: { path: string; message: string }[] = Object(Object(error).data).errors ?? []
  return Object.fromEntries(problems.map(({ path, message }) => [path, message]))
}

// A secret stays where it is not removed by name.
beforeEach(() => store({ 'search.key': null }))

const secret = '0b6f2a4e-1c3d-4e5f-8a9b-0c1d2e3f4a5b:a-search-only-key'

describe('the settings of a dealership as fields', () => {
  test('TEN-05 CMS-03 what is typed in is stored, beside what was; what is emptied is inherited again', async () => {
    await store({ 'search.gridColumns': 4, 'features.garage': true })
    const settingsForm = { searchPageSize: 12, featuresFinance: 'false', popup: { content: 'Sale', expiry: null } }
    expect((await change({ settingsForm })).status).toBe(200)
    const popup = { content: 'Sale', expiry: null }
    const all = {
      'search.gridColumns': 4,
      'features.garage': true,
      'search.pageSize': 12,
      'features.finance': false,
      popup,
    }
    expect(await stored()).toEqual(all)
    expect((await seen()).settingsForm).toMatchObject({
      searchGridColumns: '4',
      featuresGarage: 'true',
      searchPageSize: 12,
      featuresFinance: 'false',
      popup: { content: 'Sale' },
    })
    await change({ settingsForm: { searchGridColumns: null, featuresGarage: null, popup: { content: '' } } })
    expect(await stored()).toEqual({ 'search.pageSize': 12, 'features.finance': false })
  })

  test('TEN-05 a save of something else leaves the settings as they are', async () => {
    const settings = { 'warranty.newYears': null, plugins: [], 'forms.showRego': true }
    await store(settings)
    await change({ tagline: 'Same as ever' })
    expect(await stored()).toEqual(settings)
  })

  test('TEN-05 lists of entries and settings of nothing', async () => {
    const card = { heading: 'Sale', buttonLabel: 'See it', href: '/offers', display: ['new'], position: 2 }
    await change({ settingsForm: { promoCards: [card], none: ['plugins'] } })
    const rest = { strictDisplay: false, start: null, expiry: null }
    expect(await stored()).toEqual({ 'promo.cards': [{ ...card, ...rest }], plugins: [] })
    await change({ settingsForm: { promoCards: [], none: [] } })
    expect(await stored()).toEqual({})
  })

  test('CMS-03 an emptied list that the admin leaves out is emptied; what a REST client does not name stays', async () => {
    const figures = { 'group.statsBanner': [{ value: '40+', label: 'brands' }] }
    await store(figures)
    await change({ settingsForm: { searchPageSize: 12 } })
    expect(await stored()).toEqual({ ...figures, 'search.pageSize': 12 })
    await change({ settingsForm: { none: [] } })
    expect(await stored()).toEqual({ 'search.pageSize': 12 })
  })

  test('CMS-03 a refused value stands at its own field, and nothing is stored', async () => {
    await store({ 'search.pageSize': 12 })
    const settingsForm = {
      searchPageSize: 1,
      phonesNew: 'call us',
      popup: { title: 'Sale', buttonHref: 'javascript:alert(1)' },
      promoCards: [{ heading: 'Sale', buttonLabel: 'See it', href: 'nowhere', display: [] }],
    }
    const answer = await change({ settingsForm })
    expect(answer.status).toBe(400)
    expect(reasons(answer)).toEqual({
      'settingsForm.searchPageSize': 'must be at least 3',
      'settingsForm.phonesNew': expect.stringContaining('must be a phone number'),
      'settingsForm.popup.content': 'must not be empty',
      'settingsForm.popup.buttonHref': expect.stringContaining('must be a path'),
      'settingsForm.promoCards.0.href': expect.stringContaining('must be a path'),
    })
    expect(await stored()).toEqual({ 'search.pageSize': 12 })
  })

  test('TEN-04 settings by name are taken too, flat or nested, and replace what was', async () => {
    await store({ 'search.gridColumns': 4 })
    expect((await change({ settings: { search: { pageSize: 30 }, 'reviews.hidden': true } })).status).toBe(200)
    expect(await stored()).toEqual({ 'search.pageSize': 30, 'reviews.hidden': true })
    const answer = await change({ settings: { 'search.pageSize': 1, 'search.page-size': 3 } })
    expect(answer.status).toBe(400)
    expect(reasons(answer)).toEqual({
      settings: "Unknown setting 'search.page-size'. Did you mean 'search.pageSize'?",
      'settingsForm.searchPageSize': 'Cars per page (search.pageSize): must be at least 3',
    })
    expect((await change({ settings: {} })).status).toBe(200)
    expect(await stored()).toEqual({})
  })

  test('TEN-04 a stored setting the table no longer has stops nobody from saving', async () => {
    await payload.db.updateOne({
      collection: 'tenants',
      id: own.tenant,
      data: { settings: { 'old.name': 1, 'reviews.hidden': true } },
    })
    expect((await change({ tagline: 'Still here' })).status).toBe(200)
    expect(await stored()).toEqual({ 'reviews.hidden': true })
  })

  test('TEN-04 a new dealership starts with the settings it is given', async () => {
    const answer = await send(who.platformAdmin, 'POST', '/tenants', {
      name: 'New',
      slug: 'new-one',
      websiteId: 'new-one',
      template: 'default',
      settingsForm: { searchPageSize: 15 },
    })
    expect(rowOf(answer).settings, answer.text.slice(0, 200)).toEqual({ 'search.pageSize': 15 })
  })
})

describe('NFR-06 a secret setting', () => {
  test('NFR-06 is stored, and no answer holds it', async () => {
    const saved = await change({ settingsForm: { searchKey: secret } })
    expect(saved.status).toBe(200)
    expect(await stored()).toEqual({ 'search.key': secret })
    const versions = await send(who.platformAdmin, 'GET', `/tenants/versions?where[parent][equals]=${own.tenant}`)
    expect(versions.status).toBe(200)
    const platform = await send(who.platformAdmin, 'GET', url())
    for (const { text } of [saved, versions, platform, await send(who.dealershipAdmin, 'GET', url())])
      expect(text).not.toContain(secret)
    expect((await seen()).settingsForm).toMatchObject({ secretsSet: ['search.key'] })
  })

  test('NFR-06 an empty field and settings sent without it keep it', async () => {
    await store({ 'search.key': secret })
    await change({ settingsForm: { searchKey: '', searchPageSize: 12 } })
    await change({ settings: Object(await seen()).settings })
    expect(await stored()).toEqual({ 'search.key': secret, 'search.pageSize': 12 })
    await change({ settings: {} })
    expect(await stored()).toEqual({ 'search.key': secret })
  })

  test('NFR-06 is removed on purpose, by either way', async () => {
    await store({ 'search.key': secret })
    await change({ settingsForm: { none: ['search.key'] } })
    expect(await stored()).toEqual({})
    await store({ 'search.key': secret })
    await change({ settings: { 'search.key': null } })
    expect(await stored()).toEqual({})
  })

  test('NFR-06 cannot be asked for', async () => {
    await store({ 'search.key': secret })
    const asks = [
      'where[settings][like]=a-search-only',
      'where[settings][contains]=a-search-only',
      `where[settings.search.key][equals]=${secret}`,
      'where[settings.search.key][like]=a-search-only',
      'where[settingsForm.searchKey][like]=a-search-only',
      'sort=settingsForm.searchKey',
      'sort=settings',
    ]
    for (const ask of asks) {
      const answer = await send(who.dealershipAdmin, 'GET', `/tenants?${ask}`)
      expect([answer.status, ask]).toEqual([400, ask])
    }
  })
})

describe('TEN-09 who may change settings', () => {
  test('TEN-09 CMS-05 an admin of another dealership reads and changes none', async () => {
    await store({ 'search.pageSize': 12 })
    for (const as of [who.otherDealershipAdmin, who.marketer, who.sales]) {
      const read = await send(as, 'GET', url())
      expect(read.body).not.toHaveProperty('settingsForm')
      expect(read.body).not.toHaveProperty('settings')
      await change({ settingsForm: { searchPageSize: 30 } }, as)
      await change({ settings: { 'search.pageSize': 30 } }, as)
      expect(await stored()).toEqual({ 'search.pageSize': 12 })
    }
  })

  test('CMS-05 an admin here who is an admin there changes each by itself', async () => {
    await store({ 'search.pageSize': 12 })
    const data = { settingsForm: { searchPageSize: 40 } }
    await send(who.otherDealershipAdmin, 'PATCH', `/tenants?where[id][in]=${own.tenant},${other.tenant}`, data)
    expect(await stored()).toEqual({ 'search.pageSize': 12 })
  })
})
