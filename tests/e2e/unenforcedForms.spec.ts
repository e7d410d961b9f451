import { type APIRequestContext, expect, type Page, type Request, test } from '@playwright/test'
import { staffApi } from './support/api'
import { messages } from './support/forms'
import { fillContact, leadOf } from './support/leads'
import { siteGet } from './support/siteGet'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

/*
 * LEA-16: where a dealership does not enforce its checks (`forms.enforceValidation`), the browser validates a form and
 * sends it whatever the outcome; the server refuses only one that gives no way to answer.
 */

const SITE = 'second-gear'
const PATH = '/contact-us'

const newEmail = (): string => `loose-${crypto.randomUUID().slice(0, 8)}@shopper.test`
const contactForm = (page: Page) => page.locator('form:has([name=category])')
const summary = (page: Page) =>
  contactForm(page).getByRole('alert').filter({ hasText: 'Please fix the following errors:' })

/** Changes the dealership's settings, and answers what they were. */
const configure = async (change: (before: object) => unknown): Promise<unknown> => {
  const api = await staffApi('admin@demo.test')
  const [tenant] = await api.find(`tenants?where[slug][equals]=${SITE}&depth=0`)
  await api.update('tenants', tenant?.id ?? '', { settings: change(Object(tenant?.settings)) })
  await api.dispose()
  return tenant?.settings
}

/** What the page's own script is told. */
const isEnforced = async (request: APIRequestContext): Promise<boolean> => {
  const text = await (await siteGet(request, SITE, PATH)).text()
  const [, told] = /enforceValidation\\?":(true|false)/.exec(text) ?? []
  if (!told) throw new Error('The page does not say whether its checks are enforced.')
  return told === 'true'
}

/** The form's own call of the server; the page makes others, which count what its visitor does. */
const isSent = (request: Request): boolean =>
  request.method() === 'POST' &&
  'next-action' in request.headers() &&
  Boolean(request.postDataBuffer()?.includes('category'))

/** Opens the form once its script has it, and counts how often it is sent from then on. */
const openForm = async (page: Page): Promise<{ sent: () => number }> => {
  await page.goto(siteUrl(SITE, PATH))
  await expect(contactForm(page)).toHaveAttribute('novalidate', '')
  let posts = 0
  page.on('request', (request) => {
    if (isSent(request)) posts += 1
  })
  return { sent: () => posts }
}

const press = (page: Page) => contactForm(page).getByRole('button', { name: 'Send message' }).click()

/** A postcode that is none, and no phone number. */
const fillWrongly = async (page: Page, email: string): Promise<void> => {
  const form = contactForm(page)
  await fillContact(form, email)
  await form.getByLabel('Mobile Number').fill('')
  await form.getByLabel('Postcode').fill('20x0')
  await form.getByLabel('Comments').fill('Are you open on Sunday?')
}

test.beforeEach(({ page }) => withoutPopup(page))

test('LEA-16 a form with mistakes stays in the browser where checks are enforced', async ({ page }) => {
  const email = newEmail()
  const { sent } = await openForm(page)
  await fillWrongly(page, email)
  await press(page)
  await expect(summary(page).getByRole('link')).toHaveText([messages.phone, messages.postcode])
  expect(sent()).toBe(0)
  expect(await leadOf(email)).toBeUndefined()
})

test.describe('where a dealership does not enforce its checks', () => {
  let before: unknown
  test.beforeAll(async ({ request }) => {
    before = await configure((settings) => ({ ...settings, 'forms.enforceValidation': false }))
    await expect.poll(() => isEnforced(request), { timeout: 30_000 }).toBe(false)
  })
  test.afterAll(async ({ request }) => {
    await configure(() => before)
    await expect.poll(() => isEnforced(request), { timeout: 30_000 }).toBe(true)
  })

  test('LEA-16 a form with a wrong postcode and no phone is sent, and taken as it is', async ({ page }) => {
    const email = newEmail()
    const { sent } = await openForm(page)
    await fillWrongly(page, email)
    await press(page)
    await expect(page).toHaveURL(/\/success\?lead_id=/)
    expect(sent()).toBe(1)
    expect(await leadOf(email)).toMatchObject({ workflow: 'new', postcode: '20x0', phone: '' })
  })

  test('LEA-16 a form whose own check fails is sent all the same, and refused by the server, which cannot answer it', async ({
    page,
  }) => {
    const { sent } = await openForm(page)
    const answered = page.waitForResponse((response) => isSent(response.request()))
    await contactForm(page).getByLabel('Comments').fill('Call me back.')
    await press(page)
    expect((await answered).status()).toBe(200)
    expect(sent()).toBe(1)
    await expect(summary(page).getByRole('link').first()).toHaveText('Please enter your first name.')
    await expect(contactForm(page).getByLabel('First Name')).toBeFocused()
    await expect(contactForm(page).getByLabel('Comments')).toHaveValue('Call me back.')
    await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  })
})
