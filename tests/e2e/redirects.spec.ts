import { expect, test } from '@playwright/test'
import { openAdmin, signIn } from './support/admin'
import { staffApi } from './support/api'
import { siteGet } from './support/siteGet'

const mark = `old-${Date.now().toString(36)}`

test.afterAll(async () => {
  const admin = await staffApi('admin@demo.test')
  await admin.remove(`redirects?where[from][like]=${mark}&limit=100`)
  await admin.dispose()
})

test('SEO-05 a marketer pastes old addresses, sees what would happen, imports them, and they lead on', async ({
  page,
  request,
}) => {
  await signIn(page, 'marketer@harbour-city.test')
  await openAdmin(page, '/collections/redirects')
  await page.getByText('Import from CSV').click()
  await page
    .getByLabel('Old and new addresses')
    .fill(
      `https://www.old.example/${mark}.php,/special-offers\n/${mark}-round,/${mark}-Round/\n/${mark}-b,/contact-us,302`,
    )
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('2 new, 0 changed, 0 already there, 1 refused.')).toBeVisible()
  await expect(page.getByText(/It would lead in a circle/)).toBeVisible()
  const moved = async (path: string) => {
    const response = await siteGet(request, 'harbour-city', path)
    return `${response.status()} ${response.headers().location ?? ''}`
  }
  expect(await moved(`/${mark}.php`)).toBe('404 ')

  await page.getByRole('button', { name: 'Import 2 redirects' }).click()
  await expect(page.getByText('Imported.')).toBeVisible()
  await expect(page.getByRole('link', { name: `/${mark}.php` })).toBeVisible()
  await expect
    .poll(() => moved(`/${mark}.PHP/?utm_source=mail`), { timeout: 10_000 })
    .toMatch(/^301 http:\/\/harbour-city\.[^/]+\/special-offers\?utm_source=mail$/)
  expect(await moved(`/${mark}-b`)).toMatch(/^302 .*\/contact-us$/)
  expect((await siteGet(request, 'second-gear', `/${mark}-b`)).status()).toBe(404)
})
