import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getBrands } from '@/src/data/content/getBrands'
import { requireSite } from '../../requireSite'
import { brandMetadata } from '../brandMetadata'
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
  return brand ? brandMetadata(site, brand) : {}
}

/** A brand's page: its models, offers and stock (RTE-30, CON-19, ENT-10). */
const Page = async ({ params }: PageProps) => {
  const { site, brand } = await load(params)
  if (!brand) notFound()
  return <BrandPage site={site} brand={brand} />
}

export default Page
