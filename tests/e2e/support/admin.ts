import { expect, type Page, type Request } from '@playwright/test'
import { demoPassword } from '../../../src/domain/platform/demoPassword'
import { platformUrl } from './sites'

/** React has nothing left to show. */
const idle = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

/**
 * Signs a staff member in as people do: by the form. Once it knows that nobody is signed in the admin asks for the page
 * anew, and what was typed before the answer is lost: half a second without a request says that it has come, an idle moment that it is shown.
 */
export const signInByForm = async (page: Page, email: string): Promise<void> => {
  await page.goto(platformUrl('/admin/login'), { waitUntil: 'networkidle' })
  await idle(page)
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/password/i).fill(demoPassword)
  await page.getByRole('button', { name: /log ?in/i }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
}

/** Signs a staff member in without the form. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  const answer = await page.request.post(platformUrl('/api/users/login'), {
    data: { email, password: demoPassword },
    headers: { origin: platformUrl() },
  })
  expect(answer.status()).toBe(200)
}

/**
 * Opens a page of the admin once it hears: what is pressed or typed before React has taken it over is lost, and for those
 * who see every dealership also what is typed before the page that the admin then asks for anew.
 */
export const openAdmin = async (page: Page, path = ''): Promise<void> => {
  const anew: Promise<unknown>[] = []
  const note = (request: Request) => {
    if (request.url().includes('_rsc=')) anew.push(request.response())
  }
  page.on('request', note)
  await page.goto(platformUrl(`/admin${path}`))
  await page.locator('.template-default--nav-hydrated').waitFor()
  page.off('request', note)
  await Promise.all(anew)
  await idle(page)
}
