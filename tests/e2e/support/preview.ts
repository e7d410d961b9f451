import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Opens the preview beside a form, unless the admin remembers it as open. */
export const openPreview = async (page: Page): Promise<FrameLocator> => {
  const toggler = page.locator('#live-preview-toggler')
  await expect(toggler).toBeVisible()
  if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click()
  return page.frameLocator('#live-preview-iframe')
}
