import { actionsOf } from '@/src/components/sections/sectionProps'
import { getPage } from '@/src/data/content/getPage'
import { pictureOf, type SitePicture } from '@/src/domain/content/pictureOf'
import type { FormLook } from '@/src/domain/content/sectionLooks'
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
  form: {
    title: string
    text: string
    submitLabel: string | null
    steps: { title: string; text: string }[]
    look: FormLook
  } | null
  /** Every other section: they come under the form. */
  below: Section[]
  /** How many of them the dealership has put before the form, for a page that shows them there. */
  beforeForm: number
  seo: Page['seo'] | null
}

const NONE: PageWords = {
  title: null,
  text: null,
  image: null,
  actions: [],
  form: null,
  below: [],
  beforeForm: 0,
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
  const isBelow = (section: Section): boolean => section !== hero && section !== form
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
          look: form.layout,
        }
      : null,
    below: layout.filter(isBelow),
    beforeForm: form ? layout.slice(0, layout.indexOf(form)).filter(isBelow).length : 0,
    seo: page.seo ?? null,
  }
}
