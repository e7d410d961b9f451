import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../../../src/domain/platform/demoPassword'
import { platformUrl } from './sites'

/** Signs a staff member in as people do: by the form, once it is hydrated and keeps what is typed. */
export const signInByForm = async (page: Page, email: string): Promise<void> => {
  await page.goto(platformUrl('/admin/login'))
  await page.locator('form[data-form-ready="true"]').waitFor()
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

/** Opens a page of the admin once it hears: what is pressed or typed before React has taken it over is lost. */
export const openAdmin = async (page: Page, path = ''): Promise<void> => {
  await page.goto(platformUrl(`/admin${path}`))
  await page.locator('.template-default--nav-hydrated').waitFor()
}
