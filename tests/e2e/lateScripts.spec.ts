import { expect, type Page, test } from '@playwright/test'
import { siteGet } from './support/siteGet'
import { searchPath, siteUrl } from './support/sites'

/** A kept page with its pictures held back and its clock standing still: what scripts it asked for, and the way to let the pictures come. */
const held = async (page: Page) => {
  const asked: string[] = []
  const pictures = Promise.withResolvers<void>()
  page.on('request', (request) => {
    if (/\/_next\/static\/chunks\/.*\.js$/.test(request.url())) asked.push(request.url())
  })
  await page.route(/\/_next\/image/, async (route) => {
    await pictures.promise
    await route.continue()
  })
  await page.clock.install({ time: new Date('2026-01-05T10:00:00') })
  await page.clock.pauseAt(new Date('2026-01-05T10:00:01'))
  await page.goto(siteUrl('harbour-city', searchPath), { waitUntil: 'domcontentloaded' })
  await expect(page.locator('script[data-late]')).toBeAttached()
  expect(asked).toEqual([])
  return { asked, letPicturesCome: () => pictures.resolve() }
}

test.beforeEach(async ({ request }) => {
  await expect.poll(async () => (await siteGet(request, 'harbour-city', searchPath)).text()).toContain('data-late')
})

test('GAL-20 a kept page holds no script of Next’s beside what asks for them', async ({ request }) => {
  const html = await (await siteGet(request, 'harbour-city', searchPath)).text()
  expect(html.match(/<script data-late=""/g)).toHaveLength(1)
  expect(html.match(/<script src="\/_next\/static\/chunks\/[^"]+"(?! noModule)|<link [^>]*as="script"/)).toBeNull()
  // Nor what React needs to bring it to life: half of its weight.
  expect(html.includes('<script>self.__next_f.push([1,')).toBe(false)
})

test('the scripts of every page are marked to be compiled while they arrive', async ({ request }) => {
  const html = await (await siteGet(request, 'harbour-city', searchPath)).text()
  const paths = [...new Set(html.match(/\/_next\/static\/chunks\/[\w.-]+\.js/g))]
  const bodies = await Promise.all(paths.map(async (path) => (await siteGet(request, 'harbour-city', path)).text()))
  expect(bodies.filter((body) => body.startsWith('//# allFunctionsCalledOnLoad\n')).length).toBeGreaterThan(3)
})

test('SEA-23 a browser asks before it shows a page or its data again', async ({ request }) => {
  const page = await siteGet(request, 'harbour-city', searchPath)
  const data = await siteGet(request, 'harbour-city', `${searchPath}?_rsc`, { rsc: '1' })
  for (const answer of [page, data]) expect(answer.headers()['cache-control']).toBe('s-maxage=3600, max-age=0')
})

test('a page whose data did not come asks for it again at the next touch', async ({ page }) => {
  let refused = 0
  await page.route(/\?_rsc$/, (route) => {
    refused += 1
    return refused === 1 ? route.abort() : route.fallback()
  })
  await page.goto(siteUrl('harbour-city', searchPath))
  await expect.poll(() => refused).toBe(1)
  await expect(page.locator('script[data-late]')).toBeAttached()
  await page.mouse.click(5, 5)
  await expect(page.locator('[data-search="ready"]')).toBeAttached()
})

const occasions: [occasion: string, act: (page: Page, letPicturesCome: () => void) => unknown][] = [
  [
    'has loaded and shown what came',
    async (page, letPicturesCome) => {
      letPicturesCome()
      await page.waitForLoadState('load')
      await page.clock.runFor(100)
    },
  ],
  ['is reached for by key', (page) => page.keyboard.press('Tab')],
  ['is touched', (page) => page.mouse.click(5, 5)],
  ['has been loading for 2.5 s', (page) => page.clock.runFor(2500)],
]
for (const [occasion, act] of occasions)
  test(`GAL-20 scripts come when the page ${occasion}, not before`, async ({ page }) => {
    const { asked, letPicturesCome } = await held(page)
    await act(page, letPicturesCome)
    await expect(page.locator('script[data-late]')).toHaveCount(0)
    expect(asked.length).toBeGreaterThan(3)
    // The last one, which waits for the data, is fetched meanwhile.
    const once = asked.filter((url) => !url.includes('/turbopack-'))
    expect(new Set(once).size).toBe(once.length)
    letPicturesCome()
  })
