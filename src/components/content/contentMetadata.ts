import type { Metadata } from 'next'

interface ContentMetadataInput {
  title: string
  description?: string | null
  /** The canonical path, whichever of a page's addresses was asked for. */
  path: string
  image?: { url: string } | null
  noIndex?: boolean
}

/** What search engines and shared links show of a content page (SEO-01). */
export const contentMetadata = ({
  title,
  description,
  path,
  image,
  noIndex = false,
}: ContentMetadataInput): Metadata => ({
  title,
  ...(description ? { description: description.slice(0, 170) } : {}),
  alternates: { canonical: path },
  openGraph: { title, ...(description ? { description } : {}), ...(image ? { images: [image.url] } : {}) },
  ...(noIndex ? { robots: { index: false } } : {}),
})
