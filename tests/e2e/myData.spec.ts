import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { readOutbox } from '../../src/services/mail/readOutbox'
import { violations } from './support/axe'
import { formCases } from './support/forms'
import { fillContact, leadOf } from './support/leads'
import { newNumber, signIn } from './support/shoppers'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const SLUG = 'second-gear'
const newEmail = (): string => `person-${crypto.randomUUID().slice(0, 8)}@shopper.test`
const mailbox = (): string => join(process.env.DATA_DIR ?? '.data', 'mail')

const mailTo = async (email: string, subject: RegExp) =>
  (await readOutbox(mailbox())).find((mail) => mail.to.includes(email) && subject.test(mail.subject))

const enquire = async (page: Page, email: string): Promise<void> => {
  await page.goto(siteUrl(SLUG, '/contact-us'))
  const form = page.locator('form:has([name=category])')
  await fillContact(form, email)
  await form.getByLabel('Comments').fill('Are you open on Sunday?')
  await form.getByLabel('Email me news and offers').check()
  await form.getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL(/\/success\?lead_id=[0-9a-f-]{36}(&event=\d+)?$/)
}

/** Asks for the link and opens it. */
const openMyData = async (page: Page, email: string): Promise<void> => {
  await page.goto(siteUrl(SLUG, '/'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('status')).toContainText('If we hold data for this address, a mail is on its way')
  await expect.poll(() => mailTo(email, /^Your data at/), { timeout: 30_000 }).toBeTruthy()
  const mail = await mailTo(email, /^Your data at/)
  await page.goto(/https?:\/\/\S+\/open\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank')
  await expect(page).toHaveURL(/\/privacy\/my-data\/held$/)
}

const erase = async (page: Page): Promise<void> => {
  await page.getByLabel('Yes, delete my data.').check()
  await page.getByRole('button', { name: 'Delete my data' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data is deleted')
}

test.beforeEach(({ page }) => withoutPopup(page))

test('LAW-08 LAW-07 LEA-24 at 390 px: a shopper is told the enquiry has arrived, sees, downloads and deletes it; axe clean', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const email = newEmail()
  await enquire(page, email)
  await expect.poll(() => mailTo(email, /^We have your message, Robin$/), { timeout: 30_000 }).toBeTruthy()

  await page.goto(siteUrl(SLUG, '/privacy/my-data'))
  expect(await violations(page)).toEqual([])
  await openMyData(page, email)
  const main = page.getByRole('main')
  for (const words of ['Are you open on Sunday?', '0412 345 678', 'Form: General enquiry'])
    await expect(main).toContainText(words)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const answer = await page.reload()
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'same-origin')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as a file' }).click(),
  ])
  const file: { leads: { message: string }[] } = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(file.leads).toMatchObject([{ message: expect.stringContaining('Are you open on Sunday?') }])
  await erase(page)
  expect(await leadOf(email)).toBeUndefined()
  await page.goto(siteUrl(SLUG, '/privacy/my-data/held'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not open anything any more')
  expect(await violations(page)).toEqual([])
})

test('LAW-08 WAT-23 who is signed in by number, without an address, sees and deletes what is held', async ({
  page,
}) => {
  const number = newNumber()
  await page.goto(siteUrl(SLUG, '/my-garage'))
  await signIn(page, number)
  await page.goto(siteUrl(SLUG, '/my-garage'))
  await page.getByRole('button', { name: 'My data' }).click()
  await expect(page).toHaveURL(/\/privacy\/my-data\/held$/)
  await expect(page.getByRole('main')).toContainText(number.slice(-3))
  await erase(page)
  await page.goto(siteUrl(SLUG, '/my-garage'))
  await expect(page).toHaveURL(/\/sign-in/)
})

test('LAW-08 every form a visitor sends about himself has its collection notice', async ({ page }) => {
  for (const { name, url, form } of formCases) {
    await page.goto(await url())
    // Steps that are not open yet hold theirs hidden.
    const link = form(page).locator('a[href="/privacy-policy"]')
    await expect(link.first(), name).toHaveText('privacy policy')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('LAW-08 asking, seeing and deleting', async ({ page }) => {
    const email = newEmail()
    await enquire(page, email)
    await openMyData(page, email)
    await expect(page.getByRole('main')).toContainText('Are you open on Sunday?')
    await erase(page)
    expect(await leadOf(email)).toBeUndefined()
  })
})
