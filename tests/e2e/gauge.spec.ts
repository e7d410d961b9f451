import { expect, type Page, test } from '@playwright/test'
import { showCarOfFile } from './support/showCar'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const SITE = 'harbour-city'

const show = showCarOfFile()

/** Keeps the gauge's figures back until they are let through. */
const holdGauge = async (page: Page): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/autogauge', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('VDP-35 the scale fills for 2 s at least and 2.5 s at most', async ({ page }) => {
  await withoutPopup(page)
  await page.clock.install()
  const release = await holdGauge(page)
  await page.goto(siteUrl(SITE, show.path))
  const asked = page.waitForRequest('**/autogauge')
  await page.getByRole('heading', { name: 'How the price compares' }).scrollIntoViewIfNeeded()
  await asked
  await page.clock.pauseAt(Date.now() + 60_000)
  release()
  const fill = page.getByTestId('auto-gauge').locator('[data-filled]')
  await expect(fill).toBeVisible()
  const filled = async () => Number.parseFloat((await fill.getAttribute('data-filled')) ?? '')
  await page.clock.runFor(2_000)
  const early = await filled()
  await page.clock.runFor(500)
  const full = await filled()
  expect(early).toBeGreaterThan(0)
  expect(early).toBeLessThan(full)
  await page.clock.runFor(2_000)
  expect(await filled()).toBe(full)
})

test('VDP-32 the gauge: a skeleton, its figures, and nothing when it cannot be had', async ({ page }) => {
  await withoutPopup(page)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const release = await holdGauge(page)
  await page.goto(siteUrl(SITE, show.path))
  const skeleton = page.getByTestId('gauge-skeleton')
  await expect(skeleton).toBeVisible()
  await test.step('VDP-33 its place is kept: no card stands alone in half a row', async () => {
    const boxOf = (id: string) => page.getByTestId(id).boundingBox()
    const boxes = await Promise.all(['gauge-skeleton', 'price-position'].map(boxOf))
    const [first, second] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 })
    expect(second?.y).toBe(first?.y)
    expect(second?.x).toBeGreaterThan(first?.x ?? 0)
    // A price that has not changed has no history.
    await expect(page.getByTestId('price-history')).toHaveCount(0)
  })
  await test.step('while it waits the compositor moves it alone: no endless animation repaints the page', async () => {
    const animated = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || effect.getTiming().iterations !== Infinity) return []
        const own = ['offset', 'computedOffset', 'easing', 'composite']
        return effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((key) => !own.includes(key)))
      }),
    )
    expect([...new Set(animated)]).toEqual(['opacity'])
  })
  await page.getByRole('heading', { name: 'How the price compares' }).scrollIntoViewIfNeeded()
  await expect(skeleton).toBeVisible()
  release()
  const gauge = page.getByTestId('auto-gauge')
  await expect(gauge).toBeVisible()
  // The scale fills; its mark says the price from the first moment.
  const mark = gauge.locator('[data-level]').getByText('$24,990', { exact: true })
  await expect(mark).toBeVisible()
  // The label, and the zone that the price lies in.
  const label = await gauge
    .getByText(/^(Good|Great) Deal$/)
    .first()
    .textContent()
  await expect(gauge.locator('[data-level] .font-bold').first()).toHaveText(label ?? '')
  await test.step('VDP-36 low prices are left and high ones right, the mark between their ends', async () => {
    const left = async (text: string, within = gauge) =>
      (await within.getByText(text, { exact: true }).boundingBox())?.x ?? Number.NaN
    // 10 % to either side of the average market price.
    const ends = await Promise.all(['$23,850', '$29,150'].map((text) => left(text)))
    const zones = await Promise.all(
      ['Great Deal', 'Good Deal', 'Higher price'].map((words) => left(words, gauge.locator('[data-level]'))),
    )
    for (const row of [ends, zones]) expect(row).toEqual(row.toSorted((one, other) => one - other))
    const at = (await mark.boundingBox())?.x ?? Number.NaN
    expect(at).toBeGreaterThanOrEqual(ends[0] ?? 0)
    expect(at).toBeLessThan(ends[1] ?? 0)
    await expect(gauge).toContainText('the average market price, $26,500')
  })
  await expect(gauge.locator('[data-fill]')).toHaveAttribute('data-level', /low|medium|high/)

  await test.step('VDP-33 ERR-01 ERR-02 nothing, and a line in the log, when it cannot be had', async () => {
    for (const [answer, says] of [
      [{ status: 500, body: '' }, 'Failed to fetch auto gauge data.'],
      [{ status: 204, body: '' }, 'No data returned'],
      [{ status: 200, body: '{"fill":0.5}' }, null],
    ] as const) {
      logged.length = 0
      await page.unrouteAll()
      await page.route('**/autogauge', (route) => route.fulfill(answer))
      // A page that is loaded again is where it was scrolled to: the gauge may ask at once.
      const answered = page.waitForResponse('**/autogauge')
      await page.reload()
      await page.getByRole('heading', { name: 'How the price compares' }).scrollIntoViewIfNeeded()
      await answered
      await expect(page.getByTestId('gauge-skeleton')).toHaveCount(0)
      await expect(gauge).toHaveCount(0)
      if (says)
        expect(
          logged.some((text) => text.startsWith(says)),
          says,
        ).toBe(true)
    }
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('VDP-35 A11Y-01 the gauge stands still at its end', async ({ page }) => {
    await withoutPopup(page)
    await page.goto(siteUrl(SITE, show.path))
    const steps = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let seen = 0
          const watch = new MutationObserver(() => {
            const fill = document.querySelector('[data-fill]')?.getAttribute('data-fill')
            if (fill && fill !== '0') seen += 1
          })
          watch.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            attributeFilter: ['data-fill'],
          })
          setTimeout(() => resolve(seen), 2_500)
        }),
    )
    await page.getByRole('heading', { name: 'How the price compares' }).scrollIntoViewIfNeeded()
    await expect(page.getByTestId('auto-gauge')).toContainText('$24,990')
    expect(await steps).toBeLessThanOrEqual(2)
  })
})
