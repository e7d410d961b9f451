import { expect, test } from '@playwright/test'
import { all, cards, countOf, facet, filters, hydrated, open, prices, titles, total } from './searchPage'

/** What the page's own search does, whichever way it reaches the search server (SEA-15). */
export const searchTests = () => {
  test.describe('facets', () => {
    for (const { id, group, value, param } of [
      { id: 'SRP-21 SRP-22', group: 'Make', value: /^Toyota/, param: 'make=Toyota' },
      { id: 'SEA-02', group: 'Body type', value: /^SUV/, param: 'simple_body=SUV' },
      { id: 'SEA-01', group: 'Condition', value: /^Used/, param: 'car_type=used' },
    ]) {
      test(`${id} SRP-01 ${group} narrows the results to as many as it promises, without loading a page`, async ({
        page,
      }) => {
        await open(page, all)
        await hydrated(page)
        await page.evaluate(() => Object.assign(window, { stayed: true }))
        // What is not chosen by most is one click away.
        if (group === 'Body type') await filters(page).getByText(group, { exact: true }).click()
        const promised = await countOf(page, group, value)
        const option = facet(page, group).getByRole('checkbox', { name: value })
        await option.click()
        await expect(page).toHaveURL(new RegExp(`\\?${param}$`))
        await expect.poll(() => total(page)).toBe(promised)
        await expect(option).toHaveAttribute('aria-checked', 'true')
        await expect(option).toBeFocused()
        expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
      })
    }

    test('SEA-03 a range narrows the price, and its chip takes it away again', async ({ page }) => {
      await open(page, all)
      const before = await total(page)
      await facet(page, 'Price').getByRole('checkbox').first().click()
      await expect(page).toHaveURL(/price=%3A\d+$/)
      await expect.poll(() => total(page)).toBeLessThan(before)
      const limit = Number(new URL(page.url()).searchParams.get('price')?.replace(':', ''))
      for (const price of await prices(page)) expect(price).toBeLessThanOrEqual(limit)
      await page.getByRole('link', { name: /^Remove Up to/ }).click()
      await expect.poll(() => total(page)).toBe(before)
      await expect(page).toHaveURL(new RegExp(`${all}$`))
    })

    test('SRP-06 SRP-31 SEA-29 a slider moved by keyboard is in the address as min:max', async ({ page }) => {
      await open(page, all)
      const thumb = filters(page).getByRole('slider', { name: 'Lowest price' })
      await thumb.focus()
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('PageUp')
      await expect(page).toHaveURL(/price=\d+000%3A$/)
      const least = Number(new URL(page.url()).searchParams.get('price')?.replace(':', ''))
      await expect(cards(page).first()).toBeVisible()
      await expect.poll(async () => Math.min(...(await prices(page)))).toBeGreaterThanOrEqual(least)
    })

    test('SRP-21 models appear once a make is chosen', async ({ page }) => {
      await open(page, all)
      await expect(facet(page, 'Model')).toHaveCount(0)
      await open(page, `${all}?make=Toyota`)
      await expect(facet(page, 'Model').getByRole('checkbox', { name: /^Corolla \d/ })).toBeVisible()
    })
  })

  test('SEA-30 SRP-04 a keyword finds cars while it is typed, and goes back to page 1', async ({ page }) => {
    await open(page, `${all}?page=2`)
    await page.getByRole('search', { name: 'Keyword' }).getByRole('combobox').pressSequentially('toyota corolla')
    await expect(page).toHaveURL(/\?query=toyota\+corolla$/)
    await expect.poll(async () => (await titles(page)).every((title) => /toyota corolla/i.test(title))).toBe(true)
  })

  test('SEA-21 SEA-22 the order is the shopper’s', async ({ page }) => {
    await open(page, all)
    await page.getByLabel('Sort by').first().selectOption('price:desc')
    await expect(page).toHaveURL(/sortBy=price%3Adesc$/)
    const descending = (list: number[]) =>
      list.length > 5 && list.every((price, at) => at === 0 || price <= list[at - 1]!)
    await expect.poll(async () => descending(await prices(page))).toBe(true)
  })

  test('RTE-24 SEA-26 pages of 21 cars, none on two of them', async ({ page }) => {
    await open(page, all)
    const hrefs = () =>
      cards(page)
        .locator('h3 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const first = await hrefs()
    expect(first.length).toBeLessThanOrEqual(21)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect.poll(async () => (await hrefs()).some((href) => first.includes(href))).toBe(false)
    await page.reload()
    expect((await hrefs()).some((href) => first.includes(href))).toBe(false)
  })

  test('SRP-01 SRP-05 reload and back restore the search', async ({ page }) => {
    await open(page, all)
    const everything = await total(page)
    await facet(page, 'Make')
      .getByRole('checkbox', { name: /^Toyota/ })
      .click()
    await expect.poll(() => total(page)).toBeLessThan(everything)
    const toyotas = await total(page)
    await facet(page, 'Condition').getByRole('checkbox', { name: /^Used/ }).click()
    await expect.poll(() => total(page)).toBeLessThan(toyotas)
    const used = await total(page)
    await page.reload()
    expect(await total(page)).toBe(used)
    await page.goBack()
    await expect.poll(() => total(page)).toBe(toyotas)
    await cards(page).first().getByRole('heading').click()
    await expect(page).toHaveURL(/\/cars\//)
    await page.goBack()
    await expect(page).toHaveURL(/\?make=Toyota$/)
    await expect.poll(() => total(page)).toBe(toyotas)
    await page.goBack()
    await expect.poll(() => total(page)).toBe(everything)
  })

  test('SRP-05 a link of the menu to the page itself takes the filters away', async ({ page }) => {
    await open(page, all)
    const everything = await total(page)
    await facet(page, 'Make')
      .getByRole('checkbox', { name: /^Toyota/ })
      .click()
    await expect.poll(() => total(page)).toBeLessThan(everything)
    // The footer moves once more when the results are hydrated, and a press beside a link has no effect.
    await hydrated(page)
    await page.locator(`footer a[href="${all}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${all}$`))
    await expect.poll(() => total(page)).toBe(everything)
    await page.goBack()
    await expect.poll(() => total(page)).toBeLessThan(everything)
  })

  test('SRP-02 the bracket style of addresses is understood', async ({ page }) => {
    await open(page, `${all}?refinementList[make][0]=Toyota&range[price]=10000:40000`)
    await expect(page.getByRole('link', { name: 'Remove Toyota' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove $10,000 to $40,000' })).toBeVisible()
  })

  test('SRP-34 ERR-06 ERR-07 ERR-09 nothing found says so and leads back', async ({ page }) => {
    await open(page, `${all}?query=zzzzqqq`)
    await expect(page.getByRole('heading', { name: 'No Results Available', exact: true })).toBeVisible()
    await expect(
      page.getByText(
        'No results found for your search at this time. Please try adjusting the filters for more results.',
        { exact: true },
      ),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Clear Filters', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${all}$`))
    await expect.poll(() => total(page)).toBeGreaterThan(20)
  })

  test('SRP-03 a failed search keeps the results on screen and says so', async ({ page }) => {
    await open(page, all)
    await hydrated(page)
    const before = await titles(page)
    await page.route('**/multi-search', (route) => route.fulfill({ status: 503, body: '{}' }))
    await facet(page, 'Make')
      .getByRole('checkbox', { name: /^Toyota/ })
      .click()
    await expect(page.getByText(/these are the results from before/)).toBeVisible()
    expect(await titles(page)).toEqual(before)
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', /make=Toyota$/)
  })
}
