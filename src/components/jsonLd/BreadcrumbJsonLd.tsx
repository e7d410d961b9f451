import type { Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { JsonLd } from './JsonLd'

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
