import { shortened } from './shortened'
import type { Metadata } from 'next'
import { pictureOf, type PictureInput } from '@/src/domain/content/pictureOf'
import { withoutHints } from '@/src/domain/media/pictureHints'

/** What an editor wrote for search engines; empty fields fall back. */
export interface SeoWords {
  title?: string | null
  description?: string | null
  image?: PictureInput | null
  noIndex?: boolean | null
}

interface ContentMetadataInput {
  title: string
  description?: string | null
  /** The canonical path, whichever of the page's addresses was requested. */
  path: string
  image?: { url: string } | null
  noIndex?: boolean
  seo?: SeoWords | null
  type?: 'website' | 'article'
  /** The title is whole: the site's name is in it. */
  isWhole?: boolean
}

/** Made of the site's name and line; what a page without a picture shows. */
const SHARE_IMAGE = { url: '/share.jpg', width: 1200, height: 630 }

const DESCRIPTION = 170

const descriptionOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return shortened(line, DESCRIPTION, DESCRIPTION - 1) ?? line
}

/**
 * What search engines and shared links show of a content page (SEO-01, SEO-03): an editor's words before the page's own, a
 * picture of the page before the site's.
 */
export const contentMetadata = ({
  title,
  description,
  path,
  image,
  noIndex = false,
  seo,
  type = 'website',
  isWhole = false,
}: ContentMetadataInput): Metadata => {
  const shown = seo?.title || title
  const words = descriptionOf(seo?.description || description || '')
  const picture = pictureOf(seo?.image) ?? image ?? null
  const images = [picture ? { url: withoutHints(picture.url) } : SHARE_IMAGE]
  const about = { title: shown, ...(words === '' ? {} : { description: words }) }
  return {
    title: isWhole || seo?.title ? { absolute: shown } : shown,
    ...(words === '' ? {} : { description: words }),
    alternates: { canonical: path },
    openGraph: { ...about, type, locale: 'en_AU', url: path, images },
    twitter: { card: 'summary_large_image', ...about, images },
    ...(noIndex || seo?.noIndex ? { robots: { index: false, follow: true } } : {}),
  }
}
