import { expect, test } from '@playwright/test'
import { staffApi } from './support/api'
import { all, facet, hydrated, open, site, total } from './support/searchPage'
import { searchTests } from './support/searchTests'
import { siteGet } from './support/siteGet'

/** `npm test` says where its search server is; beside `npm start`, the one it names as MEILISEARCH_URL. */
const host = process.env.MEILISEARCH_URL

const searchKey = async (server: string): Promise<string> => {
  const made = await fetch(`${server}/keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.MEILISEARCH_MASTER_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ actions: ['search'], indexes: ['*'], expiresAt: null }),
  })
  const { uid, key } = await made.json()
  return `${uid}:${key}`
}

test.describe('direct mode: the browser asks the search server itself, with a token', () => {
  test.skip(!host, 'MEILISEARCH_URL is not set')

  /** The dealership's own search server is this one, with a key that may search and no more. */
  const setHost = async (value: string | null) => {
    const admin = await staffApi('admin@demo.test')
    const [tenant] = await admin.find(`tenants?where[slug][equals]=${site}`)
    const key = value === null ? null : await searchKey(value)
    const settings = Object.assign({}, tenant?.settings, { 'search.host': value, 'search.key': key })
    await admin.update('tenants', tenant?.id ?? '', { settings })
    await admin.dispose()
  }

  test.beforeAll(async ({ request }) => {
    await setHost(host ?? null)
    await expect.poll(async () => (await siteGet(request, site, '/api/search/token')).status()).toBe(200)
    // The policy of pages follows within seconds; until then browsers search through the site itself.
    const policy = async () => (await siteGet(request, site, all)).headers()['content-security-policy']
    await expect.poll(policy).toContain(`connect-src 'self' ${host}`)
  })
  test.afterAll(() => setHost(null))

  test('SEA-15 NFR-06 searches go there and nowhere else, within the site, and no key reaches the browser', async ({
    page,
    request,
  }) => {
    await open(page, all)
    await hydrated(page)
    const asked: string[] = []
    page.on('request', (sent) => {
      if (sent.method() === 'POST') asked.push(`${new URL(sent.url()).origin}${new URL(sent.url()).pathname}`)
    })
    const before = await total(page)
    await facet(page, 'Make')
      .getByRole('checkbox', { name: /^Toyota/ })
      .click()
    await expect.poll(() => total(page)).toBeLessThan(before)
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked)).toEqual(new Set([`${host}/multi-search`]))
    const { token, index } = JSON.parse(await (await siteGet(request, site, '/api/search/token')).text())
    const others = await request.post(`${host}/indexes/${index}/search`, {
      headers: { authorization: `Bearer ${token}` },
      data: { q: '', filter: 'sites = "second-gear"' },
    })
    expect((await others.json()).hits).toEqual([])
    expect(await page.content()).not.toContain(token)
  })

  test('SEA-15 SRP-03 where the search server cannot be reached our own origin answers', async ({ page }) => {
    await page.route(`${host}/**`, (route) => route.abort())
    await open(page, all)
    await hydrated(page)
    const before = await total(page)
    await facet(page, 'Make')
      .getByRole('checkbox', { name: /^Toyota/ })
      .click()
    await expect.poll(() => total(page)).toBeLessThan(before)
    await expect(page.getByText(/these are the results from before/)).toHaveCount(0)
  })

  // What the filters do is the same code; `search.dialect.test.ts` compares the answers of both ways.
  searchTests()
})
