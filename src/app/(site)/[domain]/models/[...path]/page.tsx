import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { getStockModel } from '@/src/data/cars/getStockModel'
import { getModel } from '@/src/data/content/getModel'
import { getShownRange } from '@/src/data/content/getRange'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { bodyPlural } from '@/src/domain/stock/normalise/bodyTypes'
import { requireSite } from '../../requireSite'
import { ModelPage, modelMetadata } from '../ModelPage'
import { bodiesOf, ModelsPage } from '../ModelsPage'
import { StockModelPage } from '../StockModelPage'
import { stockModelMetadata } from '../stockModelMetadata'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string; path: string[] }>
}

/**
 * `/models/{model}`, `/models/{brand}/{model}` or `/models/{body}` (RTE-29); a model wins over a body of its name. Where no new
 * range is sold, a brand's model is what is in stock of it.
 */
const load = async (params: PageProps['params']) => {
  const site = await requireSite(params)
  const { path } = await params
  const [first = '', second, ...rest] = path
  const models = await getShownRange(site)
  const model = rest.length > 0 ? null : await getModel(site.id, second ?? first)
  const fits = model !== null && (!second || model.brand?.slug === first)
  const bodies = models.length > 0 ? bodiesOf(models) : (await getStockCounts(site)).bodies
  const body = second ? null : (bodies.find(({ slug }) => slug === first) ?? null)
  const isOfStock = !fits && models.length === 0 && second !== undefined && rest.length === 0
  const stock = isOfStock ? await getStockModel(site, first, second) : null
  return { site, models, model: fits ? model : null, stock, body }
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { site, models, model, stock, body } = await load(params)
  if (model) return modelMetadata(site, model)
  if (stock) return stockModelMetadata(site, stock)
  if (!body) return {}
  const isNew = models.length > 0
  return contentMetadata({
    title: isNew ? `New ${body.label} models` : `${bodyPlural(body.label)} by model`,
    description: isNew
      ? `New ${body.label} models at ${site.name}.`
      : `${bodyPlural(body.label)} in stock at ${site.name} by make and model, each with its lowest price.`,
    path: `/models/${body.slug}`,
    // What is in stock by body has its own page for search engines (SRP-32).
    noIndex: !isNew,
  })
}

/** A model's page, of the range or of stock, or the range by body. */
const Page = async ({ params }: PageProps) => {
  const { site, models, model, stock, body } = await load(params)
  if (model) return <ModelPage site={site} model={model} />
  if (stock) return <StockModelPage site={site} stock={stock} />
  if (!body) notFound()
  return <ModelsPage site={site} models={models} body={body.slug} />
}

export default Page
