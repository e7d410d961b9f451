import type { Metadata } from 'next'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { type PictureInput, pictureOf } from '@/src/domain/content/pictureOf'
import type { Page } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

const isPicture = (value: unknown): value is PictureInput =>
  typeof value === 'object' && value !== null && ('media' in value || 'url' in value)

/** The first picture among a page's sections and their slides. */
const firstPicture = (value: unknown): { url: string } | null => {
  if (typeof value !== 'object' || value === null) return null
  const own = isPicture(value) ? pictureOf(value) : null
  if (own && /^(\/|https:)/.test(own.url)) return own
  for (const [key, part] of Object.entries(value)) {
    const found =
      ['image', 'slides', 'items', 'picture'].includes(key) || Array.isArray(value) ? firstPicture(part) : null
    if (found) return found
  }
  return null
}

/** What search engines and shared links show of a page: its own words, else its title, the site's line, its first picture. */
export const pageMetadata = (
  site: Site,
  { title, seo, layout }: Pick<Page, 'title' | 'seo' | 'layout'>,
  path: string,
): Metadata => {
  const isHome = path === '/'
  return contentMetadata({
    title: isHome ? [site.name, site.tagline].filter(Boolean).join(' – ') : title,
    description: site.tagline ? `${isHome ? '' : `${title}. `}${site.name}: ${site.tagline}` : null,
    path,
    image: firstPicture(layout),
    seo,
    isWhole: isHome,
  })
}
