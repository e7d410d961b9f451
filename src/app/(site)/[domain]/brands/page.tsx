import { CarFront } from 'lucide-react'
import type { Metadata } from 'next'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { EmptyNote } from '@/src/components/page/EmptyNote'
import { BrandCards } from '@/src/components/models/BrandCards'
import { type BrandRow, BrandRows } from '@/src/components/models/BrandRows'
import { onlyPartner, PartnerLine } from '@/src/components/models/PartnerYard'
import { Container } from '@/src/components/ui/Container'
import { type BrandCard, getBrandCards } from '@/src/data/content/getBrandCards'
import { getBrands } from '@/src/data/content/getBrands'
import { getRange } from '@/src/data/content/getRange'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { getMakePlaces } from '@/src/data/search/getMakePlaces'
import { brandDealers } from '@/src/data/directories/brandDealers'
import { brandPlaces } from '@/src/domain/content/models/brandPlaces'
import { brandsByKind } from '@/src/domain/content/brandKinds'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { Site } from '@/tenants/Site'
import { brandMetadata } from './brandMetadata'
import { BrandPage } from './BrandPage'
import { requireSite } from '../requireSite'
import { RouteHead } from '../RouteHead'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const site = await requireSite(params)
  const brands = await getBrands(site.id)
  const [only] = brands
  if (only && brands.length === 1) return brandMetadata(site, only)
  return contentMetadata({
    title: 'Our brands',
    description: `The brands of ${site.name}.`,
    path: '/brands',
    noIndex: brands.length === 0,
  })
}

/** So few that each has a row of its own. */
const FEW = 6

interface OfKindProps {
  site: Site
  brands: BrandCard[]
  rowOf: (brand: BrandCard) => Pick<BrandRow, 'models' | 'places'>
}

/** Brands of a kind: rows with their models, tiles where they are many, or where a partner sells them all the way to it. */
const OfKind = ({ site, brands, rowOf }: OfKindProps) => {
  const partner = onlyPartner(site, brands)
  if (partner) return <PartnerLine brands={brands.map(({ title }) => title)} partner={partner} />
  const linked = brands.map((brand) => ({ ...brand, ...rowOf(brand), href: `/brands/${brand.slug}` }))
  return linked.length <= FEW ? <BrandRows brands={linked} /> : <BrandCards told brands={linked} />
}

/** Every brand of the site, by kind; the only one's own page where there is no choice (RTE-30, CON-19). */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  const brands = await getBrandCards(site)
  const [only] = brands
  if (only && brands.length === 1) return <BrandPage site={site} brand={only} />
  const [models, dealers, counts] = await Promise.all([getRange(site), brandDealers(site), getStockCounts(site)])
  const makes = counts.makes.filter(({ slug }) => brands.some((brand) => brand.slug === slug))
  const standing = await getMakePlaces(
    site,
    makes.map(({ label }) => label),
  )
  const grids = brandsByKind(brands)
  const rowOf = ({ slug, stock }: BrandCard) => {
    const make = makes.find((one) => one.slug === slug)
    const dealer = dealers.find(({ brand }) => brand.slug === slug)
    const sellers = dealer?.named ? dealer.places.map(({ name }) => name) : []
    return {
      models: models.filter(({ brand }) => brand?.slug === slug),
      // Beside a number in stock the places are those that have it; without, those that sell the brand.
      places: stock && make ? brandPlaces(stock.total, standing[make.label] ?? {}) : sellers,
    }
  }
  return (
    <>
      <RouteHead site={site} path="/brands" title="Our brands" words="brands" />
      <Container className="space-y-12 py-10 lg:py-14">
        {grids.map(({ title, brands: ofKind }) => (
          <section key={title}>
            <h2 className={grids.length > 1 ? 'mb-5 text-heading' : 'sr-only'}>{title}</h2>
            <OfKind site={site} brands={ofKind} rowOf={rowOf} />
          </section>
        ))}
        {grids.length === 0 && (
          <EmptyNote
            icon={CarFront}
            title="Every make, one yard"
            text="No brand is listed here yet. Look through everything in stock."
            action={{ label: 'See our stock', href: STOCK_PATH }}
          />
        )}
      </Container>
    </>
  )
}

export default Page
