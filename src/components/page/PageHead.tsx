import { PageTitle } from '@/src/components/site/PageTitle'
import type { Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { BreadcrumbJsonLd, ItemListJsonLd, type ItemListJsonLdProps } from '../jsonLd/JsonLd'
import { crumbsTo, type PageAddress } from './CrumbTrail'

interface PageHeadProps extends PageAddress {
  title: string
  intro?: string
  /** Between Home and this page. */
  parents?: Crumb[]
  image?: { url: string; alt: string } | null
  /** The list under it. */
  list?: Omit<ItemListJsonLdProps, 'origin' | 'name'>
}

/** The top of a page, for people and for search engines: where it is, what it is, what it lists (SEO-01). */
export const PageHead = ({ site: { origin }, path, title, intro, parents = [], image, list }: PageHeadProps) => (
  <>
    <BreadcrumbJsonLd origin={origin} path={path} crumbs={crumbsTo(title, parents)} />
    {list && <ItemListJsonLd origin={origin} name={title} {...list} />}
    <PageTitle title={title} intro={intro} parents={parents} image={image} />
  </>
)
