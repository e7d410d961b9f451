import type { Page } from '@playwright/test'
import { violations } from './axe'
import { siteUrl } from './sites'

/** What a browser complains about on a page, and pictures that did not arrive. */
export const complaintsOf = async (page: Page, slug: string, path: string): Promise<string[]> => {
  const complaints: string[] = []
  const note = (text: string): void => void complaints.push(`${slug}${path}: ${text}`)
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  page.on('pageerror', (error) => note(error.message))
  page.on('response', (response) => response.status() >= 400 && note(`${response.status()} ${response.url()}`))
  await page.goto(siteUrl(slug, path), { waitUntil: 'load' })
  const broken = await page
    .locator('img')
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0 && image.currentSrc !== ''
          ? [image.currentSrc]
          : [],
      ),
    )
  for (const src of broken) note(`no picture at ${src}`)
  for (const violation of await violations(page)) note(violation)
  page.removeAllListeners()
  return complaints
}
