import { expect, type Locator, type Page, test } from '@playwright/test'
import { addSections } from './support/addSections'
import { withPictures } from './support/browserLaunch'
import { readPage } from './support/readPage'
import { siteGet } from './support/siteGet'
import { group, siteUrl } from './support/sites'
import { touch } from './support/touch'
import { withoutPopup } from './support/withoutPopup'

test.use(withPictures)

test.describe('the addresses of a location', () => {
  for (const { site, slug, canonical, name } of [
    { site: 'harbour-city', slug: 'artarmon', canonical: '/locations/artarmon', name: 'Harbour City Artarmon' },
    {
      site: 'northline-mazda',
      slug: 'medindie',
      canonical: '/our-location/medindie',
      name: 'Northline Mazda Medindie',
    },
  ])
    test(`RTE-35 every address of a location of ${site} answers and names ${canonical} as the canonical one`, async ({
      request,
    }) => {
      for (const folder of ['locations', 'our-location', 'contact-us'])
        expect(await readPage(request, site, `/${folder}/${slug}`), folder).toMatchObject({
          status: 200,
          heading: name,
          canonical: siteUrl(site, canonical),
        })
      expect((await siteGet(request, site, '/locations/nowhere')).status()).toBe(404)
    })

  test('RTE-35 ENT-02 under /locations a dealership of the group shows its own locations and no others, each with its building and how much stands there', async ({
    page,
  }) => {
    await page.goto(siteUrl(group, '/locations/second-gear'))
    // Cards of vehicles further down name their place, too.
    const names = page.getByRole('heading', { level: 3, name: /^Second Gear / })
    const preston = page.getByRole('article').filter({ has: names, hasText: 'Second Gear Preston' })
    await expect(preston.locator('img')).toBeVisible()
    await expect(preston.getByRole('link', { name: /^See \d+ cars at / })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Second Gear')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl(group, '/locations/second-gear'))
    await expect(page.getByRole('article').locator(names)).toHaveText([
      'Second Gear Preston',
      'Second Gear Dandenong',
      'Second Gear Ringwood',
    ])
  })
})

test('a location shows the people who work there, and a page those of all its locations', async ({ page }) => {
  await page.goto(siteUrl('harbour-city', '/locations/artarmon'))
  const peopleUnder = (name: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name }) })
      .getByRole('listitem')
  const atArtarmon = await peopleUnder('Who you will meet').getByRole('heading', { level: 3 }).allTextContents()
  expect(atArtarmon.length).toBeGreaterThan(0)
  await page.goto(siteUrl('harbour-city', '/about-us'))
  const all = peopleUnder('Who picks up')
  expect(await all.count()).toBeGreaterThan(atArtarmon.length)
  for (const name of atArtarmon) await expect(all.filter({ hasText: name })).toContainText('Artarmon')
})

test.describe('locations in a row', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('LOC-01 on a phone the row says that it can be swiped, and is; a card has its address and its number', async ({
    page,
  }) => {
    await page.goto(siteUrl('second-gear'))
    const hint = page.getByText('Swipe to see all 3 locations')
    const row = page.getByRole('list', { name: 'Locations' })
    const cards = row.getByRole('listitem')
    await hint.scrollIntoViewIfNeeded()
    await expect(hint).toBeVisible()
    await expect(cards).toHaveCount(3)
    await expect(cards.nth(1)).toContainText('Sales · Service')
    await expect(cards.first()).toContainText('402 Brickworks Road, Preston VIC 3072')
    await expect(cards.first().getByRole('link', { name: '(03) 5550 0210' })).toHaveAttribute('href', 'tel:0355500210')
    await row.scrollIntoViewIfNeeded()
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(390)
    await expect(cards.last()).not.toBeInViewport()
    await touch(page, row, [{ from: { x: 0.9, y: 0.2 }, to: { x: 0.1, y: 0.2 } }])
    await expect(cards.first()).not.toBeInViewport({ ratio: 0.5 })
    // The swipe comes to rest on a card; a scroll before that would be taken back.
    const isAtRest = () =>
      row.evaluate(
        (list) =>
          new Promise<boolean>((answer) => {
            const before = list.scrollLeft
            requestAnimationFrame(() => requestAnimationFrame(() => answer(list.scrollLeft === before)))
          }),
      )
    await expect.poll(isAtRest).toBe(true)
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth }))
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(hint).toBeHidden()
  })
})

test.describe('locations as cards', () => {
  /** Columns of a grid of cards, and how many of them the first row fills. */
  const gridOf = (page: Page, heading: string) =>
    page
      .locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) })
      .locator('ul')
      .evaluate((list) => {
        const tops = [...list.children].map((card) => Math.round(card.getBoundingClientRect().top))
        return {
          cards: tops.length,
          columns: getComputedStyle(list).gridTemplateColumns.split(' ').length,
          inFirstRow: tops.filter((top) => top === tops[0]).length,
        }
      })

  test('LOC-03 the columns of location cards follow their number', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const kinds: Record<string, string[]> = {
      'One location': ['parts'],
      'Two locations': ['parts', 'service'],
      'Three locations': ['sales'],
      'Four locations': ['sales', 'service'],
      'Five locations': [],
    }
    const { api, remove } = await addSections(
      'harbour-city',
      'location-columns',
      Object.entries(kinds).map(([heading, types]) => ({ blockType: 'locations', layout: 'grid', heading, types })),
    )
    await page.goto(siteUrl('harbour-city', '/location-columns'))
    expect(await gridOf(page, 'One location')).toEqual({ cards: 1, columns: 1, inFirstRow: 1 })
    expect(await gridOf(page, 'Two locations')).toEqual({ cards: 2, columns: 2, inFirstRow: 2 })
    expect(await gridOf(page, 'Three locations')).toEqual({ cards: 3, columns: 3, inFirstRow: 3 })
    expect(await gridOf(page, 'Four locations')).toEqual({ cards: 4, columns: 4, inFirstRow: 4 })
    expect(await gridOf(page, 'Five locations')).toEqual({ cards: 5, columns: 4, inFirstRow: 4 })
    await page.goto(siteUrl(group, '/contact-us'))
    expect(await gridOf(page, 'Find us')).toEqual({ cards: 6, columns: 3, inFirstRow: 3 })
    await remove()
    await api.dispose()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('RTE-33 LOC-12 the question comes first, then the map, then the places; once asked, too', async ({ page }) => {
    await withoutPopup(page)
    const main = page.getByRole('main')
    const topOf = async (part: Locator) => (await part.first().boundingBox())?.y ?? 0
    const place = main.getByRole('article')
    const question = page.getByLabel('Your postcode')
    const map = main.getByRole('group', { name: 'Map of our locations' })
    for (const query of ['', '?postcode=2015']) {
      await page.goto(siteUrl('harbour-city', `/dealer-locator${query}`))
      await expect(place.first()).toBeInViewport()
      expect(await topOf(question)).toBeLessThan(await topOf(map))
      expect(await topOf(map)).toBeLessThan(await topOf(place))
    }
    await expect(question).toHaveValue('2015')
    const hours = place.first().locator('details')
    await hours.locator('summary').click()
    await expect(hours.getByText('Monday – Friday').filter({ visible: true })).toHaveCount(1)
    // In one row with its button.
    const button = main.getByRole('button', { name: 'Find nearest' })
    expect(Math.abs((await topOf(button)) - (await topOf(question)))).toBeLessThan(4)
  })

  test('RTE-33 CON-07 the footer does not repeat the places that the page has just shown', async ({ page }) => {
    await withoutPopup(page)
    const said = page.getByRole('contentinfo').getByRole('link', { name: 'Harbour City Artarmon' })
    await page.goto(siteUrl('harbour-city', '/finance'))
    await expect(said).toBeVisible()
    await page.goto(siteUrl('harbour-city', '/dealer-locator'))
    await expect(said).toBeHidden()
  })
})

test.describe('what a shopper needs first', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('RTE-33 LOC-01 the first three places and their map are seen without scrolling, with building, hours, phone, way and stock', async ({
    page,
  }) => {
    await withoutPopup(page)
    await page.goto(siteUrl('harbour-city', '/dealer-locator'))
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.nth(2)).toBeInViewport({ ratio: 0.95 })
    const heights = await cards.locator('img[src*=places]').evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(heights.map((px) => px > 100)).toEqual([true, true, true])
    await expect(page.getByRole('group', { name: 'Map of our locations' })).toBeInViewport()
    await expect(page.getByText('Simplified map, for orientation.')).toHaveCount(1)
    const first = cards.first()
    await expect(first.getByText(/^(Open now|Closed now|Closed, opens )/).first()).toBeVisible()
    await expect(first.getByText('Monday – Friday').filter({ visible: true })).toHaveCount(1)
    await expect(first.getByRole('link', { name: '(02) 5550 0140' })).toHaveAttribute('href', 'tel:0255500140')
    await expect(first.getByRole('link', { name: 'Directions to Harbour City Artarmon' })).toHaveAttribute(
      'href',
      /^https:\/\//,
    )
    const stock = first.getByRole('link', { name: /^See \d+ cars at / })
    const [count = ''] = /\d+/.exec(await stock.innerText()) ?? []
    await stock.click()
    await expect(page.getByTestId('result-count')).toHaveText(new RegExp(`^${count} `))
  })

  test('RTE-33 LOC-01 an entry of the list marks its pin, and its number leads to the pin', async ({ page }) => {
    await withoutPopup(page)
    await page.goto(siteUrl('harbour-city', '/dealer-locator'))
    const first = page.getByRole('main').locator('li[id^=place-]').first()
    const pin = page.locator(`#pin-${((await first.getAttribute('id')) ?? '').replace('place-', '')}`)
    const colour = () => pin.evaluate((mark) => getComputedStyle(mark).color)
    const before = await colour()
    await first.hover()
    await expect.poll(colour).not.toBe(before)
    await page.mouse.move(0, 0)
    await expect.poll(colour).toBe(before)
    await first.getByRole('link', { name: 'Show Harbour City Artarmon on the map' }).press('Enter')
    await expect(page).toHaveURL(/#pin-/)
    await expect(pin).toBeInViewport()
  })

  test('LOC-02 RTE-37 the test drive asked for at a location is for that location', async ({ page }) => {
    await withoutPopup(page)
    await page.goto(siteUrl('harbour-city', '/locations/alexandria'))
    await page.getByRole('link', { name: 'Book a test drive' }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/book-test-drive\/at\/[\w-]{36}$/)
    expect(new URL(page.url()).host).toBe(new URL(siteUrl('harbour-city')).host)
    const chosen = page.getByLabel('Location').locator('option:checked')
    await expect(chosen).toHaveText('Harbour City Alexandria')
  })

  test('LOC-02 LOC-12 a location’s page begins with its hours of today, phone and way, names each department, and ends with the nearest others', async ({
    page,
  }) => {
    await withoutPopup(page)
    await page.goto(siteUrl('harbour-city', '/locations/artarmon'))
    const main = page.getByRole('main')
    await expect(main.getByText(/^(Today |Tomorrow |[A-Z][a-z]+day \d)/).first()).toBeInViewport()
    await expect(main.getByRole('link', { name: '(02) 5550 0140' }).first()).toBeInViewport()
    await expect(main.getByRole('link', { name: 'Get directions' })).toBeInViewport()
    await expect(main.getByLabel('Department')).toBeInViewport()
    await expect(main.getByRole('heading', { level: 3, name: 'Service', exact: true })).toBeVisible()
    const near = page.locator('section', { has: page.getByRole('heading', { name: 'Nearest other locations' }) })
    await expect(near.getByRole('heading', { level: 3 })).toHaveText([
      'Harbour City Alexandria',
      'Harbour City Used Cars Parramatta',
    ])
    await expect(near.getByText(/^\d+ km away$/)).toHaveCount(2)
  })
})
