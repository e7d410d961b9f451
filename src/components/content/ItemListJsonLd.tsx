import { JsonLd } from './JsonLd'

export interface ListedItem {
  name: string
  path: string
  image?: string | null
}

interface ItemListJsonLdProps {
  origin: string
  name: string
  /** How many there are in all, on every page. */
  total: number
  /** Position of the first item of this page, from 1. */
  from: number
  items: ListedItem[]
}

/** The list a page shows, for search engines: names, addresses and pictures, in the page's order (SEO-01). */
export const ItemListJsonLd = ({ origin, name, total, from, items }: ItemListJsonLdProps) => (
  <JsonLd
    data={{
      '@type': 'ItemList',
      name,
      numberOfItems: total,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: from + index,
        name: item.name,
        url: new URL(item.path, origin).href,
        ...(item.image ? { image: new URL(item.image, origin).href } : {}),
      })),
    }}
  />
)
