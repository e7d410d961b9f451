import type { FormLook } from '@/src/domain/content/sectionLooks'
import type { WrittenBlock, WrittenPage } from '../../starter/WrittenPage'
import { picture } from '../../starter/writtenBlocks'

type EnquirySlug = 'book-test-drive' | 'finance' | 'sell-your-car' | 'service' | 'vehicle-parts-and-accessories'
type GatedSlug = 'online-payment' | 'spin-to-win'
type ListSlug =
  'blogs' | 'brands' | 'budget-search' | 'contact-us' | 'dealer-locator' | 'models' | 'reviews' | 'special-offers'

interface RouteWords {
  /** Instead of the starter's. */
  heading?: string
  /** Under the heading. */
  text: string
  /** Studio picture of the hero, or its address; null: the dealership's own place that does this. */
  picture?: string | null
  /** The hero's second button. */
  more?: { label: string; href: string }
  /** Heading, introduction and steps of the form. */
  form?: { heading: string; intro: string; steps: [title: string, text: string][]; layout?: FormLook }
  /** Sections between the hero and the form, such as prices. */
  above?: WrittenBlock[]
  /** Sections under it, instead of the starter's. */
  below?: WrittenBlock[]
}

export type EnquiryWords = Record<EnquirySlug, RouteWords & Required<Pick<RouteWords, 'picture' | 'form' | 'below'>>>

/** What a demo dealership says on the website's fixed routes, in its own voice; 'my-garage' for those that have one. */
export type DemoWords = EnquiryWords &
  Record<GatedSlug, RouteWords & Required<Pick<RouteWords, 'below'>>> &
  Record<ListSlug, RouteWords> &
  Partial<Record<'my-garage', RouteWords>>

/** A starter's page in a dealership's own words; its form and where its buttons lead stay. */
export const inWords = (page: WrittenPage, words: DemoWords): WrittenPage => {
  const own = new Map<string, RouteWords>(Object.entries(words)).get(page.slug)
  if (!own) return page
  const { heading = page.title, text, picture: name, more, form, above = [], below } = own
  const layout = page.layout.flatMap((section): WrittenBlock[] => {
    if (section.blockType === 'hero')
      return [
        {
          ...section,
          heading,
          text,
          ...(name ? { image: picture(name) } : {}),
          ...(more ? { secondButton: more } : {}),
        },
      ]
    if (section.blockType === 'form' && form) {
      const steps = form.steps.map(([title, said]) => ({ title, text: said }))
      return [...above, { ...section, ...form, steps }]
    }
    return below ? [] : [section]
  })
  return { ...page, title: heading, description: text, layout: [...layout, ...(below ?? [])] }
}
