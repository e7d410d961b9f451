import { actionsOf } from '@/src/components/sections/sectionProps'
import { getPage } from '@/src/data/content/getPage'
import { pictureOf, type SitePicture } from '@/src/domain/content/pictureOf'
import type { Page } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

type Section = NonNullable<Page['layout']>[number]

/** What a dealership says on one of the website's fixed routes; null or empty: nothing. */
export interface PageWords {
  title: string | null
  text: string | null
  image: SitePicture | null
  /** Buttons of the hero. */
  actions: { label: string; href: string }[]
  form: { title: string; text: string; submitLabel: string | null; steps: { title: string; text: string }[] } | null
  /** Sections that the dealership has put before the form; none without a form. */
  above: Section[]
  /** Every other section: they come under the form. */
  below: Section[]
  seo: Page['seo'] | null
}

const NONE: PageWords = {
  title: null,
  text: null,
  image: null,
  actions: [],
  form: null,
  above: [],
  below: [],
  seo: null,
}

/**
 * The words of a fixed route (`wordedPaths`): the site's published page with that slug. A hero gives heading, text and
 * picture, the first form section the form's words; without such a page the route has its labels only.
 */
export const pageWords = async (site: Site, slug: string): Promise<PageWords> => {
  const page = await getPage(site.id, slug)
  if (!page) return NONE
  const layout = page.layout ?? []
  const hero = layout[0]?.blockType === 'hero' ? layout[0] : null
  const form = layout.find((section) => section.blockType === 'form')
  const above = form ? layout.slice(0, layout.indexOf(form)).filter((section) => section !== hero) : []
  return {
    title: hero?.heading || page.title,
    text: hero?.text || null,
    image: pictureOf(hero?.image),
    actions: hero ? actionsOf(hero.button, hero.secondButton) : [],
    form: form
      ? {
          title: form.heading || page.title,
          text: form.intro ?? '',
          submitLabel: form.submitLabel || null,
          steps: (form.steps ?? []).map(({ title, text }) => ({ title, text: text ?? '' })),
        }
      : null,
    above,
    below: layout.filter((section) => section !== hero && section !== form && !above.includes(section)),
    seo: page.seo ?? null,
  }
}
