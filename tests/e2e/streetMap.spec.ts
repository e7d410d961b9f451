import { createServer } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
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
