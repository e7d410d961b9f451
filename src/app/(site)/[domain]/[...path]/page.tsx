import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PrefillRedirect } from '@/src/components/finance/PrefillRedirect'
import { PagePriceSlider } from '@/src/components/search/ranges/PagePriceSlider'
import { getSite } from '@/src/data/site/getSite'
import { pagePath } from '@/src/domain/content/pagePath'
import { BrandOverviewPage, overviewMetadata } from '../brands/BrandOverviewPage'
import { financeMetadata, FinancePage } from '../finance/FinancePage'
import { ModelPage, modelMetadata } from '../models/ModelPage'
import { pageMetadata } from '../pageMetadata'
import { PageSections } from '../PageSections'
import { WatchlistPage } from '../WatchlistPage'
import { resolvePath } from './resolvePath'

export const revalidate = 3600
export const generateStaticParams = () => []

interface ContentPageProps {
  params: Promise<{ domain: string; path: string[] }>
}

const load = async (params: ContentPageProps['params']) => {
  const { domain, path } = await params
  const site = await getSite(domain)
  const answer = site && (await resolvePath(site, path))
  return site && answer ? { site, answer } : null
}

export const generateMetadata = async ({ params }: ContentPageProps): Promise<Metadata> => {
  const found = await load(params)
  if (!found) return {}
  const { site, answer } = found
  switch (answer.kind) {
    case 'watchlist':
      return { title: 'Watchlist', robots: { index: false } }
    case 'page':
      return pageMetadata(site, answer.page, pagePath(answer.page.slug))
    case 'model':
      return modelMetadata(site, answer.model)
    case 'overview':
      return overviewMetadata(site, answer.brand)
    case 'finance':
      return financeMetadata(site, false)
  }
}

/** Whatever is at an address no fixed route has, in the order of `resolvePath`; anything else is not found. */
const Page = async ({ params }: ContentPageProps) => {
  const found = await load(params)
  if (!found) notFound()
  const { site, answer } = found
  switch (answer.kind) {
    case 'watchlist':
      return <WatchlistPage site={site} />
    case 'model':
      return <ModelPage site={site} model={answer.model} />
    case 'overview':
      return <BrandOverviewPage site={site} brand={answer.brand} />
    case 'finance':
      return (
        <>
          <PrefillRedirect />
          <FinancePage site={site} now={new Date()} />
        </>
      )
    case 'page':
      return (
        <>
          <PageSections site={site} page={answer.page} />
          <PagePriceSlider site={site} page="content" />
        </>
      )
  }
}

export default Page
