import { Breadcrumb, type Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import type { Site } from '@/tenants/Site'
import { BreadcrumbJsonLd } from '../jsonLd/BreadcrumbJsonLd'
import { crumbsTo } from './crumbsTo'

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
