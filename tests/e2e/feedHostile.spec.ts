import { expect, type Page, test } from '@playwright/test'
import { carFields, variantFields } from '@/src/domain/stock/car/carFields'
import { signIn } from './support/admin'
import { staffApi } from './support/api'
import { all } from './support/searchPage'
import { platformUrl, siteUrl } from './support/sites'

const attacks = [
  '</script><script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '"><svg onload="window.hacked=1">',
  '<a href="javascript:window.hacked=1">x</a>',
  '&lt;img src=x onerror=window.hacked=1&gt;',
  "' onmouseover='window.hacked=1",
]
const evil = attacks.join(' ')

/** Nothing of the sender's became an element, an attribute or a script of the page, or ran. */
const expectHarmless = async (page: Page, address: string) => {
  await page.goto(address)
  const found = await page.evaluate(() => ({
    ran: 'hacked' in window,
    elements: [
      ...document.querySelectorAll('[onerror], [onload], [onmouseover], [src="x"], [href^="javascript:" i]'),
    ].map(({ outerHTML }) => outerHTML),
    // Data inside scripts is text; a script that begins with the sender's words is not.
    scripts: [...document.scripts].filter(({ text }) => /^\s*window\.hacked/.test(text)).length,
  }))
  expect(found, address).toEqual({ ran: false, elements: [], scripts: 0 })
}

test('FEED-01 FEED-04 NFR-06 script in every field of a feed is markup nowhere: search, car, print, admin and its report', async ({
  page,
}) => {
  const slug = `hostile-${crypto.randomUUID().slice(0, 8)}`
  const api = await staffApi('admin@demo.test')
  const tenant = await api.create('tenants', { name: 'Hostile Motors', slug, websiteId: slug, template: 'default' })
  const made = { tenant: tenant.id, name: `Feed ${evil}`, profile: 'canonical', mode: 'delta', fetchPhotos: false }
  const feed = await api.create('feed-clients', made)
  const everywhere = Object.fromEntries(Object.keys(carFields).map((field) => [field, evil]))
  const variant = Object.fromEntries(Object.keys(variantFields).map((field) => [field, evil]))
  const usable = { year: 2021, price: 12_345, km: 10, status: 'in_stock', show_on_dealer_website: true }
  const rows = [
    { ...everywhere, variant, ...usable, stocknum: 'H1', make: `Kia ${evil}`, model: `Rio ${evil}` },
    { ...everywhere, stocknum: `H2 ${evil}`, make: '', model: evil, [evil]: evil },
  ]
  const answer = await page.request.post(
    platformUrl(`/api/feeds/${feed.id}/import?fileName=${encodeURIComponent(attacks.slice(0, 3).join(' '))}`),
    {
      headers: { authorization: `Feed-Key ${String(feed.key)}` },
      data: rows.map((row) => JSON.stringify(row)).join('\n'),
    },
  )
  expect(answer.status(), await answer.text()).toBe(200)
  const { run } = JSON.parse(await answer.text())
  expect(run.counts).toMatchObject({ rows: 2, created: 1, rejected: 1 })
  const [car] = await api.find(`cars?where[tenant][equals]=${tenant.id}&depth=0`)
  await expect
    .poll(async () => (await page.goto(siteUrl(slug, all)), page.locator('#results article').count()), {
      timeout: 30_000,
    })
    .toBe(1)

  for (const path of [all, `${all}?make=Kia`, `/cars/${car?.slug}`, `/print?car_id=${car?.slug}`, '/'])
    await expectHarmless(page, siteUrl(slug, path))
  await signIn(page, 'admin@demo.test')
  const admin = ['collections/cars', `collections/cars/${car?.id}`, `collections/feed-runs/${run.id}`]
  for (const path of [...admin, `collections/feed-clients/${feed.id}`, 'stock-health'])
    await expectHarmless(page, platformUrl(`/admin/${path}`))
  await page.goto(platformUrl(`/admin/collections/feed-runs/${run.id}`))
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText('A car needs a make.')
  await expectHarmless(page, page.url())

  await api.update('tenants', tenant.id, { archived: true })
  await api.dispose()
})
