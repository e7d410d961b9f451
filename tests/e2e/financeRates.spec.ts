import { expect, type Locator, test } from '@playwright/test'
import { aCar } from './support/cars'
import { readPage } from './support/readPage'
import { siteUrl } from './support/sites'
import { strayFigures } from './support/strayFigures'

const SITE = 'harbour-city'
const USED_PETROL =
  'where[status][equals]=in_stock&where[price][greater_than]=20000&where[reserved][not_equals]=true&where[car_type][equals]=used&where[simple_fuel][equals]=Petrol'

test('LAW-01 LAW-02 no page shows a repayment without its comparison rate and the warning', async ({ page }) => {
  const car = await aCar(SITE, USED_PETROL)
  // Its cards show no repayment; whether an offer on it names a rate is the marketer's.
  await page.goto(siteUrl(SITE, '/'))
  await expect(page.getByTestId('repayment')).toHaveCount(0)
  const namesRate = /\d% p\.a\./.test(await page.getByRole('main').innerText())
  await expect(page.getByTestId('comparison-warning').first()).toBeVisible({ visible: namesRate })
  expect(await strayFigures(page)).toEqual([])

  const pages: [path: string, advertises: boolean][] = [
    ['/budget-search', false],
    ['/search/used-cars', true],
    ['/search/used-cars?weekly_price=:200', true],
    ['/finance', true],
    [`/print?car_id=${car.id}`, false],
    [`/cars/${car.slug}`, true],
  ]
  for (const [path, advertises] of pages) {
    await page.goto(siteUrl(SITE, path))
    const repayments = page.getByTestId('repayment')
    await expect(page.getByTestId('comparison-warning').first(), path).toBeVisible({ visible: advertises })
    await (advertises ? expect(repayments, path).not.toHaveCount(0) : expect(repayments, path).toHaveCount(0))
    expect(await strayFigures(page), path).toEqual([])
  }
})

test('LAW-01 a car shows one repayment and one comparison rate on its card, its page, in its calculators and on /finance', async ({
  page,
  request,
}) => {
  const car = await aCar(SITE, USED_PETROL)
  const rates = new Set<string>()
  const note = async (place: Locator) => {
    const repayment = place.getByTestId('repayment').first()
    await expect(repayment).toBeVisible()
    const text = (await repayment.innerText()).replaceAll(/\s+/g, ' ')
    const comparison = /Comparison rate\*\s*([\d.]+% p\.a\.)/.exec(text)?.[1]
    const weekly = /\$[\d,]+\/wk/.exec(text)?.[0]
    rates.add(`${weekly} ${comparison}`)
  }
  await page.goto(siteUrl(SITE, `/search/used-cars?query=${car.stocknum}`))
  await note(page.locator('#results article').first())
  await page.goto(siteUrl(SITE, `/cars/${car.slug}`))
  await note(page.locator('aside'))
  await note(page.locator('#finance'))
  await page.locator('#finance').scrollIntoViewIfNeeded()
  await expect(page.locator('#finance').getByLabel('Purchase price', { exact: true })).toBeVisible()
  await note(page.locator('#finance'))
  expect([...rates]).toEqual([expect.stringMatching(/^\$[\d,]+\/wk [\d.]+% p\.a\.$/)])
  const { html } = await readPage(request, SITE, '/finance')
  const shown = [...html.matchAll(/([\d.]+)% p\.a\./g)].map(([, rate]) => rate)
  // The site's rate and its comparison rate: in the calculator, the widget and the written example.
  expect(new Set(shown).size).toBe(2)
})
