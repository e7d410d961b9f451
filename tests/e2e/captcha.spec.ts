import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { openAdmin, signIn } from './support/admin'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { hydrated } from './support/hydrated'
import { fillContact, leadOf } from './support/leads'
import { siteGet } from './support/siteGet'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

/** A dealership whose settings no other test changes. */
const SITE = 'northline-mazda'
const PATH = '/contact-us'
const CHALLENGE = '**/api/captcha/challenge'
const WIDTHS = [390, 1440]

const newEmail = (): string => `captcha-${crypto.randomUUID().slice(0, 8)}@shopper.test`
const contactForm = (page: Page) => page.locator('form:has([name=message])').first()

/** Where a lead is, and why. */
const kept = async (email: string) => {
  const lead = await leadOf(email)
  return [lead?.workflow, Object(lead?.lead_attributes).held_because]
}

/** Changes the dealership's settings, and answers what they were. */
const configure = async (change: (before: object) => unknown): Promise<unknown> => {
  const api = await staffApi('admin@demo.test')
  const [tenant] = await api.find(`tenants?where[slug][equals]=${SITE}&depth=0`)
  await api.update('tenants', tenant?.id ?? '', { settings: change(Object(tenant?.settings)) })
  await api.dispose()
  return tenant?.settings
}
const pageText = async (request: APIRequestContext) => (await siteGet(request, SITE, PATH)).text()

const fill = async (page: Page, email: string): Promise<void> => {
  const form = contactForm(page)
  await fillContact(form, email)
  await form.getByLabel('Comments').fill('Are you open on Sunday?')
}
const send = async (page: Page): Promise<void> => {
  await contactForm(page).getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(/\/success\?lead_id=/)
}

let before: unknown
test.beforeAll(async ({ request }) => {
  before = await configure((settings) => ({ ...settings, 'forms.captcha': true }))
  await expect.poll(() => pageText(request), { timeout: 30_000 }).toContain('data-captcha="builtin"')
})
test.afterAll(() => configure(() => before))
test.beforeEach(({ page }) => withoutPopup(page))

for (const width of WIDTHS)
  test(`LEA-37 the browser solves a puzzle once the form is used, and the lead is new, at ${width} px`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('/captcha/') && asked.push(request.url())))
    await page.setViewportSize({ width, height: 900 })
    await page.goto(siteUrl(SITE, PATH))
    await hydrated(page)
    expect(asked).toEqual([])
    const challenged = page.waitForResponse(CHALLENGE)
    const email = newEmail()
    await fill(page, email)
    expect((await challenged).headers()['cache-control']).toBe('no-store')
    expect(await violations(page)).toEqual([])
    await send(page)
    expect(asked).toHaveLength(1)
    expect(await kept(email)).toEqual(['new', undefined])
  })

test('LEA-37 where the puzzle cannot be fetched the enquiry is taken and held', async ({ page }) => {
  await page.route(CHALLENGE, (route) => route.abort())
  await page.goto(siteUrl(SITE, PATH))
  await hydrated(page)
  const email = newEmail()
  await fill(page, email)
  await send(page)
  expect(await kept(email)).toEqual(['held', 'captcha'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('LEA-37 the enquiry is taken, held with the reason, and released by staff', async ({ page, browser }) => {
    const email = newEmail()
    await page.goto(siteUrl(SITE, PATH))
    await fill(page, email)
    await send(page)
    expect(await kept(email)).toEqual(['held', 'captcha'])

    const desk = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
    await signIn(desk, `sales@${SITE}.test`)
    await openAdmin(desk, `/lead-desk/${(await leadOf(email))?.id}`)
    await expect(desk.getByText('The captcha was not passed')).toBeVisible()
    expect(await violations(desk)).toEqual([])
    await desk.getByRole('button', { name: 'Not spam' }).click()
    await expect(desk.getByText('The captcha was not passed')).toHaveCount(0)
    expect((await leadOf(email))?.workflow).toBe('new')
    await desk.context().close()
  })
})

test('LEA-37 LEA-18 a site without it loads nothing of it; a page that sends itself at once is held there too', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/captcha/') && asked.push(request.url())))
  const email = newEmail()
  // Inside the page: whatever a test does through the browser counts as a person's touch.
  await page.addInitScript((address) => {
    const values = { name: 'Robo', email: address, phone: '0412 345 678', postcode: '2000', message: 'Buy pills.' }
    const sendAtOnce = () => {
      const form = document.querySelector<HTMLFormElement>('form:has([name=category])')
      if (!form || !('hydrated' in document.documentElement.dataset)) return
      watch.disconnect()
      for (const [name, value] of Object.entries(values)) {
        const field = form.elements.namedItem(name)
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
        // As a program writes into a field of React: it looks at the value through the element's own setter.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      performance.now = () => 300
      form.requestSubmit()
    }
    const watch = new MutationObserver(sendAtOnce)
    watch.observe(document, { subtree: true, childList: true, attributes: true })
  }, email)
  await page.goto(siteUrl('second-gear', PATH))
  await page.waitForURL(/\/success\?lead_id=/)
  expect(await kept(email)).toEqual(['held', 'too_fast'])
  expect(asked).toEqual([])
})
