import { expect, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
import { all, facet, filters, hydrated, open } from './support/searchPage'

test('who only looks at the first results asks the search server nothing; the pointer’s first move makes it ready', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/multi-search') && asked.push(request.url()))
  await page.clock.install()
  await open(page, all)
  await hydrated(page)
  await page.clock.fastForward('01:00')
  expect(asked).toEqual([])
  await page.mouse.move(200, 300)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

const openAll = async (page: Page, within: ReturnType<typeof filters>) => {
  // Twice: 'More filters' shows more of them.
  for (let round = 0; round < 2; round += 1) {
    const closed = within.locator('details:not([open]) > summary')
    for (let left = await closed.count(); left > 0; left = await closed.count()) await closed.first().click()
  }
}

test.describe('A11Y-01 axe finds nothing in any state of the search page', () => {
  test('A11Y-01 every filter open, with chips', async ({ page }) => {
    await open(page, `${all}?make=Toyota&make_model=Toyota|Corolla&price=10000:60000&colour=White&postcode=2000`)
    await openAll(page, filters(page))
    await expect(filters(page).getByRole('slider').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('A11Y-01 nothing found', async ({ page }) => {
    await open(page, `${all}?make=Toyota&price=1:2`)
    expect(await violations(page)).toEqual([])
  })

  test('A11Y-01 SRP-03 a failed search', async ({ page }) => {
    await open(page, all)
    await hydrated(page)
    await page.route('**/multi-search', (route) => route.fulfill({ status: 503, body: '{}' }))
    await facet(page, 'Make').getByRole('checkbox').first().click()
    await expect(page.getByText(/these are the results from before/)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test.describe('A11Y-01 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('A11Y-01 the filter drawer, all its parts open', async ({ page }) => {
    await open(page, `${all}?make=Toyota&price=10000:60000`)
    // At the end of the list the Filter button is below it and covers no card's link.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.getByRole('button', { name: /^Filter/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await openAll(page, drawer)
    expect(await violations(page)).toEqual([])
  })
})
