import type { Metadata } from 'next'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { Page } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

/** What search engines and shared links show of a page: its own words, else its title and the site's line. */
export const pageMetadata = (site: Site, page: Page, path: string): Metadata => {
  const { seo } = page
  const title = seo?.title || (path === '/' ? [site.name, site.tagline].filter(Boolean).join(' – ') : page.title)
  const image = pictureOf(seo?.image)
  return {
    title: path === '/' || seo?.title ? { absolute: title } : title,
    ...(seo?.description ? { description: seo.description } : {}),
    alternates: { canonical: path },
    ...(image ? { openGraph: { title, images: [image.url] } } : {}),
    ...(seo?.noIndex ? { robots: { index: false } } : {}),
  }
}
