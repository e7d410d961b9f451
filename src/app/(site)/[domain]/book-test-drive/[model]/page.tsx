import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getModel } from '@/src/data/content/getModel'
import { EnquiryPage, enquiryMetadata } from '../../EnquiryPage'
import { testDrivePage } from '../../enquiryPages'
import { requireSite } from '../../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string; model: string }>
}

const PATH = '/book-test-drive'

/** One page for search engines: the booking without a model. */
export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => ({
  ...(await enquiryMetadata(await requireSite(params), testDrivePage, PATH)),
  robots: { index: false },
})

/** The test drive of a new model, which its form then names (RTE-28, RTE-37). */
const Page = async ({ params }: PageProps) => {
  const [site, { model: slug }] = await Promise.all([requireSite(params), params])
  const model = await getModel(site.id, slug)
  if (!model) notFound()
  const name = [model.brand?.title, model.name].filter(Boolean).join(' ')
  return (
    <EnquiryPage
      site={site}
      route={testDrivePage}
      path={PATH}
      title={`${model.kind === 'motorcycle' ? 'Test ride' : 'Test drive'} the ${name}`}
      image={model.colours[0]?.image ?? model.image}
      prefill={{ vehicle: name }}
    />
  )
}

export default Page
