import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { templateNames } from '../../tenants/templates/templates'
import { jsonLdProblems } from '../support/jsonLdProblems'
import { openAdmin, signIn, workFor } from './support/admin'
import { staffApi } from './support/api'
import { withPictures } from './support/browserLaunch'
import { complaintsOf } from './support/complaintsOf'
import { pressSave } from './support/pressSave'
import { inTurns, sitemapPaths } from './support/siteCrawl'
import { siteGet } from './support/siteGet'
import { platformUrl } from './support/sites'
import { walkSite } from './support/walkSite'

test.use(withPictures)

/** `npm run tenant:create` on the servers of this run. */
const openDealership = async (template: string): Promise<{ slug: string; seconds: number }> => {
  const slug = `new-${template}-${crypto.randomUUID().slice(0, 6)}`
  const script = ['run', 'tenants/createTenantCli.ts', '--']
  const args = ['--name', 'Bayside Motors', '--slug', slug, '--template', template, '--state', 'QLD']
  const started = Date.now()
  const { stdout } = await promisify(execFile)('payload', [...script, ...args], { env: process.env })
  expect(stdout).toContain('Bayside Motors is open.')
  return { slug, seconds: (Date.now() - started) / 1000 }
}

test('OPS-04 a new dealership of each template is a whole site in under a minute, with nothing in stock yet', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const opened = await inTurns(templateNames, 2, openDealership)
  const problems: string[] = []
  for (const { slug, seconds } of opened) {
    expect(seconds).toBeLessThan(60)
    await expect.poll(async () => (await siteGet(request, slug, '/')).status(), { timeout: 10_000 }).toBe(200)
    const listed = await sitemapPaths(request, slug)
    expect(listed).toEqual(expect.arrayContaining(['/', '/about-us', '/privacy-policy', '/terms-and-conditions']))
    const { found, from } = await walkSite(request, slug, listed)
    for (const one of found.values()) {
      if (one.status >= 400) problems.push(`${slug}: ${one.status} ${one.path} from ${from.get(one.path)}`)
      problems.push(
        ...one.jsonLd.flatMap((entry) => jsonLdProblems(entry).map((text) => `${slug}${one.path}: ${text}`)),
      )
    }
    problems.push(...(await complaintsOf(page, slug, '/')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(problems).toEqual([])
})

test('OPS-04 a dealership opened in the admin’s form is a whole site; a save that is refused keeps what was typed', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const slug = `form-${crypto.randomUUID().slice(0, 8)}`
  const api = await staffApi('admin@demo.test')
  const [working] = await api.find('tenants?where[slug][equals]=harbour-city&depth=0')
  await signIn(page, 'admin@demo.test')
  await workFor(page, working?.id ?? '')
  await openAdmin(page, '/collections/tenants/create')
  await page.locator('form[data-form-ready="true"]').first().waitFor()
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await page.locator(`#field-${name}`).fill(value)
  }
  await fill({ name: 'Form Motors', tagline: 'Kept words', slug: 'harbour-city', websiteId: slug })
  const asked: string[] = []
  page.on('request', (one) => void asked.push(new URL(one.url()).pathname))
  const refused = page.waitForResponse((answer) => answer.status() === 400)
  await pressSave(page)
  await refused
  // As long as it takes the server to draw the form anew, should anything have asked for that.
  for (const path of ['/api/tenants/populate-tenant-options', '/admin/collections/tenants/create']) {
    for (let time = 0; time < 3; time += 1) await page.request.get(platformUrl(path))
  }
  // This is what has the page drawn anew.
  expect(asked).not.toContain('/api/tenants/populate-tenant-options')
  await expect(page.locator('#field-name')).toHaveValue('Form Motors')
  await expect(page.locator('#field-tagline')).toHaveValue('Kept words')
  await fill({ slug })
  await pressSave(page)
  await expect(page).toHaveURL(/\/tenants\/[0-9a-f-]{36}/)
  await expect.poll(async () => (await siteGet(request, slug, '/')).status(), { timeout: 15_000 }).toBe(200)
  const listed = await sitemapPaths(request, slug)
  expect(listed).toEqual(expect.arrayContaining(['/', '/about-us', '/privacy-policy', '/terms-and-conditions']))
  const { found, from } = await walkSite(request, slug, listed)
  const broken = [...found.values()].filter(({ status }) => status >= 400)
  expect(broken.map(({ status, path }) => `${status} ${path} from ${from.get(path)}`)).toEqual([])
  const [tenant] = await api.find(`tenants?where[slug][equals]=${slug}&depth=0`)
  await api.update('tenants', tenant?.id ?? '', { archived: true })
  await api.dispose()
})
