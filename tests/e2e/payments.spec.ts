import { expect, type Locator, type Page, test } from '@playwright/test'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { fillContact } from './support/leads'
import { newNumber, signIn } from './support/shoppers'
import { type StripeStand, stripeStand } from './support/stripeStand'

test.use(withPictures)

const SITE = 'second-gear'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
const MOST_TABS = 200

let stand: StripeStand | null
test.beforeAll(async () => {
  stand = await stripeStand()
})
test.afterAll(() => stand?.close())

const onStripe = (): StripeStand => {
  if (!stand) throw new Error('There is no payment company.')
  return stand
}

/** Cars whose deposit can be paid online, the dearest first, which no other test reserves: each try of a test has its own. */
const dearCar = async (number: 0 | 1) => {
  const api = await staffApi(`marketer@${SITE}.test`)
  const free =
    'where[status][equals]=in_stock&where[reserved][not_equals]=true&where[payment_processors][exists]=true&where[tag][not_equals]=Test Drive Only'
  const place = 2 * test.info().retry + number
  const cars = await api.find(
    `cars?depth=0&limit=${place + 1}&sort=-price&where[show_on_dealer_website][equals]=true&where[offer_price][exists]=false&${free}`,
  )
  await api.dispose()
  const car = cars[place]
  if (!car) throw new Error('No car can be reserved.')
  return { id: car.id, slug: String(car.slug), price: Number(car.price) }
}

const cancelAsStaff = async (id: string): Promise<void> => {
  const api = await staffApi('admin@demo.test')
  await api.update('reservations', id, { state: 'cancelled' })
  await api.dispose()
}

/** Presses Tab until the control has the focus, as a keyboard user does. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to ${String(control)}.`)
}
const press = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, control)
  await page.keyboard.press(key)
}
const type = async (page: Page, label: string, text: string): Promise<void> => {
  const field = page.getByLabel(label)
  await tabTo(page, field)
  await field.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
const typeCard = async (page: Page, number: string): Promise<void> => {
  await type(page, 'Card number', number)
  await type(page, 'Expiry (MM / YY)', '12 / 30')
  await type(page, 'CVC', '123')
  await press(page, page.getByRole('button', { name: /^Pay A\$/ }))
}

const looksRight = async (page: Page, name: string): Promise<void> => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: `test-results/payments/${name}-${size.width}.png`, fullPage: true })
  }
  await page.setViewportSize(PHONE)
}

const depositRow = (page: Page) => page.getByRole('main').locator('dl')

test.use({ viewport: PHONE, hasTouch: true })

test('BUY-04 BUY-06 BUY-07 on a phone: search, car, reserve; paid in a second browser by keyboard; in the garage; cancelled and refunded', async ({
  page,
  browser,
}) => {
  test.skip(!stand, 'The worker beside `npm start` knows no payment company.')
  test.setTimeout(180_000)
  const { stripe, url } = onStripe()
  const car = await dearCar(0)
  const phone = newNumber()

  await page.goto(url(SITE, `/search/new-used-and-demo-cars/?price=${car.price}:${car.price}`))
  await page.locator(`a[href="/cars/${car.slug}"]`).filter({ visible: true }).first().click()
  await page.waitForURL(`**/cars/${car.slug}`)
  await page.locator(`a[href="/cars/${car.slug}/buy-online"]`).filter({ visible: true }).first().click()
  await page.waitForURL('**/buy-online')
  const form = page.locator('form:has([name=accepted])')
  await fillContact(form, `${phone}@shopper.test`)
  await form.getByLabel('Mobile Number').fill(phone)
  await form.getByLabel('I have read this.').check()
  await expect(form).not.toContainText('Sandbox')
  await form.getByRole('button', { name: /^Reserve with \$500/ }).click()
  await page.waitForURL('**/reservation/**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One step left')
  await looksRight(page, 'one-step-left')
  const id = /\/reservation\/([^.]+)\./.exec(page.url())?.[1] ?? ''
  await page.close()

  // At home, on another device: signed in with the number that was typed.
  const second = await browser.newContext({ viewport: PHONE })
  const there = await second.newPage()
  await there.goto(url(SITE, '/sign-in?type=my-garage&redirect=/my-garage'))
  await signIn(there, phone)
  const reservations = there.getByRole('region', { name: /^Reservations/ })
  await expect(reservations).toContainText('Waiting for payment')
  await looksRight(there, 'garage-waiting')
  await press(there, reservations.getByRole('link', { name: 'Pay the deposit' }))
  await there.waitForURL('**/reservation/**')
  await press(there, there.getByRole('link', { name: 'Pay $500' }))
  await there.waitForURL('**/pay/**')
  await typeCard(there, '4000 0000 0000 0002')
  await expect(there.getByRole('alert')).toHaveText('Your card was declined. Please try another card.')
  await typeCard(there, '4000 0027 6000 3184')
  await press(there, there.getByRole('button', { name: 'Complete authentication' }))
  await there.waitForURL('**/reservation/**')
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('It is reserved for you.')
  await expect(depositRow(there)).toContainText('Paid')
  await looksRight(there, 'reserved')
  expect(stripe.ledger.filter(({ reservation }) => reservation === id)).toMatchObject([
    { cents: 50_000, refundedCents: 0 },
  ])

  const own = there.url()
  await there.goto(url(SITE, '/my-garage'))
  await expect(reservations).toContainText('Deposit $500, paid')
  await expect(reservations.getByRole('link', { name: 'Pay the deposit' })).toHaveCount(0)
  await cancelAsStaff(id)
  await expect
    .poll(() => stripe.ledger.find(({ reservation }) => reservation === id)?.refundedCents, { timeout: 30_000 })
    .toBe(50_000)
  await there.goto(own)
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('This reservation has ended')
  await expect(there.getByRole('main').getByRole('status')).toContainText('Your deposit goes back in full')
  await expect.poll(async () => (await there.reload(), depositRow(there).textContent())).toContain('Returned')
  await looksRight(there, 'returned')
  await there.goto(url(SITE, '/my-garage'))
  await expect(reservations).toContainText('Deposit $500, returned')
  await second.close()
})

test('BUY-07 who leaves the payment company’s page without paying is charged nothing, and finds the form as typed', async ({
  page,
}) => {
  test.skip(!stand, 'The worker beside `npm start` knows no payment company.')
  const { stripe, url } = onStripe()
  const car = await dearCar(1)
  await page.goto(url(SITE, `/cars/${car.slug}/buy-online`))
  const form = page.locator('form:has([name=accepted])')
  const email = `${newNumber()}@shopper.test`
  await fillContact(form, email)
  await form.getByLabel('I have read this.').check()
  await press(page, form.getByRole('button', { name: /^Reserve with \$500/ }))
  await page.waitForURL('**/reservation/**')
  const id = /\/reservation\/([^.]+)\./.exec(page.url())?.[1] ?? ''
  await press(page, page.getByRole('link', { name: 'Pay $500' }))
  await page.waitForURL('**/pay/**')
  await press(page, page.getByRole('link', { name: 'Back to the dealership' }))
  await page.waitForURL('**/reservation/**')
  await expect(page.getByText('The deposit was not paid, and nothing was charged.')).toBeVisible()
  await expect(form.getByLabel('Email', { exact: false }).first()).toHaveValue(email)
  await looksRight(page, 'left')
  expect(stripe.ledger.filter(({ reservation }) => reservation === id)).toEqual([])
  expect(stripe.pay(id)).toBe('closed')
})
