import { expect, type Locator, type Page, test } from '@playwright/test'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { commonCar } from './support/commonCar'
import { fillContact, leadOf } from './support/leads'
import { siteGet } from './support/siteGet'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const WIDTHS = [390, 1440]
const newEmail = (): string => `trade-${crypto.randomUUID().slice(0, 8)}@shopper.test`
const formOf = (page: Page): Locator => page.locator('form:has([name=rego_state])')
const step = (form: Locator, name: string) => form.getByRole('heading', { name })
const next = (form: Locator) => form.getByRole('button', { name: 'Continue' }).click()

const open = async (page: Page, query = ''): Promise<Locator> => {
  await page.goto(siteUrl('harbour-city', `/cars/trade-in${query}`))
  await expect(formOf(page)).toHaveAttribute('novalidate', '')
  return formOf(page)
}

/** Steps 1 and 2 of a car, up to the contact details. */
const fillCar = async (form: Locator, car: { make: string; model: string; year: number; km: number }) => {
  await form.getByLabel('State').selectOption('NSW')
  await form.getByLabel('Make').fill(car.make)
  await form.getByLabel('Model').fill(`${car.model} Special`)
  await form.getByLabel('Year').fill(String(car.year))
  await next(form)
  await form.getByLabel('Kilometres').fill(String(car.km))
  await form.getByLabel('Condition').selectOption('Good')
  await form.getByLabel('Tyres').selectOption('Need replacing')
  await next(form)
}

test.beforeEach(({ page }) => withoutPopup(page))

for (const width of WIDTHS)
  test(`LEA-26 LEA-32 at ${width} px: each step is checked, the registration fills it in, Back keeps what was typed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const car = await commonCar()
    const form = await open(page)
    await expect(form.getByText('Step 1 of 3')).toBeVisible()
    await expect(form.getByLabel('Kilometres')).toBeHidden()
    await next(form)
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      'Please choose the state it is registered in.',
      'Please enter the make.',
      'Please enter the model.',
      'Please enter the year, such as 2019.',
    ])
    await expect(form.getByLabel('State')).toBeFocused()
    await form.getByLabel('State').selectOption('NSW')
    await form.getByLabel('Registration').fill('ZZZ999')
    await form.getByRole('button', { name: 'Find my car' }).click()
    await expect(form.getByRole('status')).toContainText('We do not know this registration.')
    await form.getByLabel('Registration').fill(car.regplate.toLowerCase())
    await form.getByRole('button', { name: 'Find my car' }).click()
    await expect(form.getByRole('status')).toContainText(`Found: ${car.year} ${car.make} ${car.model}`)
    await expect(form.getByLabel('Make')).toHaveValue(car.make)
    await expect(form.getByLabel('Year')).toHaveValue(String(car.year))
    expect(await violations(page)).toEqual([])
    await form.getByLabel('Year').press('Enter')
    await expect(step(form, 'What state it is in')).toBeFocused()
    await expect(form.getByText('Step 2 of 3')).toBeVisible()
    await expect(form.getByRole('alert')).toHaveCount(0)
    await form.getByLabel('Kilometres').fill('a lot')
    await next(form)
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      'Please enter the kilometres in digits.',
      'Please choose its condition.',
    ])
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Back' }).click()
    await expect(step(form, 'Your vehicle')).toBeFocused()
    await expect(form.getByLabel('Make')).toHaveValue(car.make)
    await next(form)
    await expect(form.getByLabel('Kilometres')).toHaveValue('a lot')
    await form.getByLabel('Kilometres').fill('61200')
    await form.getByLabel('Condition').selectOption('Good')
    await next(form)
    await expect(step(form, 'Your details')).toBeFocused()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

for (const width of WIDTHS)
  test(`LEA-27 LEA-30 LEA-31 LEA-33 at ${width} px: the estimate says method and count, and is accepted`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const car = await commonCar()
    const form = await open(page, '?utm_source=flyer')
    await fillCar(form, car)
    const email = newEmail()
    await fillContact(form, email)
    await form.getByRole('button', { name: 'Value my trade-in' }).click()
    await expect(page.getByTestId('trade-in-estimate')).toHaveText(/^\$[\d,]+00 – \$[\d,]+00$/)
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeFocused()
    await expect(
      page.getByText(/The middle half .* less 2% for your answers\. Compared with \d+ vehicles/),
    ).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await leadOf(email)).toMatchObject({
      category: 'Trade In',
      subcategory: '2. Valuation',
      lead_attributes: {
        visited_pages: ['/cars/trade-in'],
        linked_query_params: { utm_source: 'flyer' },
        adjustmentAnswers: { condition: 'Good', tyres: 'Need replacing' },
      },
    })
    await page.getByRole('button', { name: 'Accept this estimate' }).click()
    await expect(page).toHaveURL(/\/success\?lead_id=[^&]+&event=60$/)
    const lead = await leadOf(email)
    expect(lead).toMatchObject({ subcategory: '3. Offer Accepted', form_completed: true, offer_accepted: true })
    expect(lead?.lead_attributes).not.toHaveProperty('valuation')
    const kept = await page.evaluate(() => sessionStorage.getItem('trade-in-car'))
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ make: car.make, year: String(car.year), lead_id: lead?.id })
  })

test('LEA-27 LEA-36 a car too old for an estimate goes to the confirmation page', async ({ page }) => {
  const form = await open(page)
  await fillCar(form, { make: 'Toyota', model: 'Corolla', year: 2012, km: 161_000 })
  await fillContact(form, newEmail())
  await form.getByRole('button', { name: 'Value my trade-in' }).click()
  await expect(page).toHaveURL(/\/success\?lead_id=[^&]+&event=60$/)
})

test('LEA-28 ERR-12 without an answer that names a lead the form says so and keeps what was typed', async ({
  page,
}) => {
  const form = await open(page)
  await fillCar(form, { make: 'Toyota', model: 'Corolla', year: 2012, km: 161_000 })
  await fillContact(form, newEmail())
  await page.route('**/cars/trade-in', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await form.getByRole('button', { name: 'Value my trade-in' }).click()
  const failed = form.getByRole('alert').filter({ hasText: 'An unexpected error occured' })
  await expect(failed).toBeFocused()
  await expect(form.getByLabel('First Name')).toHaveValue('Robin')
  await page.unroute('**/cars/trade-in')
  await form.getByRole('button', { name: 'Value my trade-in' }).click()
  await expect(page).toHaveURL(/\/success\?lead_id=/)
})

test('LEA-35 ERR-18 a dealership that keeps valuations finds it on the lead; one that cannot be kept is only logged', async ({
  page,
}) => {
  const admin = await staffApi('admin@demo.test')
  const [tenant] = await admin.find('tenants?where[slug][equals]=harbour-city&depth=0')
  const id = tenant?.id ?? ''
  await admin.update('tenants', id, { settings: { ...Object(tenant?.settings), 'tradeIn.saveValuation': true } })
  try {
    const car = await commonCar()
    const email = newEmail()
    const send = async () => {
      const form = await open(page)
      await fillCar(form, car)
      await fillContact(form, email)
      const posted = page.waitForRequest('**/api/miscellaneous')
      await form.getByRole('button', { name: 'Value my trade-in' }).click()
      await posted
      await expect(page.getByTestId('trade-in-estimate')).toBeVisible()
    }
    await expect(async () => {
      await page.goto(siteUrl('harbour-city', '/cars/trade-in'))
      expect(await page.content()).toContain('saveValuation\\":true')
    }).toPass({ timeout: 20_000 })
    await send()
    await expect
      .poll(async () => (await leadOf(email))?.lead_attributes)
      .toMatchObject({ valuation: { low: expect.any(Number), high: expect.any(Number), count: expect.any(Number) } })
    await page.route('**/api/miscellaneous', (route) => route.fulfill({ status: 500, body: '{}' }))
    const warning = page.waitForEvent('console', (said) => said.type() === 'warning' && /valuation/.test(said.text()))
    await send()
    await warning
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
  } finally {
    await admin.update('tenants', id, { settings: tenant?.settings })
    await admin.dispose()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('LEA-26 LEA-31 LEA-33 one page posts everything, and the estimate can be accepted', async ({ page }) => {
    const car = await commonCar()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(siteUrl('harbour-city', '/cars/trade-in'))
      const form = formOf(page)
      await expect(form.getByText('Step 1 of 3')).toBeHidden()
      await expect(form.getByRole('button', { name: /Continue|Back|Find my car/ })).toHaveCount(0)
      await form.getByLabel('State').selectOption('NSW')
      await form.getByLabel('Make').fill(car.make)
      await form.getByLabel('Model').fill(car.model)
      await form.getByLabel('Year').fill(String(car.year))
      await form.getByLabel('Kilometres').fill(String(car.km))
      await form.getByLabel('Condition').selectOption('Good')
      const email = newEmail()
      await fillContact(form, email)
      await form.getByRole('button', { name: 'Value my trade-in' }).click()
      await expect(page.getByTestId('trade-in-estimate')).toBeVisible()
      await page.getByRole('button', { name: 'Accept this estimate' }).click()
      await expect(page).toHaveURL(/\/success\?lead_id=/)
      expect(await leadOf(email)).toMatchObject({ subcategory: '3. Offer Accepted', offer_accepted: true })
    }
  })
})

test('CON-15 RTE-05 the sell page asks once, at its top beside a picture, and answers below what people ask', async ({
  request,
}) => {
  for (const [slug, heading, decides, question] of [
    ['harbour-city', 'Sell your car', 'What a figure looks like', 'Do I have to buy a car from you?'],
    [
      'big-rig-leisure',
      'Sell your van, bike or truck',
      'What decides the figure',
      'Do I have to buy something from you?',
    ],
  ] as const) {
    const html = await (await siteGet(request, slug, '/sell-your-car')).text()
    expect(html.slice(html.indexOf(`>${heading}</h1>`))).toMatch(/^>.*name="rego".*<img/s)
    expect(html.match(/ name="rego"/g)).toHaveLength(1)
    expect(html).not.toContain('name="rego_state"')
    expect(html.slice(html.indexOf(decides))).toContain(question)
    expect(html.match(/What a figure looks like|What decides the figure/g)).toContain(decides)
  }
})
