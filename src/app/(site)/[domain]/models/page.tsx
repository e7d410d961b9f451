import type { Metadata } from 'next'
import { BodyParam } from '@/src/components/budgetSearch/BodyParam'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { hasModels } from '@/src/data/content/getModels'
import { getRange } from '@/src/data/content/getRange'
import { requireSite } from '../requireSite'
import { bodiesOf, ModelsPage } from './ModelsPage'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const site = await requireSite(params)
  return contentMetadata({
    title: 'New models',
    description: `The new model range at ${site.name}.`,
    path: '/models',
    noIndex: !(await hasModels(site)),
  })
}

/** The model range (RTE-29). */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  const models = await getRange(site)
  return (
    <>
      <BodyParam bodies={bodiesOf(models).map(({ slug }) => slug)} />
      <ModelsPage site={site} models={models} />
    </>
  )
}

export default Page
