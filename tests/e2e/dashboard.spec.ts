import { expect, type Page, test } from '@playwright/test'
import { openAdmin, signIn } from './support/admin'
import { violations } from './support/axe'
import { aCar } from './support/cars'
import { dealershipAdmin, marketer, sales, site } from './support/desk'
import { platformUrl, siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const hrefsOf = (page: Page): Promise<string[]> =>
  page.locator('.dash a').evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])

for (const width of [390, 1440])
  test(`CMS-02 at ${width} px a marketer sees stock, feeds, views and what ends, no leads, and every link leads somewhere`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const car = await aCar(site, 'where[status][equals]=in_stock')
    await withoutPopup(page)
    const counted = page.waitForResponse((answer) => answer.url().includes('/view.json'))
    await page.goto(siteUrl(site, `/cars/${car.slug}`))
    await counted

    await signIn(page, marketer)
    await openAdmin(page)
    for (const name of ['Stock', 'Feeds', 'Most viewed', 'Next 14 days', 'On the website now'])
      await expect(panel(page, name)).toBeVisible()
    await expect(panel(page, 'Leads')).toHaveCount(0)
    await expect(panel(page, 'Needs attention')).toHaveCount(0)
    // A visitor counts once for each car, so after other tests five cars may have as many views as this one.
    const viewed = await panel(page, 'Most viewed').getByRole('listitem').allInnerTexts()
    for (const row of viewed) expect(row).toMatch(/\d views?$/)
    if (viewed.length < 5) expect(viewed.join('\n')).toContain(car.stocknum)
    expect(await violations(page, '.dash')).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    for (const href of await hrefsOf(page)) expect((await page.request.get(platformUrl(href))).status(), href).toBe(200)

    const inStock = panel(page, 'Stock').getByRole('link', { name: /In stock/ })
    const count = (await inStock.innerText()).match(/[\d,]+/)?.[0] ?? ''
    await inStock.click()
    await page.waitForURL(/collections\/cars\?/)
    await expect(page.getByText(new RegExp(`of ${count}$`)).first()).toBeVisible()
  })

test('CMS-02 CMS-05 sales staff see leads and stock; what is not theirs is not there', async ({ page }) => {
  await signIn(page, sales)
  await openAdmin(page)
  await expect(panel(page, 'Leads')).toBeVisible()
  await expect(panel(page, 'Stock')).toBeVisible()
  for (const name of ['Feeds', 'Next 14 days', 'On the website now']) await expect(panel(page, name)).toHaveCount(0)
  for (const href of await hrefsOf(page)) expect((await page.request.get(platformUrl(href))).status(), href).toBe(200)
})

test('CMS-02 a platform admin sees who needs attention, and a press chooses that dealership', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  await openAdmin(page)
  const attention = panel(page, 'Needs attention')
  await expect(attention).toBeVisible()
  await expect(attention.getByRole('link', { name: /All \d+ dealerships/ })).toBeVisible()
  expect(await violations(page, '.dash')).toEqual([])
  const first = attention.getByRole('listitem').first()
  if ((await first.count()) === 0) return
  const name = await first.getByRole('button').innerText()
  await first.getByRole('button').click()
  await expect(attention).toHaveCount(0)
  await expect(page.locator('.working-for--head')).toHaveText(name)
})

test('CMS-02 an admin of one dealership sees its leads of today, and the list of them', async ({ page }) => {
  await signIn(page, dealershipAdmin)
  await openAdmin(page)
  const leads = panel(page, 'Leads')
  await expect(leads).toBeVisible()
  const today = leads.getByRole('link', { name: /Today/ })
  if ((await today.count()) === 0) {
    await expect(leads).toContainText('No lead today')
    return
  }
  await today.click()
  await page.waitForURL(/collections\/leads\?.*createdAt/)
})
