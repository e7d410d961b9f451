import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cardRules } from '@/src/components/cards/CardRules'
import { ArticleView } from '@/src/components/articles/ArticleView'
import { articleJsonLd } from '@/src/components/jsonLd/articleJsonLd'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { JsonLd } from '@/src/components/jsonLd/JsonLd'
import { StockRow } from '@/src/components/page/StockRow'
import { StoryCards } from '@/src/components/sections/StoryCards'
import { Section } from '@/src/components/ui/Section'
import { getBlog, getBlogs } from '@/src/data/content/getBlogs'
import { getSavedSearch } from '@/src/data/search/getSavedSearch'
import { inStockOnly } from '@/src/domain/content/coveredStock'
import { savedSearchPath } from '@/src/domain/shopper/savedSearchPath'
import { siteZone } from '@/tenants/siteDay'
import { requireSite } from '../../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string; slug: string }>
}

const MORE = 3
const CARS = 8

const load = async (params: PageProps['params']) => {
  const site = await requireSite(params)
  return { site, article: await getBlog(site.id, (await params).slug) }
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { article } = await load(params)
  if (!article) return {}
  const { heading, description, href, image, seo } = article
  return contentMetadata({ title: heading, description, path: href, image, seo, type: 'article' })
}

/** One article, then the vehicles it is about, then others (RTE-53). */
const Page = async ({ params }: PageProps) => {
  const { site, article } = await load(params)
  if (!article) notFound()
  const others = (await getBlogs(site.id, MORE + 1)).filter(({ id }) => id !== article.id).slice(0, MORE)
  const saved = savedSearchPath(article.stockSearch)
  const search = saved && inStockOnly(`${saved.path}?${saved.query}`)
  const stock = search ? await getSavedSearch(site, search, CARS) : null
  const shown = stock && stock.cars.length > 0 ? stock : null
  const timeZone = siteZone(site)
  const author = article.author ?? site.name
  return (
    <>
      <JsonLd data={articleJsonLd(site, article)} />
      <ArticleView {...article} {...{ site, author, timeZone }} content={article.content ?? null} />
      {shown && search && (
        <StockRow
          cars={shown.cars}
          rules={cardRules(site.settings, new Date())}
          ground="surface"
          title="In stock now"
          link={shown.total > shown.cars.length ? { label: `See all ${shown.total}`, href: search } : null}
        />
      )}
      {others.length > 0 && (
        <Section ground={shown ? 'canvas' : 'surface'} title="Read next" link={{ label: 'All news', href: '/blogs' }}>
          <StoryCards stories={others} timeZone={timeZone} />
        </Section>
      )}
    </>
  )
}

export default Page
