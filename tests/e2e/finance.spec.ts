import { expect, test } from '@playwright/test'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { aCar } from './support/cars'
import { readPage } from './support/readPage'
import { siteGet } from './support/siteGet'
import { strayFigures } from './support/strayFigures'
import { port, siteUrl } from './support/sites'

const SITE = 'harbour-city'
const USED_PETROL =
  'where[status][equals]=in_stock&where[price][greater_than]=20000&where[reserved][not_equals]=true&where[car_type][equals]=used&where[simple_fuel][equals]=Petrol'

const amounts = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d.]/g, ''))

test.describe('finance of a car on a desk', () => {
  test('VDP-10 A11Y-01 its calculators, by hand and by keyboard', async ({ page }) => {
    const car = await aCar(SITE, USED_PETROL)
    await page.goto(siteUrl(SITE, `/cars/${car.slug}`), { waitUntil: 'networkidle' })
    const finance = page.locator('#finance')
    const price = finance.getByLabel('Purchase price', { exact: true })
    // The written example is shown until the calculator is near the viewport; only then is the calculator loaded.
    await expect(finance.getByTestId('repayment')).toContainText('Comparison rate')
    await expect(price).toHaveCount(0)
    await page.locator('aside').getByRole('link', { name: 'Work out your own' }).click()
    await expect(price).toBeVisible()
    const repayment = finance.getByTestId('repayment')
    const figure = async () => amounts(await repayment.locator('dd').first().textContent())
    const before = await figure()

    await test.step('FIN-36 FIN-22 a deposit lowers the repayment; a term goes by half years', async () => {
      await finance.getByLabel('Deposit or trade-in', { exact: true }).fill('5000')
      await expect.poll(figure).toBeLessThan(before)
      await finance.getByLabel('Loan term', { exact: true }).fill('3.3')
      await finance.getByLabel('Loan term', { exact: true }).press('Tab')
      await expect(finance.getByLabel('Loan term', { exact: true })).toHaveValue('3.5')
    })
    await test.step('FIN-27 FIN-43 a price below the range becomes its least, and a repayment too small is a word', async () => {
      await price.fill('12')
      await price.press('Enter')
      await expect(price).toHaveValue('1,000')
      await expect(repayment).toHaveCount(0)
      await expect(finance.getByText('Enquire for Finance')).toBeVisible()
    })
    await price.fill('40000')
    await price.press('Enter')
    const interest = finance.getByLabel('Interest, slider')
    await interest.focus()
    const atFirst = await figure()
    await page.keyboard.press('ArrowRight')
    await expect.poll(figure).toBeGreaterThan(atFirst)
    await test.step('FIN-34 fortnightly is another repayment', async () => {
      await finance.getByRole('radio', { name: 'Weekly' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(repayment).toContainText('/fn')
    })
    await test.step('FIN-28 the first change is told, once', async () => {
      const told = await page.evaluate(() =>
        window.dataLayer?.filter((entry) => 'event_id' in entry && entry.event_id === 26),
      )
      expect(told).toHaveLength(1)
    })

    await test.step('FIN-50 FIN-51 the disclaimer in short and in full', async () => {
      const disclaimer = finance.getByTestId('finance-disclaimer')
      await expect(disclaimer.getByText('Show More')).toBeVisible()
      await expect(disclaimer.getByText('Show Less')).toBeHidden()
      await disclaimer.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(disclaimer.getByText('Show Less')).toBeVisible()
      await expect(disclaimer.getByText('Show More')).toBeHidden()
    })

    await test.step('VDP-06 VDP-44 VDP-45 the fuel calculator', async () => {
      const fuel = page.locator('#fuel')
      await fuel.scrollIntoViewIfNeeded()
      await expect(fuel.getByLabel('Distance a week', { exact: true })).toHaveValue('250')
      await expect(fuel.getByLabel('Fuel price a litre', { exact: true })).toHaveValue('1.70')
      await fuel.getByLabel('Fuel economy', { exact: true }).fill('8')
      await fuel.getByLabel('Fuel price a litre', { exact: true }).fill('2')
      await expect(fuel.getByTestId('fuel-cost')).toContainText('$40.00')
    })

    await test.step('LAW-01 LAW-02 no figure without its comparison rate, and the warning', async () => {
      expect(await strayFigures(page)).toEqual([])
      await expect(page.getByTestId('comparison-warning').first()).toContainText(
        'WARNING: This comparison rate is true only',
      )
    })
    expect(await violations(page)).toEqual([])
  })

  test('VDP-46 an electric car has no fuel calculator, but what charging costs', async ({ request }) => {
    const car = await aCar(SITE, 'where[status][equals]=in_stock&where[simple_fuel][equals]=Electric')
    const { html } = await readPage(request, SITE, `/cars/${car.slug}`)
    expect(html).toContain('id="vehicle-map"')
    expect(html).not.toContain('id="fuel"')
    expect(html).toContain('id="charging"')
    expect(html).toContain('kWh/100 km')
  })

  test('FIN-29 FIN-30 FIN-31 a site that asks for the loan amount', async ({ page }) => {
    const car = await aCar(
      'big-rig-leisure',
      'where[status][equals]=in_stock&where[reserved][not_equals]=true&where[price][greater_than]=110000',
    )
    await page.goto(siteUrl('big-rig-leisure', `/cars/${car.slug}#finance`))
    const loan = page.locator('#finance').getByLabel('Loan amount', { exact: true })
    await expect(loan).toBeVisible()
    await expect(page.locator('#finance').getByLabel('Deposit or trade-in', { exact: true })).toHaveCount(0)
    expect(amounts(await loan.inputValue())).toBeGreaterThan(110_000)
    await loan.fill('10')
    await loan.press('Enter')
    await expect(loan).toHaveValue('5,000')
  })

  test('FIN-05 the disclaimer of a car by its id; an unknown car has none', async ({ request }) => {
    const car = await aCar(SITE, USED_PETROL)
    const answer = await siteGet(request, SITE, `/api/cars/${car.id}/finance-disclaimer`)
    expect(answer.status()).toBe(200)
    const body: { disclaimer: string; financeProvider: string } = JSON.parse(await answer.text())
    expect(body.disclaimer).toMatch(/WARNING: this comparison rate/i)
    expect(body.financeProvider).toBe('Manual')
    const other = await siteGet(request, 'second-gear', `/api/cars/${car.id}/finance-disclaimer`)
    expect(other.status()).toBe(404)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('RTE-10 from a car to its finance page and a lead about it', async ({ page }) => {
    const car = await aCar(SITE, USED_PETROL)
    await test.step('RTE-08 the hash leads to the map', async () => {
      await page.goto(siteUrl(SITE, `/cars/${car.slug}#vehicle-map`))
      await expect(page.locator('#vehicle-map')).toBeInViewport()
    })
    const finance = page.locator('#finance')
    await test.step('VDP-10 the calculator shows its result; its fields open by a press', async () => {
      await finance.scrollIntoViewIfNeeded()
      const change = finance.getByRole('button', { name: 'Change the figures' })
      const deposit = finance.getByLabel('Deposit or trade-in', { exact: true })
      await expect(change).toHaveAttribute('aria-expanded', 'false')
      await expect(finance.getByText('Total to repay')).toBeVisible()
      await expect(deposit).toBeHidden()
      await change.click()
      await deposit.fill('5000')
      await expect(finance.getByText(/ over 5 years, deposit of \$5,000$/)).toBeVisible()
    })
    const link = finance.getByRole('link', { name: 'Get Finance' })
    await expect(link).toHaveAttribute('href', new RegExp(`^/finance\\?car_id=${car.id}&car_type=used.*#finance-form$`))
    await link.click()
    await expect(page).toHaveURL(/\/finance\?car_id=.*#finance-form$/)
    const form = page.locator('#finance-form')
    await test.step('RTE-11 RTE-12 the car’s link leads to the form, filled in', async () => {
      await expect(form).toBeInViewport()
      await expect(form.getByLabel('Which vehicle?')).toHaveValue(new RegExp(`${car.make} ${car.model}`))
      await expect(form.getByLabel('Looking for')).toHaveValue('used')
      await expect(form.getByLabel('Price or budget ($)')).toHaveValue(/^\d{5,6}$/)
    })

    await test.step('RTE-13 the page of one car', async () => {
      await page.goto(siteUrl(SITE, `/personalised/finance?car_id=${car.id}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Finance for your ${car.make} ${car.model}`)
    })
    const widget = page.getByTestId('finance-widget')
    await widget.scrollIntoViewIfNeeded()
    await test.step('FIN-47 FIN-48 FIN-49 the widget: amounts in range, a wished repayment, the phone', async () => {
      const deposit = widget.getByLabel('Deposit')
      await deposit.fill('9999999')
      await deposit.blur()
      await expect(deposit).toHaveValue('1,000,000')
      await widget.getByLabel('Monthly repayment').fill('300')
      await expect.poll(async () => amounts(await deposit.inputValue())).toBeLessThan(1_000_000)
      await expect(widget.getByTestId('repayment')).toContainText(/\$(300|299)\/mth/)
      await widget.getByText('Show More').click()
      await expect(widget.getByTestId('finance-disclaimer')).toContainText('02 5550 0145')
    })
    expect(await strayFigures(page)).toEqual([])
    expect(await violations(page)).toEqual([])

    await form.getByLabel('First Name').fill('Mira')
    await form.getByRole('textbox', { name: 'Email' }).fill('mira.finance@example.com')
    await form.getByLabel('Mobile Number').fill('0412 345 678')
    await form.getByLabel('Postcode').fill('2000')
    await form.getByRole('button', { name: 'Enquire about finance' }).click()
    await expect(page).toHaveURL(/\/success/)
    const staff = await staffApi('admin@demo.test')
    const [lead] = await staff.find(
      'leads?depth=0&limit=1&sort=-createdAt&where[email][equals]=mira.finance@example.com',
    )
    expect(lead).toMatchObject({ category: 'Finance Enquiry', vehicle: car.id })
    await staff.dispose()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('RTE-09 RTE-10 a written example, a delivery page, a prefilled form at every address', async ({ page }) => {
    const car = await aCar(SITE, USED_PETROL)
    await page.goto(siteUrl(SITE, `/cars/${car.slug}`))
    await expect(page.locator('#finance').getByTestId('repayment')).toContainText('Comparison rate')
    await expect(page.locator('#fuel').getByTestId('fuel-cost')).toContainText('$')
    await test.step('VDP-07 LOC-13 LOC-15 what delivery costs, on a page, as a guide for all of Australia', async () => {
      await expect(page.locator('#delivery')).toContainText('We deliver Australia-wide. The estimate is a guide only.')
      await page.locator('#delivery').getByLabel('Your postcode').fill('2000')
      await page.locator('#delivery').getByRole('button', { name: 'Get estimate' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('delivery to')
    })
    const estimate = (query: string) =>
      page.request.get(`http://127.0.0.1:${port}/api/delivery-estimate${query}`, {
        headers: { host: `${SITE}.localhost:${port}` },
      })
    await test.step('LOC-14 ERR-20 ERR-21 ERR-22 a postcode that is missing, wrong or unknown', async () => {
      expect(await (await estimate('?postcode=')).text()).toContain('Please enter a postcode.')
      expect(await (await estimate('?postcode=20')).text()).toContain(
        'Invalid postcode. Please enter a 4-digit number.',
      )
      expect(await (await estimate('?postcode=9999')).text()).toContain(
        "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
      )
    })
    for (const path of ['/finance', '/finance-enquiry', '/apply-for-finance']) {
      await page.goto(siteUrl(SITE, `${path}?vehiclePriceBudget=31500&car_type=demo&utm_source=mail`))
      await expect(page.getByLabel('Price or budget ($)')).toHaveValue('31500')
      await expect(page.getByLabel('Looking for')).toHaveValue('demo')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/finance$/)
    }
  })
})
