import { expect, type Locator, type Page, test } from '@playwright/test'
import { staffApi } from './support/api'
import { violationsFromTop } from './support/axe'
import { fillContact, leadOf } from './support/leads'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

/*
 * Staff change a price while a shopper has the checkout, or the order, open: the next press says so in place, with the page as
 * it is now and everything typed still there, and the press after it is taken, without a reload.
 */

const SITE = 'second-gear'
const EXTRA = 'Tow bar, fitted, $890'

/** A car of this test's own that can be bought online, and what staff do with it. */
const carToBuy = async () => {
  const api = await staffApi('admin@demo.test')
  const [tenant] = await api.find(`tenants?where[slug][equals]=${SITE}&depth=0`)
  const car = await api.create('cars', {
    tenant: tenant?.id,
    make: 'Kia',
    model: 'Niro',
    year: 2023,
    stocknum: `CHANGE-${crypto.randomUUID().slice(0, 8)}`,
    car_type: 'used',
    item_type: 'car',
    status: 'in_stock',
    price: 24_990,
    price_type: 'egc',
    payment_processors: ['stripe'],
    show_on_dealer_website: true,
  })
  return {
    id: car.id,
    url: siteUrl(SITE, `/checkout-journey?car_id=${String(car.slug)}`),
    setPrice: (price: number) => api.update('cars', car.id, { price }),
    reserve: () => api.update('cars', car.id, { reserved: true }),
    gone: async () => {
      for (const { id } of await api.find(`reservations?where[car][equals]=${car.id}&depth=0`))
        await api.update('reservations', id, { state: 'cancelled' })
      await api.update('cars', car.id, { show_on_dealer_website: false })
      await api.dispose()
    },
  }
}

const newEmail = (): string => `change-${crypto.randomUUID().slice(0, 8)}@shopper.test`
const checkoutForm = (page: Page) => page.locator('form:has([name=accepted])')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

const fillCheckout = async (page: Page, email: string): Promise<void> => {
  const form = checkoutForm(page)
  await fillContact(form, email)
  await form.getByLabel(EXTRA).check()
  await form.getByLabel('Anything we should know?').fill('Please keep the spare key.')
  await form.getByLabel('I have read this.').check()
}

/** A press that comes after a change is answered by these words, in the page that was there, which shows how it is now. */
const toldInPlace = async (shown: Locator, button: string | RegExp, words: string, now: string): Promise<void> => {
  const page = shown.page()
  await page.evaluate(() => Object.assign(window, { openedOnce: true }))
  await press(page, button)
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeFocused()
  await expect(shown).toContainText(now)
  expect(await page.evaluate(() => 'openedOnce' in window)).toBe(true)
}

const keptTyping = async (page: Page): Promise<void> => {
  const form = checkoutForm(page)
  await expect(form.getByLabel('First Name')).toHaveValue('Robin')
  await expect(form.getByLabel('Anything we should know?')).toHaveValue('Please keep the spare key.')
  await expect(form.getByLabel(EXTRA)).toBeChecked()
}

test.beforeEach(({ page }) => withoutPopup(page))

test('BUY-07 LEA-38 a price that changes while the checkout, then the order, is open is shown in place, and the next press is taken', async ({
  page,
}) => {
  test.slow()
  const car = await carToBuy()
  const email = newEmail()
  await page.goto(car.url)
  await expect(checkoutForm(page)).toHaveAttribute('novalidate', '')
  await fillCheckout(page, email)

  await test.step('the checkout', async () => {
    await car.setPrice(23_490)
    await toldInPlace(
      page.getByRole('main').getByRole('complementary'),
      /^Buy with/,
      'has changed to $23,490 while this page was open',
      '$23,490',
    )
    await keptTyping(page)
    await expect(checkoutForm(page).locator('[name=price]')).toHaveValue('23490')
    await expect(checkoutForm(page).getByLabel('I have read this.')).toBeChecked()
    expect(await violationsFromTop(page)).toEqual([])
    expect(await leadOf(email)).toBeUndefined()
    await press(page, /^Buy with/)
    await page.waitForURL('**/reservation/**')
    expect(await leadOf(email)).toMatchObject({ car_id: car.id })
  })

  const order = page.getByRole('region', { name: 'Your order' })
  await test.step('the order', async () => {
    await expect(order).toContainText('$23,490')
    await order.getByLabel('Issued in').selectOption('VIC')
    await order.getByLabel('Licence number').fill('012 345 678')
    await order.getByLabel('Card number').fill('P1234567')
    await order.getByLabel('Date of birth').fill('1990-02-28')
    await order.getByLabel('Your full name, as your signature').fill('Robin Shopper')
    await order.getByLabel('I have read this order').check()
    await car.setPrice(22_990)
    await toldInPlace(order, 'Sign the order', 'The order has changed since this page was opened.', '$22,990')
    await expect(order).not.toContainText('$23,490')
    await expect(order.getByLabel('Your full name, as your signature')).toHaveValue('Robin Shopper')
    expect(await violationsFromTop(page)).toEqual([])
    await press(page, 'Sign the order')
    await expect(page.getByRole('heading', { level: 1, name: 'Your order is signed' })).toBeVisible()
  })
  await car.gone()
})

test('BUY-04 ERR-13 a car that somebody else reserves while the checkout is open: said, and the form makes way for a question', async ({
  page,
}) => {
  const car = await carToBuy()
  await page.goto(car.url)
  await expect(checkoutForm(page)).toHaveAttribute('novalidate', '')
  await fillCheckout(page, newEmail())
  await car.reserve()
  const main = page.getByRole('main')
  await toldInPlace(main, /^Buy with/, 'Somebody has just reserved this one.', 'Somebody else has reserved this one.')
  await expect(checkoutForm(page)).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Enquire Now' })).toBeVisible()
  expect(await violationsFromTop(page)).toEqual([])
  await car.gone()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('BUY-07 LEA-38 a price that changes while the checkout is open is shown with what was typed, and the next press is taken', async ({
    page,
  }) => {
    const car = await carToBuy()
    await page.goto(car.url)
    await fillCheckout(page, newEmail())
    await car.setPrice(23_490)
    await press(page, /^Buy with/)
    await expect(page.getByRole('alert').filter({ hasText: 'has changed to $23,490' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('complementary')).toContainText('$23,490')
    await keptTyping(page)
    await press(page, /^Buy with/)
    await page.waitForURL('**/reservation/**')
    await car.gone()
  })
})
