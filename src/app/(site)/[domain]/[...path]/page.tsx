import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { PrefillRedirect } from '@/src/components/finance/PrefillRedirect'
import { PagePriceSlider } from '@/src/components/search/PagePriceSlider'
import { PageTitle } from '@/src/components/site/PageTitle'
import { getModel } from '@/src/data/getModel'
import { getPage } from '@/src/data/getPage'
import { getSite } from '@/src/data/getSite'
import { pagePath, pageSlugAt } from '@/src/domain/content/pagePath'
import { isLandingSlug } from '@/src/domain/search/landingSlug'
import { financePath } from '@/src/domain/finance/financePath'
import { financeMetadata, FinanceScreen } from '../finance/FinanceScreen'
import { ModelScreen, modelMetadata } from '../models/ModelScreen'
import { pageMetadata } from '../pageMetadata'
import { WatchlistScreen } from '../WatchlistScreen'

export const revalidate = 3600
export const generateStaticParams = () => []

interface ContentPageProps {
  params: Promise<{ domain: string; path: string[] }>
}

/** Null: no page can be here; the home page has one address only, and the words of a search page are on that page. */
const slugOf = (path: string[]): string | null => {
  const slug = pageSlugAt(path)
  return slug === null || slug === 'home' || slug === '_' || isLandingSlug(slug) ? null : slug
}

const load = async (params: ContentPageProps['params']) => {
  const { domain, path } = await params
  const slug = slugOf(path)
  const [site, page] = await Promise.all([getSite(domain), slug ? getPage(domain, slug) : null])
  const model = site && slug && !page && path.length === 1 ? await getModel(site.id, slug) : null
  return { site, page, model, path: `/${path.join('/')}` }
}

export const generateMetadata = async ({ params }: ContentPageProps): Promise<Metadata> => {
  const { site, page, model, path } = await load(params)
  if (site && path === site.settings.routes.watchlistPath) return { title: 'Watchlist', robots: { index: false } }
  if (site && model) return modelMetadata(site, model)
  if (site && !page && path === financePath(site)) return financeMetadata(site, false)
  return site && page ? pageMetadata(site, page, pagePath(page.slug)) : {}
}

/** The watchlist (RTE-43), a published page at its own path (RTE-44..52), else a model's (RTE-28), else the
 * finance page at an address of the site's own (RTE-09); anything else is not found. */
const ContentPage = async ({ params }: ContentPageProps) => {
  const { site, page, model, path } = await load(params)
  if (site && path === site.settings.routes.watchlistPath) return <WatchlistScreen site={site} />
  if (site && model) return <ModelScreen site={site} model={model} />
  if (site && !page && path === financePath(site))
    return (
      <>
        <PrefillRedirect />
        <FinanceScreen site={site} now={new Date()} />
      </>
    )
  if (!site || !page) notFound()
  const layout = page.layout ?? []
  return (
    <>
      {layout[0]?.blockType !== 'hero' && <PageTitle title={page.title} />}
      <RenderBlocks blocks={layout} site={site} />
      <PagePriceSlider site={site} page="content" />
    </>
  )
}

export default ContentPage
