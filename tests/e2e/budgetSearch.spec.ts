import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/hydrated'
import { siteUrl } from './support/sites'

const site = 'harbour-city'
const path = '/budget-search'
const found = async (page: Page): Promise<number> =>
  Number((await page.getByRole('button', { name: /s Found$/ }).innerText()).replace(/\D/g, ''))
const resultCount = async (page: Page): Promise<number> =>
  Number((await page.getByTestId('result-count').innerText()).replace(/\D/g, ''))
const total = (page: Page) => page.locator('output')

for (const javaScriptEnabled of [true, false]) {
  test.describe(`budget search ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    const begin = async (page: Page) => {
      await page.goto(siteUrl(site, path))
      // A rhythm pressed before that keeps what was typed, as it does without JavaScript.
      if (javaScriptEnabled) await hydrated(page)
    }
    /** Without JavaScript the page is asked again. */
    const settle = async (page: Page) => {
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Work it out' }).click()
    }

    test('FIN-52 FIN-53 FIN-54 ERR-25 the start, and a button that promises what the search finds', async ({
      page,
    }) => {
      await begin(page)
      await expect(page.getByRole('heading', { name: 'Find cars for your budget' })).toBeVisible()
      await expect(page.getByLabel('Repayment a month')).toHaveValue('600')
      await expect(page.getByLabel('Deposit or trade-in')).toHaveValue('2000')
      await expect(total(page)).toHaveText('$38,000')
      const promised = await found(page)
      expect(promised).toBeGreaterThan(0)
      await page.getByRole('button', { name: /cars Found$/ }).click()
      await expect(page).toHaveURL(/price=1001(:|%3A)38000/)
      expect(await resultCount(page)).toBe(promised)
    })

    test('FIN-53 FIN-56 other amounts, weekly, and used cars only', async ({ page }) => {
      await begin(page)
      await page.getByText('Weekly', { exact: true }).click()
      await settle(page)
      // FIN-54: with JavaScript a change of rhythm starts at its own default; without, what was typed stays.
      if (javaScriptEnabled) await expect(page.getByLabel('Repayment a week')).toHaveValue('200')
      await page.getByLabel('Repayment a week').fill('100')
      await page.getByText('Used', { exact: true }).click()
      await settle(page)
      await expect(total(page)).toHaveText('$28,000')
      const button = page.getByRole('button', { name: /used cars Found$/ })
      await expect(button).toBeEnabled()
      const promised = await found(page)
      await button.click()
      await expect(page).toHaveURL(/car_type=used&price=1001(:|%3A)28000/)
      expect(await resultCount(page)).toBe(promised)
    })

    test('FIN-57 quick picks of the deposit', async ({ page }) => {
      await begin(page)
      const picks = page.getByRole('group', { name: 'Deposit quick picks' }).getByRole('button')
      await expect(picks).toHaveText(['$5,000', '$10,000', '$20,000', '$30,000', '$50,000', '$70,000'])
      await page.getByLabel('Repayment a month').fill('500')
      await page.getByRole('button', { name: '$10,000' }).click()
      await expect(page.getByLabel('Deposit or trade-in')).toHaveValue('10000')
      await expect(page.getByLabel('Repayment a month')).toHaveValue('500')
      await expect(total(page)).toHaveText('$40,000')
      await expect(page.getByRole('button', { name: '$10,000' })).toHaveAttribute('aria-pressed', 'true')
    })

    test('FIN-58 FIN-59 ERR-24 ERR-25 a budget below the lowest price', async ({ page }) => {
      await begin(page)
      await page.getByText('Used', { exact: true }).click()
      await page.getByLabel('Repayment a month').fill('0')
      await page.getByLabel('Deposit or trade-in').fill('1500')
      await settle(page)
      await expect(page.getByText('No used cars found for this budget', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Repayment a month')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Deposit or trade-in')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('button', { name: '0 used cars Found' })).toBeDisabled()
    })
  })
}

test('FIN-59 an address that asks for too little is led back to the form and its message', async ({ page }) => {
  await page.goto(siteUrl(site, `${path}/results?frequency=weekly&repayment=1&deposit=0&car_type=new`))
  await expect(page).toHaveURL(/\/budget-search\?frequency=weekly&repayment=1&deposit=0&car_type=new$/)
  await expect(page.getByText('No new cars found for this budget')).toBeVisible()
})

test('FIN-55 a budget without end stops at the dearest car there is', async ({ page }) => {
  await page.goto(siteUrl(site, `${path}/results?repayment=90000&deposit=0`))
  const [, max] = /price=1001(?::|%3A)(\d+)/.exec(page.url()) ?? []
  expect(Number(max)).toBeGreaterThan(50_000)
  expect(Number(max)).toBeLessThan(5_400_000)
})

test('FIN-57 the Enter key searches; it presses no quick pick', async ({ page }) => {
  await page.goto(siteUrl(site, path))
  await page.getByLabel('Deposit or trade-in').fill('3000')
  await page.getByLabel('Deposit or trade-in').press('Enter')
  await expect(page).toHaveURL(/price=1001(:|%3A)39000/)
})

test.describe('SRP-25 the price slider of pages', () => {
  test('SRP-30 from 5,000 to 250,000 in steps of 500, to the search with the dearest first', async ({ page }) => {
    await page.goto(siteUrl(site))
    const form = page.getByRole('form', { name: 'Search by price' })
    await form.scrollIntoViewIfNeeded()
    const low = form.getByRole('slider', { name: 'Lowest price' })
    const high = form.getByRole('slider', { name: 'Highest price' })
    await expect(low).toHaveAttribute('aria-valuenow', '5000')
    await expect(high).toHaveAttribute('aria-valuenow', '250000')
    await expect(low).toHaveAttribute('aria-valuemin', '5000')
    await low.press('ArrowRight')
    await expect(low).toHaveAttribute('aria-valuenow', '5500')
    await expect(form.getByLabel('From')).toHaveValue('5,500')
    await form.getByLabel('To').fill('$60,400')
    await form.getByLabel('To').blur()
    await expect(high).toHaveAttribute('aria-valuenow', '60500')
    await form.getByRole('button', { name: 'Show me cars' }).click()
    await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\/\?price=5500%3A60500&sortBy=price%3Adesc$/)
    await expect(page.getByLabel('Sort by').first()).toHaveValue('price:desc')
  })

  test('search.pagePriceSlider: on the pages the site chose, not on others', async ({ page }) => {
    await page.goto(siteUrl('apex-motor-group', '/brands/mazda'))
    await expect(page.getByRole('form', { name: 'Search by price' })).toHaveCount(1)
    await page.goto(siteUrl(site, '/brands/toyota'))
    await expect(page.getByRole('form', { name: 'Search by price' })).toHaveCount(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('SRP-25 two fields and a button do the same', async ({ page }) => {
      await page.goto(siteUrl(site))
      const form = page.getByRole('form', { name: 'Search by price' })
      await form.getByLabel('From').fill('20,000')
      await form.getByLabel('To').fill('40,000')
      await form.getByRole('button', { name: 'Show me cars' }).click()
      await expect(page).toHaveURL(/sortBy=price%3Adesc/)
      await expect(page.getByRole('link', { name: 'Remove $20,000 to $40,000' })).toBeVisible()
    })
  })
})
