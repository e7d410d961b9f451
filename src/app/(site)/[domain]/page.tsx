import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { dealerJsonLd, websiteJsonLd } from '@/src/components/jsonLd/dealerJsonLd'
import { JsonLd } from '@/src/components/jsonLd/JsonLd'
import { PagePriceSlider } from '@/src/components/search/ranges/PagePriceSlider'
import { withoutMaskedPhones } from '@/src/components/site/withoutMaskedPhones'
import { getSite } from '@/src/data/site/getSite'
import { homePage } from './homePage'
import { pageMetadata } from './pageMetadata'

export const revalidate = 3600
export const generateStaticParams = () => []

/** Sections before the price slider: the hero and what follows it. */
const FIRST_SECTIONS = 3

interface HomeProps {
  params: Promise<{ domain: string }>
}

const load = async (params: HomeProps['params']) => {
  const { domain } = await params
  const site = await getSite(domain)
  return { site, page: site && (await homePage(site)) }
}

export const generateMetadata = async ({ params }: HomeProps): Promise<Metadata> => {
  const { site, page } = await load(params)
  return site && page ? pageMetadata(site, page, '/') : {}
}

/** The home page of a dealership (CON-16). */
const Page = async ({ params }: HomeProps) => {
  const { site, page } = await load(params)
  if (!site || !page) notFound()
  const blocks = page.layout ?? []
  return (
    <>
      <JsonLd data={websiteJsonLd(site)} />
      <JsonLd data={dealerJsonLd(withoutMaskedPhones(site))} />
      <RenderBlocks blocks={blocks.slice(0, FIRST_SECTIONS)} site={site} />
      <PagePriceSlider site={site} page="home" />
      <RenderBlocks blocks={blocks.slice(FIRST_SECTIONS)} site={site} />
    </>
  )
}

export default Page
