import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { templateNames } from '../../tenants/templates/templates'
import { jsonLdProblems } from '../support/jsonLdProblems'
import { staffApi } from './support/api'
import { complaintsOf } from './support/complaintsOf'
import { crawlPage, inTurns, sitemapPaths } from './support/siteCrawl'
import { siteGet } from './support/siteGet'
import { walkSite } from './support/walkSite'

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

test('OPS-04 a dealership opened in the admin shows its template’s home page until it has one', async ({ request }) => {
  const admin = await staffApi('admin@demo.test')
  const slug = `form-${crypto.randomUUID().slice(0, 8)}`
  const tenant = await admin.create('tenants', { name: 'Form Motors', slug, websiteId: slug, template: 'used-cars' })
  const home = async () => crawlPage(request, slug, '/')
  await expect.poll(async () => (await home()).status, { timeout: 15_000 }).toBe(200)
  expect((await home()).title).toContain('Form Motors')
  expect(await (await siteGet(request, slug, '/')).text()).toContain('A good used car, without the guesswork.')
  await admin.update('tenants', tenant.id, { archived: true })
  await admin.dispose()
})
