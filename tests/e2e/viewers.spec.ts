import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { aCar } from './support/cars'
import { WITH_EVERYTHING, galleryOf, loaded, passedFrames, spinOf, view, watchFrames } from './support/gallery'
import { hydrated } from './support/hydrated'
import { siteGet } from './support/siteGet'
import { siteUrl } from './support/sites'

test.use(withPictures)

test('GAL-08 GAL-09 an interior panorama is looked round in, by keys and by drag', async ({ page }) => {
  // Red ahead, blue behind: what is seen says where one looks.
  const width = 512
  const red = await sharp({ create: { width: width / 2, height: width / 2, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const panorama = await sharp({ create: { width, height: width / 2, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: width / 4, top: 0 }])
    .png()
    .toBuffer()
  await page.route(/interior\.webp/, (route) => route.fulfill({ body: panorama, contentType: 'image/png' }))
  const car = await aCar('harbour-city', WITH_EVERYTHING)
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  await view(page, 'Interior').click()
  const stage = galleryOf(page).getByLabel(/^Interior of .*Arrow keys/)
  const middle = () =>
    stage.evaluate((canvas: HTMLCanvasElement) => {
      const copy = document.createElement('canvas')
      copy.width = copy.height = 1
      const context = copy.getContext('2d')
      context?.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1)
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
    })
  await expect.poll(middle).toEqual([255, 0, 0])
  const screen = galleryOf(page).getByRole('button', { name: /^Touch screen/ })
  await expect(screen).toBeVisible()
  expect(await violations(page)).toEqual([])
  for (let press = 0; press < 12; press += 1) await stage.press('ArrowRight')
  await expect(stage).toHaveAttribute('data-yaw', '120')
  await expect.poll(middle).toEqual([0, 0, 255])
  await expect(screen).toBeHidden()
  await stage.hover()
  await page.mouse.down()
  await page.mouse.move(5_000, 300)
  await page.mouse.up()
  await expect(stage).not.toHaveAttribute('data-yaw', '120')
})

test('GAL-11 GAL-15 where the site says so the photos come first and nothing turns by itself', async ({ page }) => {
  const car = await aCar(
    'big-rig-leisure',
    'where[status][equals]=in_stock&where[walkaround_videos.video.url][contains]=/studio/',
  )
  await watchFrames(page)
  await page.goto(siteUrl('big-rig-leisure', `/cars/${car.slug}`))
  await expect(view(page, 'Photos')).toHaveAttribute('aria-pressed', 'true')
  await view(page, '360°').click()
  await loaded(page)
  await expect(galleryOf(page).getByRole('button', { name: 'Turn', exact: true })).toBeVisible()
  expect(await passedFrames(page)).toEqual([])
})

test('GAL-13 a frame that cannot be had is stepped over; without any the viewer says so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const car = await aCar('harbour-city', WITH_EVERYTHING)
  await page.route('**/orbit/*/01.webp', (route) => route.abort())
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  await galleryOf(page).hover()
  await loaded(page)
  await spinOf(page).press('ArrowRight')
  await expect(galleryOf(page).locator('img[data-frame]:visible')).toHaveAttribute('data-frame', '2')
  await page.route('**/orbit/**', (route) => route.abort())
  await page.reload()
  await galleryOf(page).hover()
  await expect(galleryOf(page).getByRole('status')).toContainText('could not be loaded')
  await view(page, 'Photos').click()
  await expect(galleryOf(page).getByText(/^1 \/ /)).toBeVisible()
})

test('VDP-15 an external video plays in its own player, and nothing of it is fetched before', async ({ page }) => {
  const car = await aCar('harbour-city', WITH_EVERYTHING)
  const admin = await staffApi('admin@demo.test')
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>playing</p>' })
  })
  await admin.update('cars', car.id, { external_video_url: 'https://youtu.be/dQw4w9WgXcQ' })
  try {
    const play = page.locator('#video').getByRole('link', { name: /^Play: Video of/ })
    const html = async () => (await siteGet(page.request, 'harbour-city', `/cars/${car.slug}`)).text()
    await expect.poll(html).toContain('dQw4w9WgXcQ')
    await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
    // Until its script is there it is a link to the video's own page.
    await hydrated(page)
    expect(asked).toEqual([])
    await play.click()
    await expect(page.frameLocator('iframe[title^="Video of"]').getByText('playing')).toBeVisible()
    expect(asked[0]).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  } finally {
    await admin.update('cars', car.id, { external_video_url: null })
    await admin.dispose()
  }
})

test('GAL-02 A11Y-01 a photo among the words of the page opens on the full screen; closing it leads back; its address opens it too', async ({
  page,
}) => {
  const car = await aCar('harbour-city', WITH_EVERYTHING)
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  // Pressed before that, it opens too, but the browser has left the link for its target.
  await hydrated(page)
  const photo = page.getByRole('link', { name: /, photo \d+$/ }).last()
  const hash = (await photo.getAttribute('href')) ?? ''
  const shown = page.getByRole('dialog', { name: /^Photos of/ }).getByText(`${hash.replace('#photo-', '')} / `)
  await photo.press('Enter')
  await expect(shown).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(photo).toBeFocused()
  await page.goto('about:blank')
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}${hash}`))
  await expect(shown).toBeVisible()
})

test('GAL-02 where the full screen cannot be had, a photo among the words is shown in the gallery', async ({
  page,
}) => {
  const car = await aCar('harbour-city', WITH_EVERYTHING)
  // With the browser's data saver on nothing is fetched ahead.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
  await hydrated(page)
  await page.route('**/*.js', (route) => route.abort())
  const photo = page.getByRole('link', { name: /, photo \d+$/ }).last()
  const name = await photo.getByRole('img').getAttribute('alt')
  await photo.press('Enter')
  await expect(galleryOf(page).getByAltText(name ?? '', { exact: true })).toBeInViewport()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('GAL-04 a photo among the words of the page leads to it in the gallery', async ({ page }) => {
    const car = await aCar('harbour-city', WITH_EVERYTHING)
    await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
    const photo = page.getByRole('link', { name: /, photo \d+$/ }).last()
    const name = await photo.getByRole('img').getAttribute('alt')
    await photo.click()
    await expect(galleryOf(page).getByAltText(name ?? '', { exact: true })).toBeInViewport()
  })

  test('GAL-04 GAL-05 GAL-10 the photos scroll and the video is a link', async ({ page }) => {
    const car = await aCar('harbour-city', WITH_EVERYTHING)
    await page.goto(siteUrl('harbour-city', `/cars/${car.slug}`))
    await expect(galleryOf(page).getByRole('img').first()).toBeVisible()
    await expect(galleryOf(page).getByRole('link', { name: /^Play: Video/ })).toHaveAttribute('href', /\.mp4$/)
    await expect(galleryOf(page).getByRole('button')).toHaveCount(0)
  })
})
