import { expect, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { aCar } from './support/cars'
import { all, cards, facet, hydrated, open, site } from './support/searchPage'

test.use(withPictures)

const savedLink = (page: Page) => page.getByTestId('saved-link')
const toasts = (page: Page, title: string) => page.getByText(title, { exact: true })

test.describe('a card', () => {
  test('SRP-08 SRP-09 SRP-13 has its photo, place, name and two ways on', async ({ page }) => {
    await open(page, '/search/used-cars')
    const card = cards(page)
      .filter({ has: page.getByRole('link', { name: /^Enquire Now/ }) })
      .first()
    await expect(card.getByRole('img').first()).toBeVisible()
    await expect(card.getByText(/^Harbour City/).first()).toBeVisible()
    const link = card.getByRole('heading').getByRole('link')
    await expect(card.getByText('View Details')).toHaveAttribute('href', (await link.getAttribute('href')) ?? '')
    await card.getByRole('link', { name: /^Enquire Now/ }).click()
    await expect(page).toHaveURL(/\/cars\/[^#]+#enquire$/)
  })

  test('SRP-09 a mouse moved over the photo leafs through the others', async ({ page }) => {
    await open(page, '/search/used-cars')
    await hydrated(page)
    const card = cards(page).first()
    const box = await card.boundingBox()
    if (!box) throw new Error('The first card is not on the page.')
    await page.mouse.move(box.x + box.width * 0.1, box.y + 60)
    await page.mouse.move(box.x + box.width * 0.9, box.y + 60, { steps: 3 })
    const others = card.locator('img[data-photo]')
    await expect(others.last()).toBeVisible()
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height - 10)
    await expect(others.last()).toBeHidden()
  })

  test('SRP-12 LAW-02 a page with repayments holds the warning', async ({ page }) => {
    await open(page, '/search/used-cars')
    await expect(cards(page).getByTestId('repayment').first()).toBeVisible()
    await expect(page.locator('#results').getByTestId('comparison-warning')).toContainText('WARNING')
  })

  test('SRP-11 shows views where the site wants them', async ({ page }) => {
    await open(page, '/search/used-cars', 'second-gear')
    await expect(
      cards(page)
        .getByText(/^[\d,]+\s+views?$/)
        .first(),
    ).toBeVisible()
    await open(page, '/search/used-cars')
    await expect(cards(page).getByText(/^[\d,]+\s+views?$/)).toHaveCount(0)
  })
})

test.describe('cars kept in the browser', () => {
  test('SRP-10 ERR-27 ERR-28 a saved car is counted in the header, listed, kept, and let go', async ({ page }) => {
    await open(page, '/search/used-cars')
    const save = cards(page)
      .first()
      .getByRole('button', { name: /^Save / })
    const name = ((await save.getAttribute('aria-label')) ?? '').replace('Save ', '')
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(toasts(page, 'Car Saved In Watchlist')).toBeVisible()
    await expect(page.getByText(`${name} is now available in your watchlist`)).toBeVisible()
    await expect(savedLink(page)).toHaveAccessibleName('Saved cars: 1')
    await page.getByRole('link', { name: 'View List' }).click()
    await expect(page).toHaveURL(/\/watchlist$/)
    const kept = page.locator('main article')
    await expect(kept).toHaveCount(1)
    expect(await violations(page)).toEqual([])
    await page.reload()
    await kept.getByRole('button', { name: `Save ${name}` }).click()
    await expect(toasts(page, 'Car Removed')).toBeVisible()
    await expect(page.getByText('Nothing saved yet')).toBeVisible()
    await expect(savedLink(page)).toHaveAccessibleName('Saved cars')
  })

  test('SRP-10 WAT-09 another site’s cards have favourites', async ({ page }) => {
    await open(page, '/search/used-cars', 'second-gear')
    await cards(page)
      .getByRole('button', { name: /^Favourite / })
      .first()
      .click()
    await expect(savedLink(page)).toHaveAccessibleName('Favourites: 1')
  })

  test('SRP-10 WAT-13 a group’s cards compare', async ({ page }) => {
    await open(page, '/search/used-cars', 'apex-motor-group')
    for (const at of [0, 1])
      await cards(page)
        .nth(at)
        .getByRole('button', { name: /^Compare / })
        .click()
    await expect(savedLink(page)).toHaveAccessibleName('Compare: 2')
    await savedLink(page).click()
    await expect(page).toHaveURL(/\/compare\?ids=[\w-]+,[\w-]+$/)
  })

  test('ALRT-03 cars looked at come back in a rail, without those no longer shown', async ({ page }) => {
    const car = await aCar(site, 'where[status][equals]=in_stock&where[car_type][equals]=used')
    await open(page, `/cars/${car.slug}`)
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('viewed-cars'))).toContain(car.id)
    await page.evaluate(() => {
      const kept: unknown = JSON.parse(window.localStorage.getItem('viewed-cars') ?? '[]')
      const gone = { id: '00000000-0000-4000-8000-000000000000', make: 'Gone', model: 'Car' }
      window.localStorage.setItem('viewed-cars', JSON.stringify([gone, ...(Array.isArray(kept) ? kept : [])]))
    })
    await open(page, '/search/demo-cars')
    const rail = page.getByRole('region', { name: 'Recently viewed' })
    await page.locator('footer').last().scrollIntoViewIfNeeded()
    await expect(rail.locator('article')).toHaveCount(1)
    await expect(rail.locator('article h3 a')).toHaveAttribute('href', `/cars/${car.slug}`)
    // Scrolled, the header may lie over links, which axe takes for their being too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await violations(page)).toEqual([])
    await rail.getByRole('button', { name: 'Clear' }).click()
    await expect(rail).toHaveCount(0)
  })
})

test.describe('the layout of results', () => {
  for (const { slug, columns, width } of [
    { slug: 'harbour-city', columns: 3, width: 1440 },
    { slug: 'apex-motor-group', columns: 3, width: 1440 },
    { slug: 'apex-motor-group', columns: 4, width: 1760 },
  ])
    test(`SRP-08 SRP-14 ${columns} cards side by side on ${slug} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/search/used-cars', slug)
      const tops = await page
        .locator('#results ul:has(article) > li')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
    })

  test('SRP-08 the list is remembered, and there before the page’s own code', async ({ page }) => {
    await open(page, '/search/used-cars')
    const width = async () => (await cards(page).first().boundingBox())?.width ?? 0
    const narrow = await width()
    await page.getByRole('button', { name: 'Show as a list' }).click()
    await expect.poll(width).toBeGreaterThan(narrow * 2)
    expect(await violations(page)).toEqual([])
    await page.route('**/*.js', (route) => route.abort())
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => window.location.reload())])
    await expect(page.locator('#results')).toHaveAttribute('data-view', 'list')
    expect(await width()).toBeGreaterThan(narrow * 2)
  })

  test('SEA-27 a list that grows keeps its cars, and its address brings the same list back', async ({ page }) => {
    const hrefs = () =>
      cards(page)
        .locator('h3 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await open(page, '/search/used-cars', 'second-gear')
    const first = await hrefs()
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect.poll(async () => (await hrefs()).length).toBeGreaterThan(first.length)
    const grown = await hrefs()
    expect(grown.slice(0, first.length)).toEqual(first)
    expect(new Set(grown).size).toBe(grown.length)
    await page.reload()
    expect(await hrefs()).toEqual(grown)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  })

  test('SRP-03 a slow search shows the shape of cards, then the cars', async ({ page }) => {
    await open(page, all)
    await hydrated(page)
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/search/multi-search', async (route) => {
      await gate
      await route.continue()
    })
    await facet(page, 'Condition').getByRole('checkbox', { name: /^Used/ }).click()
    await expect(page.locator('#results')).toHaveAttribute('aria-busy', 'true')
    await expect(page.locator('#results [data-skeleton]').first()).toBeVisible()
    release()
    await expect(page.locator('#results [data-skeleton]')).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the photo of a card grows into the gallery of its page, where motion is ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await open(page, '/search/used-cars')
    await hydrated(page)
    const grown = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          let framesLeft = 120
          const look = () => {
            const grows = document
              .getAnimations()
              .some(({ effect }) =>
                (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition-group(car-photo'),
              )
            if (location.pathname.startsWith('/cars/')) framesLeft -= 1
            if (grows || framesLeft === 0) resolve(grows)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/cars\//)
    expect(await grown).toBe(reducedMotion === 'no-preference')
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('SRP-09 a swipe over a photo shows the next one', async ({ page }) => {
    await open(page, '/search/used-cars')
    await hydrated(page)
    const card = cards(page).first()
    const box = await card.boundingBox()
    if (!box) throw new Error('The first card is not on the page.')
    const at = (clientX: number) => ({ pointerType: 'touch', clientX, clientY: box.y + 80, bubbles: true })
    await card.dispatchEvent('pointerdown', at(300))
    await card.dispatchEvent('pointermove', at(240))
    await expect(card.locator('img[data-photo="1"]')).toBeVisible()
    await card.dispatchEvent('pointerdown', at(240))
    await card.dispatchEvent('pointermove', at(300))
    await expect(card.locator('img[data-photo="1"]')).toBeHidden()
  })

  test('SRP-08 the bar changes the layout', async ({ page }) => {
    await open(page, '/search/used-cars')
    await page.getByRole('button', { name: 'Show as a list' }).last().click()
    await expect(page.locator('#results')).toHaveAttribute('data-view', 'list')
    const [first, second] = await Promise.all([cards(page).nth(0).boundingBox(), cards(page).nth(1).boundingBox()])
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(300)
  })
})
