import type { Metadata } from 'next'
import { BodyParam } from '@/src/components/budgetSearch/BodyParam'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { getShownRange } from '@/src/data/content/getRange'
import { requireSite } from '../requireSite'
import { bodiesOf, ModelsPage, titleOf } from './ModelsPage'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const site = await requireSite(params)
  const models = await getShownRange(site)
  return contentMetadata({
    title: titleOf(models),
    description:
      models.length > 0
        ? `The new model range at ${site.name}.`
        : `Makes and models in stock at ${site.name}, each with its lowest price.`,
    path: '/models',
    // What is in stock by model has its own page for search engines (SRP-32).
    noIndex: models.length === 0,
  })
}

/** The model range (RTE-29). */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  const models = await getShownRange(site)
  return (
    <>
      <BodyParam bodies={bodiesOf(models).map(({ slug }) => slug)} />
      <ModelsPage site={site} models={models} />
    </>
  )
}

export default Page
