import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { appointmentsAnswerSchema, TIME_TAKEN } from '@/src/domain/testDrives/appointmentsAnswer'
import { clockOf, driveWords, spokenDay, timesByDay } from '@/src/domain/testDrives/driveWords'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { hydrated } from './support/hydrated'
import { fillContact, leadOf } from './support/leads'
import { showCarOfFile } from './support/showCar'
import { siteGet } from './support/siteGet'
import { port, siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

test.use(withPictures)

const SITE = 'harbour-city'
const WIDTHS = [390, 1440]
const shown = showCarOfFile()

const newEmail = (): string => `drive-${crypto.randomUUID().slice(0, 8)}@shopper.test`

/** Free days of the car of this file; each test drives on a day of its own. */
const freeDays = async (request: APIRequestContext) => {
  const answer = await siteGet(request, SITE, `/api/test-drive/appointments?car_id=${shown.car.id}`)
  return timesByDay(appointmentsAnswerSchema.parse(await answer.json()).appointments)
}
const timeOn = async (request: APIRequestContext, day: number): Promise<string> =>
  (await freeDays(request))[day]?.times[1] ?? ''

const drivesOf = async (email: string) => {
  const lead = await leadOf(email)
  const admin = await staffApi('admin@demo.test')
  const drives = await admin.find(`appointments?where[lead][equals]=${lead?.id}&depth=0`)
  await admin.dispose()
  return drives
}

const openForm = async (page: Page, width: number): Promise<Locator> => {
  await withoutPopup(page)
  await page.setViewportSize({ width, height: 900 })
  await page.goto(siteUrl(SITE, shown.path))
  await hydrated(page)
  await page.getByRole('link', { name: 'Book a Test Drive' }).first().click()
  return page.getByRole('dialog')
}
const picker = (form: Locator) => form.getByRole('group', { name: 'Test Drive Booking Date' })
const choose = async (form: Locator, at: string): Promise<void> => {
  await picker(form)
    .getByRole('radio', { name: spokenDay(at) })
    .check({ force: true })
  await picker(form)
    .getByRole('radio', { name: clockOf(at), exact: true })
    .check({ force: true })
}
const send = (form: Locator) => form.getByRole('button', { name: 'Book a Test Drive' }).click()

for (const [index, width] of WIDTHS.entries()) {
  test(`LEA-21 LEA-22 LEA-24 a free time is chosen with the keyboard and booked, at ${width} px`, async ({
    page,
    request,
  }) => {
    const day = 2 + index
    const at = (await freeDays(request))[day]?.times[0] ?? ''
    const form = await openForm(page, width)
    await expect(picker(form)).toContainText('30 minutes at')
    await picker(form).getByRole('radio', { name: 'Arrange a time with me later' }).focus()
    for (let step = 0; step <= day; step += 1) await page.keyboard.press('ArrowRight')
    await expect(picker(form).getByRole('radio', { name: spokenDay(at) })).toBeChecked()
    await fillContact(form, newEmail())
    await send(form)
    await expect(form.getByRole('link', { name: 'Please choose a date and time.' }), 'a day alone').toBeVisible()
    await expect(picker(form).getByRole('radio', { name: spokenDay(at) })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(picker(form).getByRole('radio', { name: clockOf(at), exact: true })).toBeChecked()
    await expect(picker(form).getByRole('status')).toContainText(`${spokenDay(at)}, ${clockOf(at)}`)
    await expect(form.getByRole('alert')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath(`times-${width}.png`) })
    const email = newEmail()
    await fillContact(form, email)
    await send(form)
    await expect(page).toHaveURL(/\/success\?lead_id=.*drive=/)
    await expect(page.getByText(driveWords(at))).toBeVisible()
    await expect(page.getByText('This time is yours.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath(`booked-${width}.png`) })
    expect(await drivesOf(email)).toMatchObject([
      { starts_at: new Date(at).toISOString(), state: 'booked', car: shown.car.id },
    ])
  })
}

test('LEA-22 a time that was taken meanwhile is refused at its field, what was typed stays, the list is new', async ({
  page,
  request,
}) => {
  const at = await timeOn(request, 4)
  const form = await openForm(page, 390)
  await choose(form, at)
  const answer = await request.post(`http://127.0.0.1:${port}/api/enquiries`, {
    headers: { host: `${SITE}.localhost:${port}` },
    data: {
      name: 'Somebody',
      email: newEmail(),
      phone: '0412 345 678',
      postcode: '2000',
      category: 'Test Drive',
      car_id: shown.car.id,
      test_drive_at: at,
    },
  })
  expect(answer.status()).toBe(201)
  const email = newEmail()
  await fillContact(form, email)
  await form.getByLabel('Comments').fill('With my partner.')
  await send(form)
  await expect(form.getByRole('link', { name: TIME_TAKEN })).toBeVisible()
  await expect(picker(form).getByRole('radio', { name: clockOf(at), exact: true })).toHaveCount(0)
  await expect(picker(form)).toContainText(TIME_TAKEN)
  await expect(picker(form).getByRole('radio', { name: spokenDay(at) })).toBeFocused()
  await expect(form.getByLabel('Comments')).toHaveValue('With my partner.')
  await expect(form.getByLabel('Email', { exact: false }).first()).toHaveValue(email)
  expect(await leadOf(email)).toBeUndefined()
  await page.screenshot({ path: test.info().outputPath('taken-390.png') })
  const next = await timeOn(request, 4)
  await choose(form, next)
  await send(form)
  await expect(page.getByText(driveWords(next))).toBeVisible()
})

test('LEA-21 LEA-22 where no free times can be had, the plain field stays and the lead is taken', async ({ page }) => {
  await page.route('**/api/test-drive/appointments*', (route) => route.abort())
  const form = await openForm(page, 390)
  await expect(form.getByLabel('Test Drive Booking Date')).toHaveAttribute('type', 'datetime-local')
  const email = newEmail()
  await fillContact(form, email)
  await send(form)
  await expect(page).toHaveURL(/\/success\?lead_id=/)
  expect(await drivesOf(email)).toEqual([])
})

test('LEA-23 a site may offer no test drive of a car that is not there yet', async ({ page }) => {
  const admin = await staffApi('admin@demo.test')
  for (const [slug, links] of [
    ['northline-mazda', 0],
    [SITE, 1],
  ] as const) {
    const [tenant] = await admin.find(`tenants?where[slug][equals]=${slug}&depth=0`)
    const car = await admin.create('cars', {
      tenant: tenant?.id,
      make: 'Mazda',
      model: 'CX-5',
      year: 2026,
      stocknum: `SOON${crypto.randomUUID().slice(0, 6).toUpperCase()}`,
      car_type: 'new',
      item_type: 'car',
      status: 'coming_soon',
      price: 44_990,
    })
    await withoutPopup(page)
    await page.goto(siteUrl(slug, `/cars/${String(car.slug)}`))
    await expect(page.locator('main a[href="#test-drive"]')).toHaveCount(links)
    await expect(page.locator('#enquire form').getByRole('radio', { name: 'Book a test drive' })).toHaveCount(links)
    await admin.remove(`cars/${car.id}`)
  }
  await admin.dispose()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [index, width] of WIDTHS.entries()) {
    test(`LEA-21 LEA-22 a free time of the plain field is booked, another is kept as a wish, at ${width} px`, async ({
      page,
      request,
    }) => {
      const at = await timeOn(request, 6 + index)
      await page.setViewportSize({ width, height: 900 })
      for (const [time, words] of [
        [at.slice(0, 16), 'This time is yours.'],
        [`${at.slice(0, 11)}03:07`, 'This time is not booked yet.'],
      ] as const) {
        await page.goto(siteUrl(SITE, shown.path))
        const form = page.locator('#enquire form')
        await form.getByRole('radio', { name: 'Book a test drive' }).check({ force: true })
        await form.getByLabel('Test Drive Booking Date').fill(time)
        const email = newEmail()
        await fillContact(form, email)
        await form.getByRole('button').first().click()
        await expect(page.getByText(driveWords(time))).toBeVisible()
        await expect(page.getByText(words)).toBeVisible()
        expect(await drivesOf(email)).toHaveLength(time === at.slice(0, 16) ? 1 : 0)
      }
      await page.screenshot({ path: test.info().outputPath(`wish-${width}.png`) })
    })
  }
})
