import { PageTitle } from '@/src/components/site/PageTitle'
import type { Crumb } from '@/src/components/ui/Breadcrumb'
import type { Site } from '@/tenants/Site'
import { BreadcrumbJsonLd } from './BreadcrumbJsonLd'
import { ItemListJsonLd, type ListedItem } from './ItemListJsonLd'

interface PageHeadProps {
  site: Pick<Site, 'origin'>
  /** Canonical path. */
  path: string
  title: string
  intro: string
  /** Between Home and this page. */
  parents?: Crumb[]
  /** The list under it: how many in all, and what stands on this page, from which place (1 is the first). */
  list?: { total: number; from: number; items: ListedItem[] }
}

/** The top of a page, for people and for search engines: where it is, what it is, what it lists (SEO-01). */
export const PageHead = ({ site: { origin }, path, title, intro, parents = [], list }: PageHeadProps) => (
  <>
    <BreadcrumbJsonLd
      origin={origin}
      path={path}
      crumbs={[{ label: 'Home', href: '/' }, ...parents, { label: title, href: null }]}
    />
    {list && <ItemListJsonLd origin={origin} name={title} {...list} />}
    <PageTitle title={title} intro={intro} parents={parents} />
  </>
)
