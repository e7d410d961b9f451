import { expect, type Page, test } from '@playwright/test'
import { countSearches } from './support/searches'
import { all, cards, countOf, facet, filters, hydrated, open, prices, total } from './support/searchPage'

const address = (page: Page) => new URL(page.url()).searchParams

test('SRP-26 SRP-29 SRP-30 SRP-31 the slider runs from the least to the dearest, and its ends mean no filter', async ({
  page,
}) => {
  await open(page, all)
  const [low, high] = [
    filters(page).getByRole('slider', { name: 'Lowest price' }),
    filters(page).getByRole('slider', { name: 'Highest price' }),
  ]
  const bounds = [Number(await low.getAttribute('aria-valuemin')), Number(await high.getAttribute('aria-valuemax'))]
  const shown = await prices(page)
  expect(bounds[0]).toBeLessThanOrEqual(Math.min(...shown))
  expect(bounds[1]).toBeGreaterThanOrEqual(Math.max(...shown))
  for (const bound of bounds) expect(bound % 1000).toBe(0)
  const everything = await total(page)
  await high.focus()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/price=%3A\d+000$/)
  await expect.poll(() => total(page)).toBeLessThan(everything)
  await high.focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(new RegExp(`${all}$`))
  await expect.poll(() => total(page)).toBe(everything)
})

test('SRP-27 SRP-28 no thumb passes the other', async ({ page }) => {
  await open(page, `${all}?price=20000:40000`)
  const low = filters(page).getByRole('slider', { name: 'Lowest price' })
  await low.focus()
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('PageUp')
  await expect.poll(() => address(page).get('price')).toBe('40000:40000')
})

test('SRP-01 two filters in quick succession both count, and each turns at once', async ({ page }) => {
  await open(page, all)
  await hydrated(page)
  // Holds every answer until both have been clicked.
  let answer: () => void = () => undefined
  const clicked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/multi-search', async (route) => {
    await clicked
    await route.continue()
  })
  const makes = facet(page, 'Make').getByRole('checkbox')
  await makes.nth(0).click()
  await expect(makes.nth(0)).toHaveAttribute('aria-checked', 'true')
  await makes.nth(1).click()
  await expect(makes.nth(1)).toHaveAttribute('aria-checked', 'true')
  answer()
  await expect.poll(() => address(page).getAll('make')).toHaveLength(2)
  await expect(facet(page, 'Make').locator('[aria-checked=true]')).toHaveCount(2)
  await expect(page.locator('#results')).toHaveAttribute('aria-busy', 'false')
  await expect(facet(page, 'Make').locator('[aria-checked=true]')).toHaveCount(2)
})

test('SRP-01 an old answer that comes late never replaces a newer one', async ({ page }) => {
  await open(page, all)
  await hydrated(page)
  const [toyotas, makes] = [await countOf(page, 'Make', /^Toyota/), facet(page, 'Make').getByRole('checkbox')]
  const [toyota, kia] = [makes.filter({ hasText: /^Toyota/ }), makes.filter({ hasText: /^Kia/ })]
  const kias = await countOf(page, 'Make', /^Kia/)
  // The answer to the first press waits until the second one has been rendered.
  let letThrough: () => void = () => undefined
  const drawn = new Promise<void>((resolve) => (letThrough = resolve))
  const isFirst = (body: string | null) => body !== null && body.includes('Toyota') && !body.includes('Kia')
  await page.route('**/multi-search', async (route) => {
    if (isFirst(route.request().postData())) await drawn
    await route.continue()
  })
  const late = page.waitForResponse((response) => isFirst(response.request().postData()))
  await toyota.click()
  await kia.click()
  await expect.poll(() => total(page)).toBe(toyotas + kias)
  letThrough()
  await (await late).finished()
  await expect(page.locator('#results')).toHaveAttribute('aria-busy', 'false')
  expect(await total(page)).toBe(toyotas + kias)
  await expect(facet(page, 'Make').locator('[aria-checked=true]')).toHaveCount(2)
})

test('SRP-06 the fields beside a slider say what the address says, and write it', async ({ page }) => {
  await open(page, `${all}?price=20000:40000&year=2020:`)
  await expect(facet(page, 'Price').getByLabel('From price')).toHaveValue('20,000')
  await expect(facet(page, 'Year').getByLabel('From year')).toHaveValue('2020')
  await facet(page, 'Price').getByLabel('To price').fill('35,000')
  await page.keyboard.press('Enter')
  await expect.poll(() => address(page).get('price')).toBe('20000:35000')
  await expect.poll(async () => Math.max(...(await prices(page)))).toBeLessThanOrEqual(35_000)
  await page.goBack()
  await expect(facet(page, 'Price').getByLabel('To price')).toHaveValue('40,000')
})

test('SRP-35 ERR-04 ERR-05 a refused amount is only logged, and the page goes on', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await open(page, all)
  const before = await total(page)
  await filters(page).locator('[data-facet=year] > summary').click()
  await facet(page, 'Year').getByLabel('From year').fill('1900')
  await page.keyboard.press('Enter')
  await facet(page, 'Price').getByLabel('To price').fill('99999999')
  await page.keyboard.press('Enter')
  await expect.poll(() => logged).toContain('Cannot refine below the range minimum')
  expect(logged).toContain('Cannot refine above the range maximum')
  expect(await total(page)).toBe(before)
  await expect(facet(page, 'Year').getByLabel('From year')).toHaveValue('')
  await expect(page).toHaveURL(new RegExp(`${all}$`))
})

test('SRP-35 ERR-03 a slider that fails is only logged, and the page goes on', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await open(page, all)
  await hydrated(page)
  const before = await total(page)
  // As Safari does when an address changes too often.
  await page.evaluate(() => {
    window.history.pushState = () => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError')
    }
  })
  await filters(page).getByRole('slider', { name: 'Lowest price' }).focus()
  await page.keyboard.press('PageUp')
  await expect.poll(() => logged.some((text) => text.startsWith('Error with slider refinement'))).toBe(true)
  expect(await total(page)).toBe(before)
  await page.evaluate(() => Reflect.deleteProperty(window.history, 'pushState'))
  await facet(page, 'Make').getByRole('checkbox').first().click()
  await expect.poll(() => total(page)).toBeLessThan(before)
})

test('SEA-29 a slider on the move searches once, when it has stood still', async ({ page }) => {
  await open(page, all)
  const searches = countSearches(page)
  await filters(page).getByRole('slider', { name: 'Lowest price' }).focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/price=\d+000%3A$/)
  await expect(page.locator('#results')).toHaveAttribute('aria-busy', 'false')
  expect(searches()).toBe(1)
})

test('SEA-28 a search made before is shown again without asking', async ({ page }) => {
  await open(page, all)
  await hydrated(page)
  const searches = countSearches(page)
  const toyota = facet(page, 'Make').getByRole('checkbox', { name: /^Toyota/ })
  const everything = await total(page)
  await toyota.click()
  await expect.poll(() => total(page)).toBeLessThan(everything)
  await toyota.click()
  // The server's own answer was cached too.
  await expect.poll(() => total(page)).toBe(everything)
  expect(searches()).toBe(1)
  await toyota.click()
  await expect.poll(() => total(page)).toBeLessThan(everything)
  expect(searches()).toBe(1)
})

test('SEA-02 SRP-22 make, model and badge are one tree; seven makes or the site’s own first', async ({ page }) => {
  await open(page, `${all}?make=Toyota`)
  const makes = facet(page, 'Make')
  await expect(makes.getByText('Show all makes')).toBeVisible()
  await expect(makes.getByRole('checkbox', { name: /^Audi/ })).toBeHidden()
  await makes.getByText('Show all makes').click()
  await expect(makes.getByRole('checkbox', { name: /^Audi/ })).toBeVisible()
  const corolla = facet(page, 'Model').getByRole('checkbox', { name: /^Corolla \d/ })
  const corollas = Number((await corolla.innerText()).split(/\s+/).at(-1))
  await corolla.click()
  await expect.poll(() => total(page)).toBe(corollas)
  await expect.poll(() => address(page).get('make_model')).toBe('Toyota|Corolla')
  const badge = facet(page, 'Badge').getByRole('checkbox').first()
  const promised = Number((await badge.innerText()).split(/\s+/).at(-1))
  await badge.click()
  await expect.poll(() => total(page)).toBe(promised)
  // Removing a make removes its models and badges.
  await makes.getByRole('checkbox', { name: /^Toyota/ }).click()
  await expect(page).toHaveURL(new RegExp(`${all}$`))
})

test('SEA-01 colours are swatches; a part of the panel stays open when its last value goes', async ({ page }) => {
  await open(page, all)
  await filters(page).getByText('More filters').click()
  await filters(page).locator('[data-facet=colour] > summary').click()
  const white = facet(page, 'Colour').getByRole('checkbox', { name: /^White/ })
  const promised = Number((await white.innerText()).split(/\s+/).at(-1))
  await white.click()
  await expect.poll(() => total(page)).toBe(promised)
  await white.click()
  await expect(white).toHaveAttribute('aria-checked', 'false')
  await expect(white).toBeVisible()
  await expect(white).toBeFocused()
})

test('SRP-04 any filter goes back to the first page', async ({ page }) => {
  await open(page, `${all}?page=2`)
  await facet(page, 'Make').getByRole('checkbox').first().click()
  await expect(page).toHaveURL(/make=/)
  expect(address(page).get('page')).toBeNull()
})

test('SRP-01 a value can be switched with the space bar, and focus stays on it', async ({ page }) => {
  await open(page, all)
  await hydrated(page)
  const used = facet(page, 'Condition').getByRole('checkbox', { name: /^Used/ })
  await used.focus()
  await page.keyboard.press('Space')
  await expect(used).toHaveAttribute('aria-checked', 'true')
  await expect(used).toBeFocused()
  await expect(page.getByTestId('result-count')).toHaveAttribute('aria-live', 'polite')
})

/** Kilometres as the cards say them; under one counts as none. */
const distances = async (page: Page): Promise<number[]> =>
  (
    await cards(page)
      .getByText(/^· (?:under 1|\d+) km$/)
      .allTextContents()
  ).map((text) => (text.includes('under') ? 0 : Number(text.replace(/\D/g, ''))))

test('ALRT-05 ERR-23 cars near a postcode, nearest first; a postcode nobody knows is refused', async ({ page }) => {
  await open(page, all)
  await filters(page).locator('[data-facet=near] > summary').click()
  const near = facet(page, 'Distance')
  await near.getByRole('textbox', { name: 'Postcode' }).fill('2000')
  await page.keyboard.press('Enter')
  await expect(near.getByText(/^Around .+, NSW$/)).toBeVisible()
  expect(Object.fromEntries(address(page))).toEqual({ postcode: '2000', distance: '50', sortBy: 'distance' })
  const ascending = async () => {
    const shown = await distances(page)
    return shown.length > 0 && shown.every((km, at) => km >= (shown[at - 1] ?? 0))
  }
  await expect.poll(ascending).toBe(true)
  const shown = await distances(page)
  expect(shown).toHaveLength(await cards(page).count())
  expect(Math.max(...shown)).toBeLessThanOrEqual(50)
  for (const wrong of ['99', '0001']) {
    await near.getByRole('textbox', { name: 'Postcode' }).fill(wrong)
    await expect(near.getByText('Invalid postcode')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(near.getByText('Invalid postcode'), wrong).toBeVisible()
  }
  expect(address(page).get('postcode')).toBe('2000')
})

test('ENT-23 a search is remembered with its filters and path, and offered in the keyword box', async ({ page }) => {
  await open(page, '/search/suv')
  await hydrated(page)
  const promised = await countOf(page, 'Make', /^Toyota/)
  await facet(page, 'Make')
    .getByRole('checkbox', { name: /^Toyota/ })
    .click()
  // Waits for the answer: a search that is left before its answer is not remembered.
  await expect.poll(() => total(page)).toBe(promised)
  await expect(page).toHaveURL(/make=Toyota$/)
  await open(page, all)
  await hydrated(page)
  expect(await page.evaluate(() => window.localStorage.getItem('search-history'))).toBe(
    JSON.stringify([{ path: '/search/suv', search: 'make=Toyota' }]),
  )
  await page.getByRole('search', { name: 'Keyword' }).getByRole('combobox').click()
  await page
    .getByRole('option', { name: /Toyota/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/search\/suv\?make=Toyota$/)
})
