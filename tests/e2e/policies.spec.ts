import { expect, type Page, test } from '@playwright/test'
import { openAdmin, signIn } from './support/admin'
import { staffApi } from './support/api'
import { hydrated } from './support/hydrated'
import { platformUrl, searchPath, siteUrl } from './support/sites'

/** What the browser blocked on this page, or reported under the report-only policy. */
const refusals = async (page: Page): Promise<string[]> => {
  const seen: string[] = []
  await page.exposeFunction('noteRefusal', (text: string) => void seen.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note: unknown = Reflect.get(window, 'noteRefusal')
      if (typeof note === 'function') note(`${event.disposition} ${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  return seen
}

test('L4 NFR-06 pages of a site keep to their policy: scripts, styles, pictures, structured data and early presses', async ({
  page,
}) => {
  const api = await staffApi('admin@demo.test')
  const [car] = await api.find('cars?limit=1&where[status][equals]=in_stock&where[external_video_url][exists]=true')
  const [own] = await api.find('tenants?where[slug][equals]=harbour-city')
  const [mapped] = await api.find(`cars?limit=1&where[status][equals]=in_stock&where[tenant][equals]=${own?.id}`)
  await api.dispose()
  const seen = await refusals(page)
  const paths = ['/', searchPath, `${searchPath}?make=Toyota`, '/contact-us', '/finance', `/cars/${mapped?.slug}`]
  for (const path of [...paths, ...(car ? [`/cars/${car.slug}`] : [])]) {
    await page.goto(siteUrl('harbour-city', path), { waitUntil: 'load' })
    await hydrated(page)
    expect(seen, path).toEqual([])
  }
})

test('L4 NFR-06 a script from elsewhere, a plugin and a foreign frame are refused on a site', async ({ page }) => {
  const seen = await refusals(page)
  await page.goto(siteUrl('harbour-city'))
  await hydrated(page)
  await page.evaluate(() => {
    const add = (name: string, attribute: string, url: string): void => {
      const element = document.createElement(name)
      element.setAttribute(attribute, url)
      document.body.append(element)
    }
    add('script', 'src', 'http://127.0.0.1:9/evil.js')
    add('object', 'data', '/icons.svg')
    add('iframe', 'src', 'http://127.0.0.1:9/')
  })
  for (const directive of ['script-src-elem', 'object-src', 'frame-src'])
    await expect.poll(() => seen.join('\n')).toContain(directive)
})

test('L4 NFR-06 the admin runs scripts with a nonce alone, and shows a preview that no other page may frame', async ({
  page,
}) => {
  const api = await staffApi('marketer@harbour-city.test')
  const [offer] = await api.find('offers?limit=1&where[_status][equals]=published')
  await api.dispose()
  await signIn(page, 'marketer@harbour-city.test')
  const seen = await refusals(page)
  await openAdmin(page, '/collections/cars')
  await openAdmin(page, `/collections/offers/${offer?.id}`)
  const iframe = page.locator('#live-preview-iframe')
  if (!(await iframe.isVisible())) await page.locator('#live-preview-toggler').click()
  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.getByRole('heading', { name: String(offer?.name) }).first()).toBeVisible()
  const address = await iframe.getAttribute('src')
  const refusedInFrames = seen.filter((text) => !text.startsWith('report'))
  expect(refusedInFrames).toEqual([])
  await page.locator('#live-preview-toggler').click()

  // The same preview in a frame of an unrelated site.
  await page.route('http://elsewhere.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${address}"></iframe>` }),
  )
  await page.goto('http://elsewhere.localhost/')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: String(offer?.name) })).toHaveCount(0)
  await page.goto(platformUrl('/admin'))
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "run without a nonce"'
    document.body.append(script)
  })
  expect(await page.title()).not.toContain('run without a nonce')
})
