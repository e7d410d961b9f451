import { expect, type Page, test } from '@playwright/test'
import { readOutbox } from '../../src/services/mail/readOutbox'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { newNumber, signIn } from './support/shoppers'
import { siteUrl } from './support/sites'

test.use(withPictures)

const SITE = 'second-gear'
const mails = () => readOutbox(`${process.env.DATA_DIR ?? '.data'}/mail`)

/** An invoice of its own, as staff type it in the admin. */
const newInvoice = async () => {
  const api = await staffApi('admin@demo.test')
  const [tenant] = await api.find(`tenants?where[slug][equals]=${SITE}&depth=0`)
  const reference = `INV-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const email = `${crypto.randomUUID()}@customer.example`
  const made = await api.create('payment-requests', {
    tenant: tenant?.id,
    reference,
    amount: 389.5,
    what: 'Logbook service, 2019 Mazda 3',
    name: 'Priya',
    last_name: 'Nair',
    email,
    due: '2027-01-15T00:00:00Z',
  })
  return { api, id: made.id, reference, email }
}

const findIt = async (page: Page, { reference, email }: { reference: string; email: string }, lastName = 'Nair') => {
  await page.getByLabel('Reference').fill(reference.toLowerCase())
  await page.getByLabel('Last name on the invoice').fill(lastName)
  await page.getByLabel('Email on the invoice').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

for (const width of [390, 1440])
  test(`RTE-41 WAT-16 A11Y-01 at ${width} px an invoice is found, checked and paid, and staff give a part back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const invoice = await newInvoice()
    await page.goto(siteUrl(SITE, '/online-payment'))
    await expect(page).toHaveURL(/\/sign-in\?type=online-payment/)
    await signIn(page, newNumber())
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: `test-results/pay-find-${width}.png`, fullPage: true })
    await findIt(page, invoice, 'Somebody')
    await expect(page.getByText(/We found no open invoice/)).toBeVisible()
    await findIt(page, invoice)
    await page.waitForURL(/\/online-payment\/.+/)
    await expect(page.getByText('$389.50', { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: `test-results/pay-review-${width}.png`, fullPage: true })
    await page.getByRole('button', { name: 'Pay $389.50' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: `test-results/pay-paid-${width}.png`, fullPage: true })
    await expect
      .poll(
        async () => (await mails()).some(({ subject }) => subject === `Receipt: $389.50 for ${invoice.reference}`),
        {
          timeout: 20_000,
        },
      )
      .toBe(true)

    await invoice.api.update('payment-requests', invoice.id, { refund: 50 })
    await expect
      .poll(
        async () => {
          await page.reload()
          return page.getByText('Part refunded').count()
        },
        { timeout: 20_000 },
      )
      .toBe(1)
    await invoice.api.dispose()
  })

test('WAT-23 RTE-41 who signs in with the address of an invoice has its receipt in the garage once it is paid', async ({
  page,
}) => {
  const invoice = await newInvoice()
  await page.goto(siteUrl(SITE, '/my-garage'))
  await signIn(page, invoice.email)
  await expect(page.getByRole('region', { name: /^My vehicles/ })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Paid invoices/ })).toHaveCount(0)
  await page.goto(siteUrl(SITE, '/online-payment'))
  await findIt(page, invoice)
  await page.getByRole('button', { name: 'Pay $389.50' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible()
  await page.goto(siteUrl(SITE, '/my-garage'))
  const paid = page.getByRole('region', { name: /^Paid invoices/ })
  await expect(paid).toContainText(`${invoice.reference}, $389.50 paid on`)
  expect(await violations(page)).toEqual([])
  await paid.getByRole('link', { name: 'Logbook service, 2019 Mazda 3' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/sign-in\?type=online-payment&redirect=\/online-payment\//)
  await invoice.api.dispose()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('RTE-41 the forms post: wrong name, right name, paid', async ({ page }) => {
    const invoice = await newInvoice()
    await page.goto(siteUrl(SITE, '/online-payment'))
    await signIn(page, newNumber())
    await findIt(page, invoice, 'Somebody')
    await expect(page.getByText(/We found no open invoice/)).toBeVisible()
    await findIt(page, invoice)
    await page.waitForURL(/\/online-payment\/.+/)
    await page.getByRole('button', { name: 'Pay $389.50' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible()
    await invoice.api.dispose()
  })
})
