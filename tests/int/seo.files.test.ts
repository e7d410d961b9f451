import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wordedPaths } from '@/src/domain/content/fixedPaths'
import type { Tenant } from '@/src/payload-types'
import { newTenantSchema } from '@/tenants/create/createTenant'
import { templateNames } from '@/tenants/templates/templates'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

// The cache of pages exists only inside Next.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))

let stand: TestPayload
let bay: Tenant
let other: Tenant

const tenant = (slug: string, settings: Record<string, unknown> = {}): Promise<Tenant> =>
  stand.payload.create({
    collection: 'tenants',
    data: { name: `${slug} motors`, slug, websiteId: `web-${slug}`, template: 'default', settings, tagline: 'A & B' },
  })

const page = (of: Tenant, slug: string, more: Record<string, unknown> = {}) =>
  stand.payload.create({
    collection: 'pages',
    depth: 0,
    data: { tenant: of.id, title: slug, slug, _status: 'published', layout: [], ...more },
  })

const insertCars = (of: Tenant, count: number, status: string): Promise<unknown> =>
  stand.payload.db.pool.query(
    `INSERT INTO cars (tenant_id, make, model, name, slug, stocknum, status, show_on_dealer_website)
     SELECT $1, 'Kia', 'Rio', 'Kia Rio', $2 || '-' || n, $2 || n, $4::enum_cars_status, true FROM generate_series(1, $3) AS n`,
    [of.id, `${of.slug}-${status}`, count, status],
  )

type Route = (request: Request, context: { params: Promise<{ domain: string; file?: string }> }) => Promise<Response>

const get = async (route: { GET: Route }, of: Tenant, file?: string): Promise<{ status: number; text: string }> => {
  const params = Promise.resolve({ domain: of.id, ...(file ? { file } : {}) })
  const response = await route.GET(new Request('http://localhost'), { params })
  return { status: response.status, text: await response.text() }
}
const files = {
  index: () => import('@/src/app/(site)/[domain]/sitemap.xml/route'),
  part: () => import('@/src/app/(site)/[domain]/sitemaps/[file]/route'),
  robots: () => import('@/src/app/(site)/[domain]/robots.txt/route'),
  manifest: () => import('@/src/app/(site)/[domain]/manifest.webmanifest/route'),
  rss: () => import('@/src/app/(site)/[domain]/blogs/rss.xml/route'),
  atom: () => import('@/src/app/(site)/[domain]/blogs/atom.xml/route'),
  feed: () => import('@/src/app/(site)/[domain]/blogs/feed.json/route'),
  icon: () => import('@/src/app/(site)/[domain]/favicon.ico/route'),
}

/** Well-formed, or the parser throws. */
const elements = (xml: string): string[] => {
  const names: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ name }) => void names.push(name))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return names
}

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, loc]) => loc ?? [])

beforeAll(async () => {
  stand = await testPayload()
  bay = await tenant('bay')
  other = await tenant('other', { 'seo.indexed': false })
  await Promise.all([
    page(bay, 'about-us'),
    page(bay, 'pages-electric-vehicles'),
    page(bay, 'search-used-cars'),
    page(bay, 'hidden', { seo: { noIndex: true } }),
    page(bay, 'unfinished', { _status: 'draft' }),
    page(other, 'of-another'),
  ])
  await stand.payload.create({
    collection: 'blogs',
    depth: 0,
    data: {
      tenant: bay.id,
      heading: 'Tyres & <brakes>',
      slug: 'tyres',
      description: 'What to know\u0001',
      date: '2026-11-01T00:00:00.000Z',
      _status: 'published',
    },
  })
  await Promise.all([insertCars(bay, 7, 'in_stock'), insertCars(bay, 2, 'sold'), insertCars(other, 3, 'in_stock')])
})

afterAll(() => stand?.destroy())

describe('sitemap', () => {
  test('SEO-01 the index names this site’s files, with the day of the last change', async () => {
    const { status, text } = await get(await files.index(), bay)
    expect(status).toBe(200)
    expect(elements(text)[0]).toBe('sitemapindex')
    expect(locations(text)).toEqual([
      'http://bay.localhost:3000/sitemaps/pages-1.xml',
      'http://bay.localhost:3000/sitemaps/cars-1.xml',
    ])
    expect([...text.matchAll(/<lastmod>\d{4}-\d\d-\d\dT/g)]).toHaveLength(2)
  })

  test('SEO-01 RTE-52 RTE-53 published pages once, each under its one address; words of search pages, hidden ones and drafts not', async () => {
    const { text } = await get(await files.part(), bay, 'pages-1.xml')
    const paths = locations(text).map((url) => new URL(url).pathname)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/about-us', '/pages/electric-vehicles', '/blogs', '/blogs/tyres', '/service']),
    )
    for (const path of ['/search-used-cars', '/hidden', '/unfinished', '/of-another', '/home'])
      expect(paths).not.toContain(path)
    // Nothing to show, nothing to list.
    for (const path of ['/special-offers', '/models', '/brands', '/reviews']) expect(paths).not.toContain(path)
  })

  test('SEO-01 TEN-15 cars for sale of this site only; a file that is not there is not found', async () => {
    const { text } = await get(await files.part(), bay, 'cars-1.xml')
    expect(locations(text)).toHaveLength(7)
    expect(locations(text).every((url) => url.startsWith('http://bay.localhost:3000/cars/bay-in_stock-'))).toBe(true)
    for (const file of ['cars-2.xml', 'cars-0.xml', 'pages-2.xml', 'other-1.xml', 'cars-1'])
      expect((await get(await files.part(), bay, file)).status, file).toBe(404)
  })

  test('SEO-01 more cars than a file takes are split, none twice, none missing', async () => {
    const { countSitemapCars, sitemapCars } = await import('@/src/data/siteMap/sitemapCars')
    const { SITEMAP_URLS, sitemapFiles } = await import('@/src/domain/seo/sitemap')
    const pool = stand.payload.db.pool
    const tenants = [bay.id, other.id]
    expect((await countSitemapCars(pool, tenants)).cars).toBe(10)
    const parts = await Promise.all([1, 2, 3, 4].map((part) => sitemapCars(pool, tenants, part, 4)))
    expect(parts.map((urls) => urls.length)).toEqual([4, 4, 2, 0])
    expect(new Set(parts.flat().map(({ path }) => path)).size).toBe(10)
    expect(SITEMAP_URLS).toBe(45_000)
    expect([0, 1, 45_000, 45_001].map(sitemapFiles)).toEqual([0, 1, 1, 2])
  })
})

test('SEO-01 robots.txt names the sitemap, and closes a site that is not open yet', async () => {
  const open = await get(await files.robots(), bay)
  expect(open.text).toContain('Sitemap: http://bay.localhost:3000/sitemap.xml')
  expect(open.text).not.toMatch(/^Disallow: \/$/m)
  expect((await get(await files.robots(), other)).text).toBe('User-agent: *\nDisallow: /\n')
})

test('SEO-03 manifest and icon carry the site’s own name and colours', async () => {
  const { text } = await get(await files.manifest(), bay)
  expect(JSON.parse(text)).toMatchObject({ name: 'bay motors', theme_color: '#0d1b2a', lang: 'en-AU' })
  const { GET } = await files.icon()
  const icon = Buffer.from(
    await (await GET(new Request('http://localhost'), { params: Promise.resolve({ domain: bay.id }) })).arrayBuffer(),
  )
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48])
  expect(icon.subarray(22, 26).toString('latin1')).toBe('\u0089PNG')
})

describe('news feeds', () => {
  test('RTE-53 RSS and Atom are well-formed whatever a title holds', async () => {
    for (const [name, root, entry] of [
      ['rss', 'rss', 'item'],
      ['atom', 'feed', 'entry'],
    ] as const) {
      const { text } = await get(await files[name](), bay)
      const found = elements(text)
      expect(found[0]).toBe(root)
      expect(found.filter((element) => element === entry)).toHaveLength(1)
      expect(text).toContain('Tyres &amp; &lt;brakes&gt;')
      expect(text).toContain('http://bay.localhost:3000/blogs/tyres')
    }
  })
  test('RTE-53 the JSON feed says the same', async () => {
    const feed = JSON.parse((await get(await files.feed(), bay)).text)
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'en-AU' })
    expect(feed.items).toEqual([
      expect.objectContaining({ title: 'Tyres & <brakes>', url: 'http://bay.localhost:3000/blogs/tyres' }),
    ])
    expect(JSON.parse((await get(await files.feed(), other)).text).items).toEqual([])
  })
})

describe('a new dealership', () => {
  test.each(templateNames)(
    'OPS-04 RTE-52 the template %s starts with its own home page and what the law asks for',
    async (template) => {
      const { insertTenant } = await import('@/tenants/create/insertTenant')
      const { starterRows } = await import('@/collections/Tenants/starterRows')
      const input = newTenantSchema.parse({ name: `New ${template}`, slug: `new-${template}`, template, state: 'vic' })
      const id = await insertTenant(stand.payload, input, 'unused', starterRows(input))
      const { docs } = await stand.payload.find({
        collection: 'pages',
        where: { and: [{ tenant: { equals: id } }, { _status: { equals: 'published' } }] },
        pagination: false,
        depth: 0,
      })
      const slugs = docs.map(({ slug }) => slug)
      expect(slugs.filter((slug) => !wordedPaths.has(slug)).toSorted()).toEqual([
        'about-us',
        'home',
        'privacy-policy',
        'terms-and-conditions',
        'thank-you',
        'warranty',
      ])
      // Words for every fixed route; the garage's only where the template has one.
      const unwritten = [...wordedPaths].filter((slug) => !slugs.includes(slug))
      expect(unwritten).toEqual(template === 'single-brand' ? [] : ['my-garage'])
      const home = docs.find(({ slug }) => slug === 'home')
      const [hero] = home?.layout ?? []
      expect(hero).toMatchObject({ blockType: 'hero', image: { url: expect.stringMatching(/^\/studio\//) } })
      expect(home?.layout?.length).toBeGreaterThan(6)
      expect(JSON.stringify(docs)).toContain('Victoria')
      expect(JSON.stringify(docs)).not.toMatch(/studio:|undefined|\$markdown/)
    },
  )

  test('OPS-04 each template begins in its own manner', async () => {
    const { starterPages } = await import('@/tenants/starter/starterPages')
    const homes = templateNames.map((template) => {
      const [home] = starterPages(newTenantSchema.parse({ name: 'X', slug: 'x', template }))
      return JSON.stringify(home?.layout[0])
    })
    expect(new Set(homes).size).toBe(templateNames.length)
  })
})
