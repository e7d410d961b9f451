import { expect, type Page, test } from '@playwright/test'
import { applicationSteps } from '../../src/domain/finance/application/applicationPages'
import { sampleAnswers } from '../../src/domain/finance/application/sampleAnswers.testing'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { aCar } from './support/cars'
import { leadOf } from './support/leads'
import { newNumber, signIn } from './support/shoppers'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

test.use(withPictures)

const SITE = 'harbour-city'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n%%EOF')
const newEmail = (): string => `finance-${crypto.randomUUID().slice(0, 8)}@shopper.test`
const step = (id: string): string => siteUrl(SITE, `/finance-application/${id}`)
const shot = (name: string): string => test.info().outputPath(`${name}.png`)

const selects = new Set(
  applicationSteps.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'select').map(({ name }) => name)),
)

/** Fills the fields of a step by their names, as a person types them. */
const fill = async (page: Page, id: string, more: Record<string, string> = {}): Promise<void> => {
  for (const [name, value] of Object.entries({ ...sampleAnswers[id], ...more })) {
    const field = page.locator(`main [name="${name}"]`)
    await (selects.has(name) ? field.selectOption(value) : field.fill(value))
  }
}

const send = async (page: Page, id: string, next: string, more: Record<string, string> = {}): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`/finance-application/${id}(\\?|$)`))
  await fill(page, id, more)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL(step(next))
}

test.beforeEach(({ page }) => withoutPopup(page))

test('LEA-26 LEA-06 at 390 px: a whole application with a document, begun signed out, resumed in a second browser, sent once, withdrawn; axe clean', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 844 })
  const [email, number] = [newEmail(), newNumber()]
  const car = await aCar(
    SITE,
    'where[status][equals]=in_stock&where[car_type][equals]=used&where[reserved][not_equals]=true',
  )
  await page.goto(siteUrl(SITE, `/cars/${car.slug}`))
  await page
    .getByRole('link', { name: /^Finance this car/ })
    .first()
    .click()
  await page.waitForURL(/\/finance-application\/you\?car_id=/)
  expect(await violations(page)).toEqual([])
  await test.step('LEA-16 a mistake is shown at its field and nothing is saved', async () => {
    await fill(page, 'you', { email, phone: number, birth_date: '2024-01-01' })
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByText('You have to be 18 or older to apply.').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: shot('you-390'), fullPage: true })
  })
  await send(page, 'you', 'home', { email, phone: number })
  await send(page, 'home', 'work')

  const laptop = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await withoutPopup(laptop)
  await test.step('WAT-14 the sign-in takes it along, and the other browser goes on where it stopped', async () => {
    await page.goto(siteUrl(SITE, '/sign-in?type=my-garage'))
    await signIn(page, number)
    await expect(page.getByRole('region', { name: /Finance applications/ })).toContainText('Not sent yet')
    await laptop.goto(siteUrl(SITE, '/sign-in?type=my-garage'))
    await signIn(laptop, number)
    const mine = laptop.getByRole('region', { name: /Finance applications/ })
    await laptop.screenshot({ path: shot('garage-1440'), fullPage: true })
    await mine.getByRole('link', { name: 'Continue' }).click()
    await laptop.waitForURL(step('work'))
  })
  await send(laptop, 'work', 'income')
  await laptop.screenshot({ path: shot('income-1440'), fullPage: true })
  await send(laptop, 'income', 'expenses')
  await send(laptop, 'expenses', 'worth')
  await send(laptop, 'worth', 'loan')

  await page.goto(siteUrl(SITE, '/finance-application'))
  await expect(page.locator('main [name="vehicle"]')).not.toHaveValue('')
  await expect(page.locator('main [name="price"]')).toHaveValue(/^\d+$/)
  await send(page, 'loan', 'documents', { vehicle: 'The blue one' })
  await test.step('NFR-06 a document is taken by what it is, and a harmful one is refused', async () => {
    const add = async (name: string, buffer: Buffer) => {
      await page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
      await page.getByRole('button', { name: 'Add this document' }).click()
    }
    await add('payslip.pdf', Buffer.from('<html>'))
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Please send a PDF, JPG or PNG file')
    await add('scripted.pdf', Buffer.concat([PDF, Buffer.from('/JavaScript (x)')]))
    await expect(page.getByRole('main').getByRole('alert')).toContainText('may be harmful')
    await add('payslip.pdf', PDF)
    await expect(page.getByRole('main').getByRole('status')).toContainText('Your document is stored')
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: shot('documents-390'), fullPage: true })
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'payslip.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('payslip.pdf')
  })
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.waitForURL(step('declaration'))
  await expect(page.getByRole('main')).toContainText('$6,200')
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: shot('declaration-390'), fullPage: true })
  for (const name of [/^Passing on/, /^Credit check/, /^Declaration/]) await page.getByLabel(name).check()
  await page.getByLabel('Your full name, as your signature').fill('Robin Example')
  await page.getByRole('button', { name: 'Send my application' }).click()
  await page.waitForURL(step('sent'))
  await expect(page.getByRole('main').getByRole('status')).toContainText('Our finance team')
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: shot('sent-390'), fullPage: true })

  const lead = await leadOf(email)
  expect(lead).toMatchObject({ category: 'Finance Enquiry', subcategory: 'Application' })
  expect(JSON.stringify(lead)).not.toMatch(/"income"|12345678|Electrician/)
  await test.step('CMS-05 sales staff read it in the admin; the lender has it', async () => {
    const sales = await staffApi(`sales@${SITE}.test`)
    const found = () => sales.find(`finance-applications?where[lead][equals]=${lead?.id}&depth=0`)
    await expect.poll(async () => (await found())[0]?.lender_state, { timeout: 30_000 }).toBe('sent')
    await sales.dispose()
  })
  await test.step('WAT-23 the garage shows it, and takes it back', async () => {
    await laptop.goto(siteUrl(SITE, '/my-garage'))
    const mine = laptop.getByRole('region', { name: /Finance applications/ })
    await expect(mine).toContainText('The blue one')
    await mine.getByText(/^Withdraw/).click()
    expect(await violations(laptop)).toEqual([])
    await mine.getByRole('button', { name: /^Yes, withdraw it/ }).click()
    await expect(mine).toContainText('Withdrawn')
  })
  await laptop.context().close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('LEA-38 LEA-26 the first step is posted, refused with its mistakes, taken, and goes on', async ({ page }) => {
    await page.goto(siteUrl(SITE, '/finance'))
    await page.getByRole('link', { name: 'Start my application' }).click()
    await fill(page, 'you', { email: newEmail(), birth_date: '2024-01-01' })
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByText('You have to be 18 or older to apply.').first()).toBeVisible()
    await expect(page.locator('main [name="licence"]')).toHaveValue('12345678')
    await send(page, 'you', 'home', { email: newEmail() })
    await page.goto(siteUrl(SITE, '/finance-application/income'))
    await expect(page).toHaveURL(step('home'))
  })
})
