import type { Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { pictureHref } from '@/src/domain/media/pictureHints'

/** Structured data for search engines. `<` is escaped, so that no text can end the script. */
export const JsonLd = ({ data }: { data: Record<string, unknown> }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c'),
    }}
  />
)

interface BreadcrumbJsonLdProps {
  /** The site's canonical origin. */
  origin: string
  /** Canonical path of the page itself, for its last crumb. */
  path: string
  crumbs: Crumb[]
}

/** The breadcrumb for search engines, with absolute addresses (SEO-01). */
export const BreadcrumbJsonLd = ({ origin, path, crumbs }: BreadcrumbJsonLdProps) => (
  <JsonLd
    data={{
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: new URL(href ?? path, origin).href,
      })),
    }}
  />
)

interface ListedItem {
  name: string
  href: string
  image?: { url: string } | null
}

export interface ItemListJsonLdProps {
  origin: string
  name: string
  items: readonly ListedItem[]
  /** How many there are in all, on every page; left out: these. */
  total?: number
  /** Position of the first item of this page, from 1. */
  from?: number
}

/** The list a page shows, for search engines: names, addresses and pictures, in the page's order (SEO-01). */
export const ItemListJsonLd = ({ origin, name, items, total = items.length, from = 1 }: ItemListJsonLdProps) => (
  <JsonLd
    data={{
      '@type': 'ItemList',
      name,
      numberOfItems: total,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: from + index,
        name: item.name,
        url: new URL(item.href, origin).href,
        ...(item.image ? { image: pictureHref(item.image.url, origin) } : {}),
      })),
    }}
  />
)
