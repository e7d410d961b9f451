import { expect, type Page, test } from '@playwright/test'
import { all, open, site, total } from './support/searchPage'
import { siteUrl } from './support/sites'

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Filters' })

const openDrawer = async (page: Page, path = all) => {
  await open(page, path)
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expect(drawerOf(page).getByRole('button', { name: /^Show \d/ })).toBeVisible()
  return drawerOf(page)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('SRP-23 the filter drawer says how many cars there are and goes to them', async ({ page }) => {
    const drawer = await openDrawer(page)
    const toyota = drawer.getByRole('checkbox', { name: /^Toyota/ })
    const promised = Number((await toyota.innerText()).split(/\s+/).at(-1))
    await toyota.click()
    const show = drawer.getByRole('button', { name: `Show ${promised} cars` })
    await expect(show).toBeVisible()
    await expect(drawer.getByRole('status').first()).toHaveText(`${promised} cars`)
    await show.click()
    await expect(drawer).toBeHidden()
    expect(await total(page)).toBe(promised)
    await expect(page.locator('#results')).toBeInViewport()
    await expect(page.locator('#results')).toBeFocused()
  })

  test('SRP-01 the browser’s Back closes the filter drawer and keeps what was chosen in it', async ({ page }) => {
    const drawer = await openDrawer(page)
    const before = page.url()
    await drawer.getByRole('checkbox', { name: /^Toyota/ }).click()
    await expect(page).toHaveURL(/make=Toyota/)
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/make=Toyota/)
    await page.goBack()
    await expect(page).toHaveURL(before)
    await expect(drawer).toBeHidden()
  })

  test('SRP-01 a filter drawer closed unchanged leaves no step behind', async ({ page }) => {
    await page.goto(siteUrl(site))
    const drawer = await openDrawer(page)
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('dialog')
    await page.goBack()
    await expect(page).toHaveURL(siteUrl(site))
  })

  test('SRP-23 the number runs to its new value; with reduced motion it is there at once', async ({ page }) => {
    const numbers = async () => {
      const drawer = await openDrawer(page)
      await drawer.evaluate((dialog) => {
        const shown: string[] = []
        Object.assign(window, { shown })
        const label = dialog.querySelector('footer button:last-of-type [aria-hidden]')
        if (label)
          new MutationObserver(() => shown.push(label.textContent ?? '')).observe(label, {
            characterData: true,
            childList: true,
            subtree: true,
          })
      })
      const toyota = drawer.getByRole('checkbox', { name: /^Toyota/ })
      const promised = Number((await toyota.innerText()).split(/\s+/).at(-1))
      await toyota.click()
      await expect(drawer.locator('footer [aria-hidden]').last()).toHaveText(`Show ${promised} cars`)
      return page.evaluate(() => ('shown' in window && Array.isArray(window.shown) ? window.shown.length : 0))
    }
    expect(await numbers()).toBeGreaterThan(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await numbers()).toBe(1)
  })

  test('SRP-23 the drawer is modal: focus stays in it, the page behind neither moves nor answers', async ({ page }) => {
    const drawer = await openDrawer(page)
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const at = document.activeElement
        return at !== null && at !== document.body && at.closest('dialog') === null
      })
      expect(outside).toBe(false)
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused()
  })

  test('SRP-23 a finger pulls the drawer down by its head; a short pull leaves it open', async ({ page }) => {
    const drawer = await openDrawer(page)
    await drawer.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    const pull = async (distance: number) => {
      const head = await drawer.getByRole('heading', { name: 'Filters' }).boundingBox()
      const [x, y] = [200, (head?.y ?? 0) + 10]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y + distance, { steps: 4 })
      await page.mouse.up()
    }
    await pull(20)
    await expect(drawer).toBeVisible()
    await drawer.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    await pull(300)
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: /^Filter/ }).click()
    await expect(drawer.getByRole('checkbox').first()).toBeInViewport()
  })

  test('SRP-01 what is chosen is at the head of the drawer and goes with one touch', async ({ page }) => {
    const drawer = await openDrawer(page, `${all}?make=Toyota&car_type=used`)
    const before = await total(page)
    await drawer.getByRole('link', { name: 'Remove Used' }).click()
    await expect(page).toHaveURL(/\?make=Toyota$/)
    await expect.poll(() => total(page)).toBeGreaterThan(before)
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  })
})

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('SRP-01 SRP-31 the Filter button leads to the filters, whose links and fields are a plain form', async ({
    page,
  }) => {
    await open(page, `${all}?make=Toyota`)
    await page.getByRole('button', { name: /^Filter/ }).click()
    const panel = page.getByRole('complementary', { name: 'Filters' })
    await expect(panel).toBeVisible()
    const price = panel.getByRole('form', { name: 'Price from and to' })
    await price.getByLabel('From price').fill('$20,000')
    await price.getByLabel('To price').fill('40000')
    await price.getByRole('button', { name: 'Go' }).click()
    await expect(page).toHaveURL(/make=Toyota/)
    await expect(page.getByRole('link', { name: 'Remove $20,000 to $40,000' })).toBeVisible()
    await page.goto(page.url().split('#')[0] + '#filters')
    await panel.locator('[data-facet=near] > summary').click()
    await panel.locator('[data-facet=near]').getByRole('link', { name: 'Show all filters' }).click()
    await expect(page).toHaveURL(/make=Toyota.*filters=all#filters$/)
    await panel.locator('[data-facet=near] > summary').click()
    const near = panel.getByRole('form', { name: 'Distance' })
    await near.getByRole('textbox', { name: 'Postcode' }).fill('2000')
    await near.getByRole('button', { name: 'Search around this postcode' }).click()
    await expect(page.getByRole('link', { name: /^Remove Within 50 km of 2000/ })).toBeVisible()
  })
})
