import { expect, test } from '@playwright/test'
import { staffApi } from './support/api'
import { aCar } from './support/cars'
import { siteGet } from './support/siteGet'
import { siteUrl } from './support/sites'

const SITE = 'harbour-city'
const noQuote = { weeklyRepaymentAmount: null, advertisedRate: null, comparisonRate: null, quotedPrice: null }

test('FIN-14 FIN-15 FIN-16 FIN-44 a car without a lender is quoted when somebody comes near, and keeps the quote', async ({
  page,
}) => {
  const staff = await staffApi('admin@demo.test')
  const [tenant] = await staff.find('tenants?depth=0&limit=1&where[slug][equals]=northline-mazda')
  if (!tenant) throw new Error('northline-mazda is not there')
  const listed = await aCar(
    'northline-mazda',
    'where[status][equals]=in_stock&where[reserved][not_equals]=true&where[price][greater_than]=30000&where[vin][exists]=true',
  )
  const [car] = await staff.find(`cars?depth=0&limit=1&where[id][equals]=${listed.id}`)
  try {
    await staff.update('cars', listed.id, { finance_lenders: null, youxQuote: noQuote })
    await staff.update('tenants', tenant.id, {
      settings: { ...Object(tenant.settings), 'finance.youxQuotes': true },
    })
    const address = siteUrl('northline-mazda', `/cars/${listed.slug}`)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/youx/quote')) asked.push(request.postData() ?? '')
    })
    const html = async () => (await siteGet(page.request, 'northline-mazda', `/cars/${listed.slug}`)).text()
    await expect.poll(html).toContain('data-part="quote"')
    await page.goto(`${address}#finance`)
    await expect(page.getByTestId('car-finance-estimate')).toContainText('8.19% p.a.')
    expect(JSON.parse(asked[0] ?? '{}')).toMatchObject({
      selfAssessedCreditScore: 'GREAT',
      loanTerm: 5,
      whoIsHelping: '',
      vin: car?.vin,
    })
    await expect.poll(html).toContain('8.19% p.a.')
    await page.goto(address)
    const estimate = page.locator('aside').getByTestId('repayment').first()
    await expect(estimate).toContainText('8.19% p.a.')
    await expect(estimate).toContainText('a month')
  } finally {
    await staff.update('tenants', tenant.id, { settings: tenant.settings })
    await staff.update('cars', listed.id, { finance_lenders: car?.finance_lenders, youxQuote: noQuote })
    await staff.dispose()
  }
})

test('LOC-12 LOC-13 delivery by distance, as the dealership edits it', async ({ request }) => {
  const staff = await staffApi('admin@demo.test')
  const [tenant] = await staff.find(`tenants?depth=0&limit=1&where[slug][equals]=${SITE}`)
  const estimate = async () => {
    const answer = await siteGet(request, SITE, '/api/delivery-estimate?postcode=6000')
    const body: { name?: string; price?: number; error?: { message: string } } = JSON.parse(await answer.text())
    return body.name ? `${body.name} ${body.price}` : body.error?.message
  }
  const near = await staff.create('delivery-zones', { tenant: tenant?.id, name: 'Near', price: 1, within_km: 3000 })
  const far = await staff.create('delivery-zones', {
    tenant: tenant?.id,
    name: 'By train',
    price: 2,
    within_km: 4000,
  })
  try {
    await expect.poll(estimate).toBe('By train 2')
    await staff.update('delivery-zones', near.id, { within_km: 3500 })
    await expect.poll(estimate).toBe('Near 1')
  } finally {
    await staff.remove(`delivery-zones/${near.id}`)
    await staff.remove(`delivery-zones/${far.id}`)
    await staff.dispose()
  }
  await expect.poll(estimate).not.toMatch(/Near|By train/)
})

test("RTE-09 RTE-10 a finance page at an address of the site's own, and what a link brings to it", async ({
  page,
  request,
}) => {
  const staff = await staffApi('admin@demo.test')
  const [tenant] = await staff.find('tenants?depth=0&limit=1&where[slug][equals]=second-gear')
  if (!tenant) throw new Error('second-gear is not there')
  const status = async () => (await siteGet(request, 'second-gear', '/money')).status()
  expect(await status()).toBe(404)
  try {
    await staff.update('tenants', tenant.id, {
      settings: { ...Object(tenant.settings), 'routes.financeLink': '/money' },
    })
    await expect.poll(status).toBe(200)
    const canonical = /<link rel="canonical" href="[^"]*\/money"/
    await expect
      .poll(async () => (await siteGet(request, 'second-gear', '/finance')).text(), { timeout: 15_000 })
      .toMatch(canonical)
    await page.goto(siteUrl('second-gear', '/money?vehiclePriceBudget=22000'))
    await expect(page).toHaveURL(/\/finance\?vehiclePriceBudget=22000#finance-form$/)
    await expect(page.getByLabel('Price or budget ($)')).toHaveValue('22000')
  } finally {
    await staff.update('tenants', tenant.id, { settings: tenant.settings })
    await staff.dispose()
  }
})
