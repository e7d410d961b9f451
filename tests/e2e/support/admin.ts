import { expect, type Page, type Request } from '@playwright/test'
import { demoPassword } from '../../../src/domain/platform/demoPassword'
import { noteFormState } from './pressSave'
import { platformUrl } from './sites'

/** Resolves when React has no work left. */
const idle = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

/**
 * Signs a staff member in by the form. When the admin finds no session it reloads the page, and text typed before that
 * is lost: half a second without a request means the reload is done, an idle callback that it is rendered.
 */
export const signInByForm = async (page: Page, email: string): Promise<void> => {
  await page.goto(platformUrl('/admin/login'), { waitUntil: 'networkidle' })
  await idle(page)
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/password/i).fill(demoPassword)
  await page.getByRole('button', { name: /log ?in/i }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
}

/** Signs a staff member in over REST, without the form. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  noteFormState(page)
  const answer = await page.request.post(platformUrl('/api/users/login'), {
    data: { email, password: demoPassword },
    headers: { origin: platformUrl() },
  })
  expect(answer.status()).toBe(200)
}

/**
 * Opens a page of the admin and waits for hydration, because earlier presses and text are lost. For users who see every
 * dealership it also waits for the page that the admin then loads again.
 */
export const openAdmin = async (page: Page, path = ''): Promise<void> => {
  noteFormState(page)
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

/**
 * Chooses the dealership to work for, as a member of several does. Without a choice the admin draws each page once more
 * when it has loaded, and text typed before that is lost (multi-tenant plugin 3.90).
 */
export const workFor = (page: Page, tenantId: string): Promise<void> =>
  page.context().addCookies([{ name: 'payload-tenant', value: tenantId, url: platformUrl() }])
