import { expect, type Page } from '@playwright/test'
import { openAdmin, signIn } from './admin'
import { countClicks } from './clicks'
import { formAnswered } from './pressSave'
import { siteGet } from './siteGet'

/** The dealership of the marketers' tests. */
export const site = 'harbour-city'
export const marketer = `marketer@${site}.test`
export const dealershipAdmin = `dealership-admin@${site}.test`
export const sales = `sales@${site}.test`

/** Opens the desk of a freshly signed-in user, and counts clicks from there. */
export const startDay = async (page: Page, email = marketer): Promise<{ count: () => number }> => {
  const clicks = await countClicks(page)
  await signIn(page, email)
  await openAdmin(page)
  return clicks
}

/** A task of the desk, which is the admin's start page. */
export const task = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Every day' })
    .getByRole('link')
    .filter({ has: page.getByText(name, { exact: true }) })

/** Text of a path on the dealership's site, as visitors get it. */
export const pageText = async (page: Page, path: string): Promise<string> =>
  (await siteGet(page.request, site, path)).text()

/** Resolves at a form's next autosave. */
export const autosaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.request().method() === 'PATCH')

/** A text that is unique among all rows. */
export const unique = (words: string): string => `${words} ${crypto.randomUUID().slice(0, 6)}`

/** A form's row id, once it is saved and in the address. */
export const keptId = async (page: Page): Promise<string> => {
  await page.waitForURL(/\/[0-9a-f-]{36}(\?|$)/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Notifications of the admin after an action. */
export const toasts = (page: Page) => page.locator('.payload-toast-container')

/** Finds cars from the desk by typing. Their list is a page of its own, which must be hydrated before it is pressed. */
export const findCar = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Find a car').fill(words)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/cars\?search=/)
  await page.locator('.template-default--nav-hydrated').waitFor()
}

/**
 * Opens a section of a page's form, unless the admin remembers it as open. An answer of the server to what was typed
 * folds the section as it was when the form asked (Payload 3.90), so it is pressed after the answer.
 */
export const openSection = async (page: Page, row: number): Promise<void> => {
  const toggle = page.locator(`#layout-row-${row} .collapsible__toggle`).first()
  await page.locator('form[data-form-ready="true"]').filter({ has: toggle }).waitFor()
  await formAnswered(page)
  if ((await toggle.getAttribute('class'))?.includes('--collapsed')) await toggle.click()
  await expect(toggle).not.toHaveClass(/--collapsed/)
}
