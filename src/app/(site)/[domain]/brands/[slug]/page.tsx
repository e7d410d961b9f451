import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { getBrands } from '@/src/data/content/getBrands'
import { getSeo } from '@/src/data/site/getSeo'
import { requireSite } from '../../requireSite'
import { BrandPage } from '../BrandPage'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string; slug: string }>
}

const load = async (params: PageProps['params']) => {
  const site = await requireSite(params)
  const { slug } = await params
  return { site, brand: (await getBrands(site.id)).find((entry) => entry.slug === slug) ?? null }
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { site, brand } = await load(params)
  if (!brand) return {}
  const { id, title, description, slug, banner } = brand
  return contentMetadata({
    title,
    description: description ?? `${title} at ${site.name}: models, offers and stock.`,
    path: `/brands/${slug}`,
    image: banner,
    seo: await getSeo(site.id, 'brands', id),
  })
}

/** A brand's page: its models, offers and stock (RTE-30, CON-19, ENT-10). */
const Page = async ({ params }: PageProps) => {
  const { site, brand } = await load(params)
  if (!brand) notFound()
  return <BrandPage site={site} brand={brand} />
}

export default Page
