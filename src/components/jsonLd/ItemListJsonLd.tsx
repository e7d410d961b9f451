import { JsonLd } from './JsonLd'

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
        ...(item.image ? { image: new URL(item.image.url, origin).href } : {}),
      })),
    }}
  />
)
