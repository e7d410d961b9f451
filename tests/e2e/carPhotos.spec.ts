import { expect, type Locator, type Page, test } from '@playwright/test'
import { openAdmin, signIn } from './support/admin'
import { staffApi } from './support/api'
import { withPictures } from './support/browserLaunch'
import { marketer } from './support/desk'
import { pressSave } from './support/pressSave'

test.use(withPictures)

/*
 * Photos of a car are put in order by their pictures: dragged by the handle, or with the keyboard on it. By the menu of a
 * row: marketersStock.spec.ts.
 */

const PHOTOS = ['hero', 'side', 'rear'].map((view) => `/studio/suv/white/${view}.webp`)

const handles = (page: Page) => page.locator('#field-images .collapsible__drag')

/** The pictures of the form, from the first row to the last. */
const shown = (page: Page) =>
  page
    .locator('#field-images .photo-row img')
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLImageElement).src).pathname))

const openPhotos = async (page: Page, id: string): Promise<void> => {
  await openAdmin(page, `/collections/cars/${id}`)
  await page.getByRole('button', { name: 'Photos and video', exact: true }).click()
  await expect.poll(() => shown(page)).toHaveLength(PHOTOS.length)
}

/** A car with three photos, its form open at them. */
const carWithPhotos = async (page: Page) => {
  const api = await staffApi(marketer)
  const { id } = await api.create('cars', {
    make: 'Kia',
    model: 'Niro',
    year: 2023,
    stocknum: `PHOTO-${crypto.randomUUID().slice(0, 8)}`,
    car_type: 'used',
    status: 'in_stock',
    show_on_dealer_website: false,
    images: PHOTOS.map((url) => ({ image: { url } })),
  })
  // All three rows at once: a form that scrolls while a row is dragged would move its place.
  await page.setViewportSize({ width: 1440, height: 1200 })
  await signIn(page, marketer)
  await openPhotos(page, id)
  return {
    id,
    stored: async (): Promise<unknown[]> => {
      const [car] = await api.find(`cars?depth=0&where[id][equals]=${id}`)
      return Array.isArray(car?.images) ? car.images.map((row) => Object(Object(row).image).url) : []
    },
    gone: async () => {
      await api.remove(`cars/${id}`)
      await api.dispose()
    },
  }
}

const middleOf = async (handle: Locator) => {
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is no handle to drag.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('CAR-16 CMS-01 a photo that is dragged to another place stays there when the car is saved and opened again', async ({
  page,
}) => {
  const car = await carWithPhotos(page)
  await handles(page).first().hover()
  const [from, to] = await Promise.all([middleOf(handles(page).first()), middleOf(handles(page).nth(2))])
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 20, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 20 })
  await page.mouse.up()
  const order = [PHOTOS[1], PHOTOS[2], PHOTOS[0]]
  await expect.poll(() => shown(page)).toEqual(order)
  await expect(page.locator('#field-images .photo-row').first()).toContainText('main photo')
  await pressSave(page)
  await expect.poll(car.stored).toEqual(order)
  await openPhotos(page, car.id)
  expect(await shown(page)).toEqual(order)
  await car.gone()
})

test('CAR-16 A11Y-01 a photo is moved with the keyboard alone: space, an arrow, space', async ({ page }) => {
  const car = await carWithPhotos(page)
  const said = page.locator('[id^="DndLiveRegion"]').filter({ hasText: /\S/ })
  await handles(page).nth(2).focus()
  await page.keyboard.press('Space')
  await expect(said).toContainText(/was moved over/)
  // It is picked up over itself; an arrow pressed while Payload still measures the rows moves nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(said).toContainText(/item (\S+) was moved over droppable area (?!\1\.)/, { timeout: 3_000 })
  }).toPass()
  await page.keyboard.press('Space')
  const order = [PHOTOS[0], PHOTOS[2], PHOTOS[1]]
  await expect.poll(() => shown(page)).toEqual(order)
  await pressSave(page)
  await expect.poll(car.stored).toEqual(order)
  await openPhotos(page, car.id)
  expect(await shown(page)).toEqual(order)
  await car.gone()
})
