import { expect, type Locator, type Page, test } from '@playwright/test'
import { slugify } from '../../src/domain/site/slugify'
import { withPictures } from './support/browserLaunch'
import { aCar } from './support/cars'
import { fillContact, leadOf } from './support/leads'
import { searchPath, siteUrl } from './support/sites'

test.use(withPictures)

const contact = async (place: Page | Locator, page: Page, email: string) => {
  const form = place.locator('form').filter({ has: page.getByLabel('First Name') })
  await fillContact(form, email, 'Sam')
  return form
}
/** Until React has hydrated the form the browser validates it, and a hash has chosen no kind yet. */
const hydratedForm = (page: Page) => expect(page.locator('#enquire form')).toHaveAttribute('novalidate', '')
const newEmail = (): string => `sam-${crypto.randomUUID().slice(0, 8)}@shopper.test`

test('TEN-02 VDP-01 VDP-02 PRC-20 a used car: breadcrumb, price with its basis and was-price, key information', async ({
  page,
}) => {
  const car = await aCar(
    'harbour-city',
    'where[status][equals]=in_stock&where[before_price][greater_than]=20000&where[price][greater_than]=1000',
  )
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  const make = `/search/${slugify(car.make)}`
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(crumbs).toHaveText(['Home', /^(New|Demo|Used) cars$/, car.make, car.model, /\w/])
  const hrefs = await crumbs.evaluateAll((links) => links.map((link) => link.getAttribute('href')).join(' '))
  const condition = '/search/(new|demo|used)-cars'
  expect(hrefs).toMatch(new RegExp(`^/ ${condition} ${make} ${make}/${slugify(car.model)} /search/[a-z-]+$`))
  const price = page.getByTestId('price').first()
  await expect(price).toContainText(/Drive Away|Excl\. Govt\. Charges/)
  await expect(price.locator('s')).toContainText('$')
  await page.getByText('Show More').first().click()
  await expect(page.getByText('VIN', { exact: true })).toBeVisible()
  await expect(page.getByText('Show Less').first()).toBeVisible()
})

test('PRC-03 a coming car carries its tag and can be asked about', async ({ page }) => {
  const car = await aCar('harbour-city', 'where[status][equals]=coming_soon')
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  await expect(page.getByText('COMING SOON').first()).toBeVisible()
  await expect(page.getByTestId('repayment')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Talk to us about this one' })).toBeVisible()
})

test('TEN-10 RTE-01 cars, trucks, motorcycles and caravans can be browsed and opened', async ({ page }) => {
  for (const [site, kind, label] of [
    ['harbour-city', 'car', 'Cars'],
    ['big-rig-leisure', 'truck', 'Trucks'],
    ['big-rig-leisure', 'motorcycle', 'Motorcycles'],
    ['big-rig-leisure', 'caravan', 'Caravans'],
  ] as const) {
    await page.goto(siteUrl(site, `${searchPath}?item_type=${kind}`))
    await expect(page.getByRole('link', { name: `Remove ${label}` }), kind).toBeVisible()
    await expect(page.locator('#results article').first(), kind).toBeVisible()
    const car = await aCar(site, `where[status][equals]=in_stock&where[item_type][equals]=${kind}`)
    const response = await page.goto(siteUrl(site, `/cars/${car.slug}`))
    expect(response?.status(), kind).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), kind).toContainText(car.make)
  }
  expect((await page.goto(siteUrl('harbour-city', '/cars/no-such-car')))?.status()).toBe(404)
})

test('TEN-11 LEA-38 a question about a car becomes a lead; mistakes are said and nothing is lost', async ({ page }) => {
  const car = await aCar('harbour-city', 'where[status][equals]=in_stock')
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  const email = newEmail()
  await hydratedForm(page)
  const form = await contact(page, page, 'not an address')
  await form.getByRole('button', { name: 'Enquire Now' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Please enter a valid email address.' })).toBeVisible()
  await expect(form.getByLabel('First Name')).toHaveValue('Sam')
  await contact(page, page, email)
  await form.getByRole('button', { name: 'Enquire Now' }).click()
  await expect(page).toHaveURL(/\/success\?lead_id=/)
  expect(await leadOf(email)).toMatchObject({ category: 'General Enquiry', car_id: car.id, vehicle_make: car.make })
})

test('VDP-42 Enquire Now of a card opens the question beside its car', async ({ page }) => {
  await page.goto(siteUrl('harbour-city', '/search/used-cars'))
  const card = page
    .locator('#results article')
    .filter({ has: page.getByRole('link', { name: 'Enquire Now' }) })
    .first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: 'Enquire Now' }).click()
  await expect(page.getByRole('dialog')).toContainText(name)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // The closed dialog's form is in the section too, until it has faded out.
  await expect(page.locator('#enquire form:not(dialog form)')).toHaveAttribute('novalidate', '')
})

test('VDP-42 a button pressed before the page has its script opens its dialog all the same', async ({ page }) => {
  const car = await aCar('harbour-city', 'where[status][equals]=in_stock')
  // Between the router's start, which reads the address, and its first commit, which writes it back.
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`), { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Ask for a Video' }).click()
  const dialog = page.getByRole('dialog', { name: /^Ask for a video walkaround: / })
  await expect(dialog.getByLabel('First Name')).toBeVisible()
})

test('TEN-02 TEN-11 LEA-20 LEA-25 test drives, photos and videos are asked for without a comment', async ({ page }) => {
  const car = await aCar('harbour-city', 'where[status][equals]=in_stock')
  for (const [hash, button, category, message] of [
    ['#test-drive', 'Book a Test Drive', 'Test Drive', 'test drive'],
    ['#photos', 'Request Photos', 'Request Photos', 'Please send photos for this car'],
    ['#video', 'Ask for a Video', 'Request Video', 'Please send a video walkaround of this car'],
  ] as const) {
    await page.goto(siteUrl('harbour-city', `/cars/${car.slug}${hash}`))
    await page.reload()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('form')).toHaveAttribute('novalidate', '')
    const email = newEmail()
    const form = await contact(dialog, page, email)
    await form.getByRole('button', { name: button }).click()
    await test.step('RTE-07 LEA-24 what follows', async () => {
      if (hash === '#photos' || hash === '#video')
        await expect(page.getByText('Thank you, we have your enquiry.')).toBeVisible()
      else await expect(page).toHaveURL(/\/success\?lead_id=/)
    })
    const lead = await leadOf(email)
    expect(lead?.category).toBe(category)
    expect(lead?.message).toContain(message)
  }
})

test('TEN-08 TEN-11 an anonymous visitor compares two cars side by side', async ({ page }) => {
  const cars = await Promise.all(
    [1, 2].map((number) => aCar('harbour-city', `where[status][equals]=in_stock&page=${number}`)),
  )
  for (const { slug } of cars) {
    await page.goto(siteUrl('harbour-city', `/cars/${slug}`))
    const compare = page.getByRole('button', { name: 'Compare', exact: true })
    await compare.click()
    await expect(page.getByText('Added to your comparison')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Compare (2)' }).click()
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveCount(2)
  for (const { make } of cars) await expect(page.getByRole('table')).toContainText(make)
  await expect(page.locator('tr[data-differs=true]').first()).toBeVisible()
  await heads
    .first()
    .getByRole('link', { name: /^Remove/ })
    .click()
  await expect(heads).toHaveCount(1)
})

test('TEN-11 LAW-01 LAW-02 the calculator repays with the comparison rate and its warning', async ({ page }) => {
  const car = await aCar(
    'harbour-city',
    'where[status][equals]=in_stock&where[price][greater_than]=20000&where[reserved][not_equals]=true&where[car_type][equals]=used',
  )
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  const finance = page.locator('#finance')
  await finance.scrollIntoViewIfNeeded()
  await expect(finance.getByText('Cannot be less than $1,000 or more than $250,000')).toBeVisible()
  await expect(finance.getByTestId('repayment')).toContainText('Comparison rate')
  await expect(finance.getByTestId('comparison-warning')).toContainText('WARNING: This comparison rate is true only')
  await test.step('FIN-19 FIN-20 FIN-27 a price above the range becomes its most', async () => {
    const price = finance.getByLabel('Purchase price', { exact: true })
    await price.fill('999999')
    await price.blur()
    await expect(price).toHaveValue('250,000')
  })
  await finance.getByText('Monthly', { exact: true }).click()
  await expect(finance.getByTestId('repayment')).toContainText('/mth')
})

test('TEN-12 PDF-01 PDF-02 a car downloads as {slug}.pdf', async ({ page }) => {
  const car = await aCar('harbour-city', 'where[status][equals]=in_stock')
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PDF' }).click()
  expect((await download).suggestedFilename()).toBe(`${car.slug}.pdf`)
  const [type, start] = await page.evaluate(async (path) => {
    const answer = await fetch(path)
    return [answer.headers.get('content-type'), (await answer.text()).slice(0, 5)]
  }, `/api/cars/${car.slug}/pdf`)
  expect([type, start]).toEqual(['application/pdf', '%PDF-'])
  const sold = await aCar('harbour-city', 'where[status][equals]=sold')
  const refused = await page.evaluate(async (path) => {
    const answer = await fetch(path)
    return [answer.status, await answer.json()]
  }, `/api/cars/${sold.slug}/pdf`)
  expect(refused).toMatchObject([410, { success: false, error: { code: 'sold' } }])
})

test('TEN-14 WhatsApp and text messages begin with a question about the car', async ({ page }) => {
  const car = await aCar('harbour-city', 'where[status][equals]=in_stock')
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  const asked = new RegExp(`${encodeURIComponent(car.make)}.*${encodeURIComponent(`/cars/${car.slug}`)}$`)
  const whatsApp = page.getByRole('link', { name: 'WhatsApp' }).first()
  await expect(whatsApp).toBeVisible()
  await expect(whatsApp).toHaveAttribute('href', asked)
  const text = page.locator('a[href^="sms:+61"]')
  await expect(text).toHaveAttribute('href', asked)
  await expect(text, 'only on phones').toBeHidden()
})

test('TEN-12 RTE-04 RTE-05 a trade-in is valued for a car, or on its own', async ({ page }) => {
  const car = await aCar('harbour-city', 'where[status][equals]=in_stock')
  for (const path of ['/trade-in', '/sell-your-car', '/sell-my-car']) {
    expect((await page.goto(siteUrl('harbour-city', path)))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Sell your car' })).toBeVisible()
  }
  await page.goto(siteUrl('harbour-city', `/cars/trade-in?car_id=${car.id}`))
  await expect(page.getByText('You are trading in on')).toBeVisible()
  const email = newEmail()
  const form = page.locator('form:has([name=rego_state])')
  await expect(form).toHaveAttribute('novalidate', '')
  await form.getByLabel('State').selectOption('NSW')
  await form.getByLabel('Make').fill('Mazda')
  await form.getByLabel('Model').fill('CX-5')
  await form.getByLabel('Year').fill('2012')
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByLabel('Kilometres').fill('161200')
  await form.getByLabel('Condition').selectOption('Good')
  await form.getByRole('button', { name: 'Continue' }).click()
  await fillContact(form, email)
  await form.getByRole('button', { name: 'Value my trade-in' }).click()
  await expect(page).toHaveURL(/\/success\?lead_id=/)
  expect(await leadOf(email)).toMatchObject({ category: 'Trade In', car_id: car.id })
})

test('BUY-01 a site without checkout offers none', async ({ page }) => {
  const car = await aCar('harbour-city', 'where[status][equals]=in_stock')
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  await expect(page.getByRole('link', { name: /^Reserve/ })).toHaveCount(0)
  expect((await page.goto(siteUrl('harbour-city', `/cars/${car.slug}/checkout`)))?.status()).toBe(404)
})
