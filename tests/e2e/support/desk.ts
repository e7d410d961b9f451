import { expect, type Page } from '@playwright/test'
import { openAdmin, signIn } from './admin'
import { countClicks } from './clicks'
import { siteGet } from './siteGet'

/** The dealership whose staff the tests of a marketer's day are. */
export const site = 'harbour-city'
export const marketer = `marketer@${site}.test`
export const dealershipAdmin = `dealership-admin@${site}.test`
export const sales = `sales@${site}.test`

/** The desk of somebody who has just signed in, and what is pressed from there. */
export const startDay = async (page: Page, email = marketer): Promise<{ count: () => number }> => {
  const clicks = await countClicks(page)
  await signIn(page, email)
  await openAdmin(page)
  return clicks
}

/** A task of the desk, the first thing in the admin. */
export const task = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Every day' })
    .getByRole('link')
    .filter({ has: page.getByText(name, { exact: true }) })

/** What visitors of the dealership's site get at a path, as text. */
export const pageText = async (page: Page, path: string): Promise<string> =>
  (await siteGet(page.request, site, path)).text()

/** The next time a form keeps itself. */
export const autosaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.request().method() === 'PATCH')

/** Words nobody else's row has. */
export const unique = (words: string): string => `${words} ${crypto.randomUUID().slice(0, 6)}`

/** A form's row id, once it is kept and its address says so. */
export const keptId = async (page: Page): Promise<string> => {
  await page.waitForURL(/\/[0-9a-f-]{36}(\?|$)/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** What the admin says after something was done. */
export const toasts = (page: Page) => page.locator('.payload-toast-container')

/** Finds cars from the desk, by typing alone; their list is a page of its own, which has to hear before it is pressed. */
export const findCar = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Find a car').fill(words)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/cars\?search=/)
  await page.locator('.template-default--nav-hydrated').waitFor()
}

/** Opens a section of a page's form, which the admin remembers as it was left. */
export const openSection = async (page: Page, row: number): Promise<void> => {
  const toggle = page.locator(`#layout-row-${row} .collapsible__toggle`).first()
  await expect(toggle).toBeVisible()
  if ((await toggle.getAttribute('class'))?.includes('--collapsed')) await toggle.click()
}
