import { Breadcrumb, type Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import type { Site } from '@/tenants/Site'
import { BreadcrumbJsonLd } from '../jsonLd/JsonLd'

export interface PageAddress {
  site: Pick<Site, 'origin'>
  /** Canonical path of the page. */
  path: string
}

interface CrumbTrailProps extends PageAddress {
  title: string
  /** Between Home and this page. */
  parents?: Crumb[]
  className?: string
}

/** Breadcrumb: home, the parents, and the page itself. */
export const crumbsTo = (title: string, parents: readonly Crumb[] = []): Crumb[] => [
  { label: 'Home', href: '/' },
  ...parents,
  { label: title, href: null },
]

/** Where a page is, for people and for search engines (SEO-01, SEO-02). */
export const CrumbTrail = ({ site: { origin }, path, title, parents, className }: CrumbTrailProps) => {
  const crumbs = crumbsTo(title, parents)
  return (
    <>
      <BreadcrumbJsonLd origin={origin} path={path} crumbs={crumbs} />
      <Breadcrumb items={crumbs} className={className} />
    </>
  )
}
