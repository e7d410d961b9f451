import type { ComponentProps } from 'react'
import type { RichText } from '@/src/components/site/RichText'
import { getBrands } from '@/src/data/content/getBrands'
import { getPage } from '@/src/data/content/getPage'
import { searchWordsSlug } from '@/src/domain/search/url/searchWordsSlug'
import type { SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import type { Page } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

type Section = NonNullable<Page['layout']>[number]

/** What a marketer wrote for a search page; null or empty: the page's own words. */
export interface LandingWords {
  heading: string | null
  /** From the editor, or plain words. */
  intro: ComponentProps<typeof RichText>['content'] | string | null
  /** Sections under the results. */
  below: Section[]
  title: string | null
  description: string | null
  noIndex: boolean
}

/** A make's search page starts with its brand's description. */
const brandWords = async (site: Site, { kind, path }: SearchPreset): Promise<string | null> => {
  if (kind !== 'make') return null
  const brand = (await getBrands(site.id)).find(({ slug }) => path === `/search/${slug}`)
  return brand?.description?.trim() || null
}

/**
 * The words of a search page (RTE-14..24): the site's page with the slug of its path, 'search-used-cars' for
 * `/search/used-cars`. Its title is the heading, a text it begins with is the intro, its other sections stand under the
 * results. Without such a page a make is introduced by its brand.
 */
export const landingWords = async (site: Site, preset: SearchPreset): Promise<LandingWords> => {
  const page = await getPage(site.id, searchWordsSlug(preset.path))
  const [first, ...rest] = page?.layout ?? []
  const intro = first?.blockType === 'richText' ? first.content : null
  return {
    heading: page?.title ?? null,
    intro: intro ?? (page ? null : await brandWords(site, preset)),
    below: first && !intro ? [first, ...rest] : rest,
    title: page?.seo?.title || null,
    description: page?.seo?.description || null,
    noIndex: page?.seo?.noIndex === true,
  }
}
