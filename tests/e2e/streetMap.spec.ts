import { createServer } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { violations, violationsFromTop } from './support/axe'
import { hydrated } from './support/hydrated'
import { group, siteUrl } from './support/sites'

const zoomable = (page: Page) => page.getByTestId('street-map')

const openMap = async (page: Page): Promise<void> => {
  await page.goto(siteUrl(group, '/dealer-locator'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Zoom and move' }).click()
  await expect(zoomable(page)).toHaveAttribute('data-state', 'shown', { timeout: 30_000 })
}

test('RTE-33 LOC-01 A11Y-01 the map of locations is zoomed by keyboard; every place has a pin, which leads to the list', async ({
  page,
}) => {
  const files = ['land', 'towns'].map((name) => page.waitForResponse(`**/map/${name}.json`))
  await openMap(page)
  expect((await Promise.all(files)).map((answer) => answer.status())).toEqual([200, 200])
  const map = zoomable(page)
  const names = await page.getByRole('main').locator('li[id^=place-] h3').allInnerTexts()
  expect(names.length).toBeGreaterThan(5)
  const pins = map.locator('.maplibregl-marker')
  const said = (await pins.evaluateAll((all) => all.map((pin) => pin.ariaLabel))).join(' | ')
  for (const name of names) expect(said).toContain(name)
  expect(await violations(page, '[data-testid=street-map]')).toEqual([])

  const several = map.getByRole('button', { name: /places here/ }).first()
  const alone = await map.locator('a[href^="#place-"]').count()
  await several.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => map.locator('a[href^="#place-"]').count()).toBeGreaterThan(alone)
  const pin = map.locator('a[href^="#place-"]:visible').first()
  const target = await pin.getAttribute('href')
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect(page.locator(target ?? '')).toBeInViewport()
})

test('RTE-33 the platform’s own street map is shown where it answers', async ({ page }) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', 'application/json')
    const ground = { id: 'ground', type: 'background', paint: { 'background-color': '#ffffff' } }
    response.end(JSON.stringify({ version: 8, sources: {}, layers: [ground] }))
  })
  const port = Number(process.env.E2E_MAP_PORT)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  try {
    await openMap(page)
    expect(asked).toEqual(['/style.json'])
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})

for (const width of [390, 1440])
  test(`RTE-33 A11Y-01 at ${width} px the cars found are shown on a map, and a place on it narrows the search`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(siteUrl(group, '/search/used-cars'))
    await hydrated(page)
    await page.getByRole('button', { name: 'Map', exact: true }).filter({ visible: true }).click()
    const map = page.getByTestId('results-map')
    await expect(map).toHaveAttribute('data-state', 'shown', { timeout: 30_000 })
    const places = page.getByRole('region', { name: 'Where these are' })
    expect(await violationsFromTop(page, '#results')).toEqual([])

    // A single pin; others are drawn as one until the map is zoomed.
    const pin = map.getByRole('button', { name: /^[^:]+: [\d,]+ found$/ }).first()
    const [label = '', count = ''] = ((await pin.getAttribute('aria-label')) ?? '').replace(' found', '').split(': ')
    const chip = places.getByRole('checkbox', { name: `${label} ${count}` })
    await pin.press('Enter')
    await expect(chip).toBeChecked()
    await expect(page.getByTestId('result-count')).toHaveText(new RegExp(`^${count} `))
    await expect(map.getByRole('button', { name: `${label}: ${count} found`, pressed: true })).toBeFocused()
    await chip.press(' ')
    await expect(chip).not.toBeChecked()
    await expect(page.getByTestId('result-count')).not.toHaveText(new RegExp(`^${count} `))
    await page.screenshot({ path: `test-results/results-map-${width}.png` })
    // The narrowest phone, with a filter chosen: the bar of buttons fits.
    if (width === 390) await page.setViewportSize({ width: 320, height: 640 })
    await chip.press(' ')
    await expect(chip).toBeChecked()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
