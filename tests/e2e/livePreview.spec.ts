import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { lexical } from '../../src/domain/content/lexical'
import { openAdmin, signIn } from './support/admin'
import { staffApi } from './support/api'
import { everySection, openWheel } from './support/everySection'
import { openPreview } from './support/preview'
import { siteGet } from './support/siteGet'
import { demoSites, port } from './support/sites'

type Api = Awaited<ReturnType<typeof staffApi>>
type Section = { blockType: string } & Record<string, unknown>

/** Sections changed by one save: saving a page of every section takes most of a second. */
const AT_A_TIME = 7

const picture = { url: '/studio/suv/blue/hero.webp' }

/** A section with these words where its heading is, its text, or its first slide. */
const saying = (section: Section, words: string): Section => {
  if (section.blockType === 'richText') return { ...section, content: lexical(words) }
  const { variant, slides } = section
  if (variant !== 'slider' || !Array.isArray(slides)) return { ...section, heading: words }
  return { ...section, slides: slides.map((slide: object, at) => (at === 0 ? { ...slide, name: words } : slide)) }
}

/** A hero with the stock search, in each of its forms. */
const HEROES = ['split', 'full', 'centred', 'arch', 'slider']

/** Every section with its name here, and what it needs to be seen: a hero of one picture, brands of all kinds. */
const sections = (): { name: string; section: Section }[] => {
  const all: Section[] = everySection(picture)
  const hero = all.find(({ blockType }) => blockType === 'hero')
  const searches = HEROES.map((variant) => ({
    name: `hero ${variant} search`,
    section: { ...hero, blockType: 'hero', variant, showSearch: true },
  }))
  const plain = all.map((section) => {
    const more = { hero: { variant: 'split' }, brandGrid: { kind: 'all' } }[section.blockType] ?? {}
    return { name: section.blockType, section: { ...section, ...more } }
  })
  return [...plain, ...searches]
}

/** Makes the dealership have what three sections show: a count of sales, a prize wheel and a model. @returns how to undo it. */
const withSomethingToShow = async (api: Api, site: string): Promise<() => Promise<void>> => {
  const [tenant] = await api.find(`tenants?where[slug][equals]=${site}&depth=0`)
  const id = String(tenant?.id)
  const settings: object = Object(tenant?.settings)
  await api.update('tenants', id, { settings: { ...settings, 'salesCounter.enabled': true } })
  const wheel = await api.create('prize-wheels', openWheel(id))
  const [brand] = await api.find(`brands?where[tenant][equals]=${id}&limit=1&depth=0`)
  const model = await api.create('models', {
    tenant: id,
    name: 'Preview',
    manufacturer: brand?.id,
    _status: 'published',
  })
  return async () => {
    await api.remove(`models/${model.id}`)
    await api.remove(`prize-wheels/${wheel.id}`)
    await api.update('tenants', id, { settings })
  }
}

/** Tells the preview what the admin tells it each time the draft is kept. */
const tellPreview = (page: Page): Promise<void> =>
  page.locator('#live-preview-iframe').evaluate((frame: HTMLIFrameElement) => {
    frame.contentWindow?.postMessage({ type: 'payload-document-event' }, new URL(frame.src).origin)
  })

/** The preview's page as a new visit gets it. */
const previewText = async (page: Page, site: string): Promise<string> => {
  const address = await page.locator('#live-preview-iframe').getAttribute('src')
  return (await siteGet(page.request, site, new URL(address ?? '').pathname)).text()
}

const without = (words: readonly string[], text: string): string[] => words.filter((word) => !text.includes(word))

const stayed = (preview: FrameLocator): Promise<boolean> =>
  preview.locator('body').evaluate(() => 'openedOnce' in window)

for (const site of demoSites) {
  test(`CMS-01 the preview of ${site} shows a new word in each of its sections within 3 s of saving it`, async ({
    page,
  }) => {
    const admin = await staffApi('admin@demo.test')
    const putBack = await withSomethingToShow(admin, site)
    const marketer = `marketer@${site}.test`
    const api = await staffApi(marketer)
    const { id } = await api.create('pages?draft=true', { title: 'Previewed' })
    const keep = async (layout: unknown): Promise<unknown> =>
      (await api.update('pages', `${id}?draft=true&autosave=true&depth=0`, { layout })).layout

    await signIn(page, marketer)
    await openAdmin(page, `/collections/pages/${id}`)
    const preview = await openPreview(page)
    await expect(preview.locator('html[data-hydrated]')).toBeAttached()
    expect(page.frames().map((frame) => new URL(frame.url()).host)).toContain(`${site}.localhost:${port}`)
    await preview.locator('body').evaluate(() => Object.assign(window, { openedOnce: true }))

    const names = sections().map(({ name }) => name)
    const kept = await keep(sections().map(({ name, section }) => saying(section, `First ${name} words`)))
    const layout: Section[] = Array.isArray(kept) ? kept : []
    expect(layout).toHaveLength(names.length)
    const first = names.map((name) => `First ${name} words`)
    // The new settings and the new model reach the site's pages some moments after they are saved.
    await expect.poll(async () => without(first, await previewText(page, site)), { intervals: [200] }).toEqual([])
    await tellPreview(page)
    for (const words of first) await expect(preview.getByText(words)).toBeVisible()

    for (let from = 0; from < layout.length; from += AT_A_TIME) {
      const words = names.slice(from, from + AT_A_TIME).map((name) => `Second ${name} words`)
      const changed = layout.slice(from, from + AT_A_TIME)
      layout.splice(from, changed.length, ...changed.map((section, at) => saying(section, words[at] ?? '')))
      await keep(layout)
      await tellPreview(page)
      await Promise.all(words.map((word) => expect(preview.getByText(word)).toBeVisible({ timeout: 3_000 })))
    }
    for (const variant of HEROES) {
      const hero = preview.locator('[data-hero]').filter({ hasText: `Second hero ${variant} search words` })
      await expect(hero.getByRole('search', { name: 'Search our stock' })).toBeVisible()
    }
    expect(await stayed(preview)).toBe(true)

    await page.locator('#live-preview-toggler').click()
    await api.remove(`pages/${id}`)
    await putBack()
    await Promise.all([admin.dispose(), api.dispose()])
  })
}
