import { expect, type Locator, type Page, test } from '@playwright/test'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { formCases, messages } from './support/forms'
import { fillContact } from './support/leads'
import { showCar } from './support/showCar'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const WIDTHS = [390, 1440]
const NOTHING_FOUND = '/search/new-used-and-demo-cars/?make=Toyota&price=1%3A500'

const newEmail = (): string => `form-${crypto.randomUUID().slice(0, 8)}@shopper.test`
const summary = (form: Locator) => form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })
/** React has taken the form over: it validates instead of the browser. */
const hydrated = (form: Locator) => expect(form).toHaveAttribute('novalidate', '')
const alertForm = (page: Page) => page.getByRole('region', { name: 'Alert for this search' }).locator('form')

const leadsOf = async (email: string): Promise<number> => {
  const admin = await staffApi('admin@demo.test')
  const found = await admin.find(`leads?where[email][equals]=${email}&depth=0`)
  await admin.dispose()
  return found.length
}

test.beforeEach(({ page }) => withoutPopup(page))

const ofOnePage = formCases.filter(({ stepped }) => !stepped)

for (const { name, url, form: find, submit, problems, first, fill, done } of ofOnePage) {
  test(`${name} LEA-38 ERR-14 an empty form lists every error, a complete one is taken once`, async ({ page }) => {
    test.slow()
    const form = find(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(await url())
      await hydrated(form)
      for (const text of await form.locator('textarea').all()) await text.fill('')
      const asked = [...problems, ...(name.includes('VDP-42') ? ['Please enter your comments.'] : [])]
      await form.getByRole('button', { name: submit }).click()
      await expect(summary(form).getByRole('link')).toHaveText(asked)
      await expect(form.getByLabel(first)).toBeFocused()
      await expect(form.getByLabel(first)).toBeInViewport({ ratio: 1 })
      // Scrolled, the header may lie over links, which axe takes for their being too small.
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await violations(page), `${width}`).toEqual([])
      await summary(form).getByRole('link', { name: messages.postcode }).click()
      await expect(form.getByLabel('Postcode')).toBeFocused()
    }
    const email = newEmail()
    for (const text of await form.locator('textarea').all()) await text.fill('Hello.')
    await fill(form, email)
    await expect(summary(form)).toHaveCount(0)
    await form.getByRole('button', { name: submit }).dblclick()
    if (typeof done !== 'string') await expect(page).toHaveURL(done)
    else await expect(page.getByRole('status').filter({ hasText: done })).toBeFocused()
    expect(await violations(page)).toEqual([])
    expect(await leadsOf(email)).toBe(1)
  })
}

test('ALRT-07 the alert of a search says what is wrong beside its one field', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(siteUrl('harbour-city', NOTHING_FOUND))
    await hydrated(alertForm(page))
    await alertForm(page).getByRole('button', { name: 'Tell me' }).click()
    await expect(alertForm(page)).toContainText(messages.email)
    await expect(alertForm(page).getByLabel('Email')).toBeFocused()
  }
  const email = newEmail()
  await alertForm(page).getByLabel('Email').fill(email)
  await alertForm(page).getByRole('button', { name: 'Tell me' }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeFocused()
  expect(await leadsOf(email)).toBe(1)
})

test('TEN-11 LOC-13 the delivery calculator', async ({ page }) => {
  const show = await showCar()
  await page.goto(siteUrl('harbour-city', show.path))
  const panel = page.locator('#delivery')
  await hydrated(panel.locator('form'))
  const postcode = panel.getByLabel('Your postcode')
  await test.step('LOC-14 ERR-20 ERR-21 a postcode that is missing or wrong', async () => {
    for (const [typed, message] of [
      ['', 'Please enter a postcode.'],
      ['20', messages.postcode],
    ] as const) {
      await postcode.fill(typed)
      await panel.getByRole('button', { name: 'Get estimate' }).click()
      await expect(panel).toContainText(message)
      await expect(postcode).toBeFocused()
      await expect(postcode).toHaveValue(typed)
    }
  })
  await test.step('ERR-22 a place without a price is no mistake: the way to a quote', async () => {
    await postcode.fill('9999')
    await panel.getByRole('button', { name: 'Get estimate' }).click()
    const answer = panel.getByTestId('delivery-answer')
    await expect(answer).toContainText(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    )
    await expect(answer.getByRole('link', { name: 'Ask for a delivery quote' })).toHaveAttribute('href', '#enquire')
    await expect(postcode).not.toHaveAttribute('aria-invalid', 'true')
    await answer.getByRole('link', { name: 'Ask for a delivery quote' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Comments')).toHaveValue('What would delivery to 9999 cost?')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  expect(await violations(page)).toEqual([])
  await postcode.fill('2000')
  await postcode.press('Enter')
  await expect(panel.getByTestId('delivery-answer')).toContainText(/delivery to/)
  await show.remove()
})

test('ERR-13 LEA-38 what was typed stays when the server refuses', async ({ page }) => {
  const show = await showCar()
  await page.goto(siteUrl('harbour-city', show.path))
  const form = page.locator('#enquire form')
  await hydrated(form)
  await fillContact(form, newEmail())
  await form.getByLabel('Comments').fill('Is the timing belt done?')
  await show.remove()
  await form.getByRole('button', { name: 'Enquire Now' }).click()
  await expect(form.getByRole('alert').filter({ hasText: 'This vehicle is no longer listed.' })).toBeFocused()
  await expect(form.getByLabel('First Name')).toHaveValue('Robin')
  await expect(form.getByLabel('Comments')).toHaveValue('Is the timing belt done?')
  await expect(form.getByRole('button', { name: 'Enquire Now' })).toBeEnabled()
})

test('ERR-30 LEA-38 a form sent without a connection stays as it was typed, says so, and is sent once later', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await page.goto(siteUrl('second-gear', '/contact-us'))
  const form = page.locator('form:has([name=category])')
  await hydrated(form)
  await fillContact(form, email)
  await form.getByLabel('Comments').fill('Are you open on Sunday?')
  await form.getByLabel('Comments').press('Tab')
  await context.setOffline(true)
  const send = form.getByRole('button', { name: 'Send message' })
  await send.click()
  const problem = page.getByRole('alert').filter({ hasText: 'There is no connection.' })
  await expect(problem).toBeVisible()
  expect(await violations(page)).toEqual([])
  await expect(form.getByLabel('Comments')).toHaveValue('Are you open on Sunday?')
  await context.setOffline(false)
  await send.click()
  await expect(page).toHaveURL(/\/success\?lead_id=/)
  expect(await leadsOf(email)).toBe(1)
})

test('LEA-17 where the validation code cannot be fetched the server validates', async ({ page }) => {
  await page.goto(siteUrl('harbour-city', '/cars/trade-in'), { waitUntil: 'networkidle' })
  await page.route('**/_next/static/**', (route) => route.abort())
  const form = page.locator('form:has([name=rego_state])')
  await form.getByLabel('Make').fill('Mazda')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByText('Step 2 of 3')).toBeVisible()
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByRole('button', { name: 'Value my trade-in' }).click()
  await expect(summary(form).getByRole('link').first()).toHaveText('Please choose the state it is registered in.')
  await expect(form.getByLabel('State')).toBeFocused()
  await expect(form.getByLabel('Make')).toHaveValue('Mazda')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { name, url, form: find, submit, fill, done } of formCases) {
    test(`${name} LEA-38 ERR-14 the server answers with errors and what was typed, then takes the form`, async ({
      page,
    }) => {
      const form = find(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(await url())
        await fill(form, newEmail())
        await form.getByLabel('Mobile Number').fill('call me')
        await form.locator('textarea').fill('Typed with care.')
        await form.getByLabel(/^Email me .*offers/).uncheck()
        await form.getByRole('button', { name: submit }).click()
        await expect(summary(form).getByRole('link')).toHaveText([messages.phone])
        await expect(form.getByLabel('Mobile Number')).toBeFocused()
        await expect(form.getByLabel('First Name')).toHaveValue('Robin')
        await expect(form.locator('textarea')).toHaveValue('Typed with care.')
        await expect(form.getByLabel(/^Email me .*offers/)).not.toBeChecked()
        for (const box of await form.getByLabel('Brakes').all()) await expect(box).toBeChecked()
        for (const list of await form.getByLabel('Condition').all()) await expect(list).toHaveValue('Good')
      }
      const email = newEmail()
      await fill(form, email)
      await form.getByRole('button', { name: submit }).click()
      if (typeof done !== 'string') await expect(page).toHaveURL(done)
      else await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible()
      expect(await leadsOf(email)).toBe(1)
    })
  }
})

test('LEA-02 LEA-04 ENT-22 ENT-25 a form says how its visitor came, and fills in the next one on this device until it is told to forget', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto(siteUrl('second-gear', '/contact-us?utm_source=radio&utm_campaign=spring'))
  const form = page.locator('form:has([name=category])')
  await hydrated(form)
  await fillContact(form, email)
  await form.getByLabel('Comments').fill('Are you open on Sunday?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(/\/success\?lead_id=.*event=22/)
  const admin = await staffApi('admin@demo.test')
  const [lead] = await admin.find(`leads?where[email][equals]=${email}&depth=0`)
  await admin.dispose()
  expect(lead).toMatchObject({
    lead_attributes: {
      visited_pages: ['/contact-us'],
      linked_query_params: { utm_source: 'radio', utm_campaign: 'spring' },
      first_touch: { landing_page: '/contact-us' },
    },
  })
  await page.goto(siteUrl('second-gear', '/finance'))
  const next = page.locator('form:has([name=budget])')
  await hydrated(next)
  await expect(next.locator('[name=email]')).toHaveValue(email)
  await expect(next.getByLabel('First Name')).toHaveValue('Robin')
  expect(await violations(page)).toEqual([])
  await next.getByRole('button', { name: 'Forget my details' }).click()
  await expect(next.locator('[name=email]')).toHaveValue('')
  await page.reload()
  await hydrated(next)
  await expect(next.locator('[name=email]')).toHaveValue('')
})
