import { expect, test } from '@playwright/test'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { aCar } from './support/cars'
import {
  FRAMES,
  WITH_EVERYTHING,
  frameIs,
  galleryOf,
  loaded,
  passedFrames,
  spinOf,
  view,
  watchFrames,
} from './support/gallery'
import { siteUrl } from './support/sites'
import { touch } from './support/touch'

test.use(withPictures)

test('GAL-06 A11Y-01 the spin loads, turns once, and is turned by keys, mouse and hotspots', async ({ page }) => {
  const car = await aCar('harbour-city', WITH_EVERYTHING)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/orbit/*/05.webp', async (route) => {
    await held
    await route.continue()
  })
  await watchFrames(page)
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`), { waitUntil: 'domcontentloaded' })
  await test.step('GAL-11 GAL-20 it is the first view, its first frame preloaded', async () => {
    await expect(view(page, '360°')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('img[src*="/orbit/"][src$="/00.webp"]').first()).toHaveAttribute('fetchpriority', 'high')
  })

  await test.step('GAL-13 until every frame is there it says how far it is; what is there turns', async () => {
    await galleryOf(page).hover()
    const progress = galleryOf(page).getByRole('progressbar', { name: 'Loading the 360° view' })
    await expect(progress).toHaveAttribute('aria-valuenow', '96')
    await spinOf(page).press('ArrowRight')
    await frameIs(page, 1)
    expect(await violations(page)).toEqual([])

    release()
    await loaded(page)
    await expect(progress).toBeHidden()
  })
  const turn = galleryOf(page).getByRole('button', { name: 'Turn', exact: true })
  await test.step('GAL-15 GAL-16 it turns once by itself, a frame each tenth of a second, and stops', async () => {
    // Its button offers a turn before it begins by itself, too.
    await expect.poll(async () => (await passedFrames(page)).length).toBe(FRAMES)
    await expect(turn).toBeVisible()
    const passed = await passedFrames(page)
    expect(passed).toHaveLength(FRAMES)
    expect(new Set(passed.map(({ frame }) => frame)).size).toBe(FRAMES)
    const [first, last] = [passed[0], passed.at(-1)]
    expect(((last?.at ?? 0) - (first?.at ?? 0)) / (FRAMES - 1)).toBeGreaterThan(90)
    await frameIs(page, 1)
  })

  await turn.click()
  await galleryOf(page).getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(turn).toBeVisible()
  await test.step('GAL-14 arrow keys turn it', async () => {
    await spinOf(page).press('Home')
    await spinOf(page).press('ArrowRight')
    await spinOf(page).press('ArrowRight')
    await frameIs(page, 3)
    await spinOf(page).press('ArrowLeft')
    await frameIs(page, 2)
  })

  const box = await spinOf(page).boundingBox()
  if (!box) throw new Error('no spin')
  await test.step('GAL-17 a frame for each 20 px of a drag', async () => {
    await page.mouse.move(box.x + 300, box.y + 200)
    await page.mouse.down()
    await page.mouse.move(box.x + 300 - 79, box.y + 210)
    await frameIs(page, 5)
    await page.mouse.move(box.x + 300 + 60, box.y + 210)
    await page.mouse.up()
    await frameIs(page, FRAMES - 1)
  })
})

test('CAR-21 GAL-09 hotspots lie on the frames that show them, and are reached by keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const car = await aCar('harbour-city', WITH_EVERYTHING)
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  await galleryOf(page).hover()
  await loaded(page)
  const tail = galleryOf(page).getByRole('button', { name: /^LED tail lights/ })
  await expect(tail).toBeHidden()
  await galleryOf(page)
    .getByRole('button', { name: /\d details$/ })
    .press('Enter')
  const card = galleryOf(page).getByRole('group', { name: 'Detail' })
  await expect(card).toContainText(/headlights/i)
  while (!(await card.textContent())?.includes('tail lights'))
    await card.getByRole('button', { name: 'Next detail' }).press('Enter')
  await expect(tail).toBeVisible()
  await expect(tail).toHaveAttribute('aria-expanded', 'true')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()

  await view(page, 'Interior').click()
  await galleryOf(page)
    .getByRole('button', { name: /^Touch screen/ })
    .click()
  await expect(card).toContainText('1 of 4')
  expect(await violations(page)).toEqual([])
})

test('GAL-01 GAL-04 A11Y-01 photos, video, walkaround and full screen, by mouse and keyboard', async ({ page }) => {
  const car = await aCar('harbour-city', WITH_EVERYTHING)
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  const gallery = galleryOf(page)
  await view(page, 'Photos').click()
  const thumbnails = gallery.getByRole('button', { name: /^(Photo \d|Video)/ })
  const total = await thumbnails.count()
  expect(total).toBeGreaterThan(4)
  await expect(gallery.getByText(`1 / ${total}`)).toBeVisible()
  await gallery.getByRole('button', { name: 'Next photo' }).click()
  await expect(gallery.getByText(`2 / ${total}`)).toBeVisible()
  const video = gallery.locator('video')
  await test.step('GAL-05 GAL-18 the video stands second, and plays', async () => {
    await expect(thumbnails.nth(1)).toHaveAccessibleName(/^Video/)
    await gallery.getByRole('link', { name: /^Play: Video/ }).click()
    await expect(video).toBeVisible()
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
  })
  await thumbnails.nth(3).click()
  await expect(gallery.getByText(`4 / ${total}`)).toBeVisible()
  await expect(video).toHaveCount(0)
  await gallery.getByRole('button', { name: 'Previous photo' }).click()
  await expect(gallery.getByText(`3 / ${total}`)).toBeVisible()

  await test.step('GAL-02 GAL-03 full screen: arrow keys, a photo enlarged, and back at that photo', async () => {
    await gallery.getByRole('button', { name: 'View all photos' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Photos of/ })
    await expect(dialog.getByText(`3 / ${total}`)).toBeVisible()
    await test.step('NFR-02 above everything on the page', async () => {
      await expect(dialog).toHaveCSS('z-index', '1400')
    })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText(`5 / ${total}`)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText(`4 / ${total}`)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Enlarge the photo' })).toBeVisible()
    await page.keyboard.press('+')
    await expect(dialog.getByRole('button', { name: 'Show the whole photo' })).toBeVisible()
    await page.keyboard.press('-')
    await expect(dialog.getByRole('button', { name: 'Enlarge the photo' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(gallery.getByText(`4 / ${total}`)).toBeVisible()
    await expect(gallery.getByRole('button', { name: 'View all photos' })).toBeFocused()
  })

  await test.step('GAL-07 the walkaround plays', async () => {
    await view(page, 'Walkaround').click()
    await gallery.getByRole('link', { name: /^Play: Walkaround/ }).click()
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
  })
  await test.step('GAL-12 the photos begin at the first one again', async () => {
    expect(await violations(page)).toEqual([])
    await view(page, 'Photos').click()
    await expect(gallery.getByText(`1 / ${total}`)).toBeVisible()
  })
})

/** Short of a whole width: where the processor is busy Chromium draws a swipe further than the finger went, and so past the next photo. */
const SWIPE = { from: { x: 0.85, y: 0.5 }, to: { x: 0.2, y: 0.5 } }

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('GAL-04 GAL-16 A11Y-01 fingers turn, swipe and pinch; with reduced motion nothing turns by itself', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const car = await aCar('harbour-city', WITH_EVERYTHING)
    await watchFrames(page)
    await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
    await loaded(page)
    await expect(galleryOf(page).getByRole('button', { name: 'Turn', exact: true })).toBeVisible()
    await frameIs(page, 1)
    await test.step('GAL-14 GAL-17 a finger turns it, a frame for each 20 px', async () => {
      await touch(page, spinOf(page), [{ from: { x: 0.8, y: 0.5 }, to: { x: 0.8 - 100 / 390, y: 0.52 } }])
      await frameIs(page, 6)
    })
    expect((await passedFrames(page)).length).toBeLessThanOrEqual(5)
    expect(await violations(page)).toEqual([])

    await view(page, 'Photos').tap()
    const strip = galleryOf(page).getByRole('list', { name: 'Photos' })
    await touch(page, strip, [SWIPE])
    await expect(galleryOf(page).getByText(/^2 \/ /)).toBeVisible()
    await galleryOf(page).getByRole('button', { name: 'View all photos' }).tap()
    const dialog = page.getByRole('dialog', { name: /^Photos of/ })
    await touch(page, dialog, [SWIPE])
    await expect(dialog.getByText(/^3 \/ /)).toBeVisible()
    await touch(page, dialog, [
      { from: { x: 0.45, y: 0.5 }, to: { x: 0.15, y: 0.4 } },
      { from: { x: 0.55, y: 0.5 }, to: { x: 0.85, y: 0.6 } },
    ])
    await expect(dialog.getByRole('button', { name: 'Show the whole photo' })).toBeVisible()
    await expect(dialog.getByText(/^3 \/ /)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test('TEN-03 VDP-17 a picture from edge to edge has its name and price in a band under it, its thumbnails on it', async ({
  page,
}) => {
  const car = await aCar('northline-mazda', 'where[status][equals]=in_stock')
  const stage = galleryOf(page).getByRole('list', { name: 'Photos' })
  const second = galleryOf(page).getByRole('button', { name: 'Photo 2' })
  const boxes = async () => {
    const [photo, other, name] = await Promise.all(
      [stage, second, page.getByRole('heading', { level: 1 })].map((part) => part.boundingBox()),
    )
    if (!photo || !other || !name) throw new Error('A part of the page is not shown.')
    return { photo, other, name }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl('northline-mazda', `/cars/${car.slug}`))
  const wide = await boxes()
  expect(wide.photo.width).toBe(1440)
  expect(wide.other.y + wide.other.height).toBeLessThan(wide.photo.y + wide.photo.height)
  expect(wide.name.y).toBeGreaterThan(wide.photo.y + wide.photo.height - 1)
  expect(wide.name.y).toBeLessThan(900)
  await second.click()
  await expect(galleryOf(page).getByText(/^2 \/ \d+$/)).toBeVisible()
  await page.setViewportSize({ width: 900, height: 900 })
  const narrow = await boxes()
  expect(narrow.other.y).toBeGreaterThan(narrow.photo.y + narrow.photo.height - 1)
})
