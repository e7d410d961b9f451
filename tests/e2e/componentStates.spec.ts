import { expect, test, type Page } from '@playwright/test'
import { complaintsOf } from './support/complaintsOf'
import { demoSites, siteUrl } from './support/sites'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'

test.use(withPictures)

const path = '/dev/components'

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const slug of demoSites)
  for (const width of [390, 1440])
    test(`A11Y-01 every component in its states on ${slug} at ${width} px: axe and the console are silent`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      expect(await complaintsOf(page, slug, path)).toEqual([])
    })

for (const slug of demoSites)
  test(`A11Y-01 no component of ${slug} makes a page of 320 px scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(siteUrl(slug, path))
    expect(await sideways(page)).toBe(0)
  })

test('A11Y-01 a form’s answers, a dialog and a toast are as clean as the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(siteUrl('harbour-city', path))
  for (const answer of ['invalid', 'failed', 'sent', 'sending'])
    await page.getByRole('button', { name: `Show: ${answer}` }).click()
  await expect(page.getByRole('button', { name: 'Sending…' }).last()).toBeVisible()
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Toast: failed' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Dialog: centre' }).click()
  await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
