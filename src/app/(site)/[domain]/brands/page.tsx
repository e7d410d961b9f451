import { CarFront } from 'lucide-react'
import type { Metadata } from 'next'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { EmptyNote } from '@/src/components/page/EmptyNote'
import { BrandCards } from '@/src/components/models/BrandCards'
import { BrandJumps, kindAnchor } from '@/src/components/models/brand/BrandJumps'
import { BrandRows } from '@/src/components/models/brand/BrandRows'
import { type BrandRow, picturedRows } from '@/src/components/models/brand/picturedRows'
import { PartnerLines, splitPartners } from '@/src/components/models/PartnerYard'
import { areMarked } from '@/src/components/site/BrandMark'
import { FeatureTiles } from '@/src/components/sections/FeatureTiles'
import { Container } from '@/src/components/ui/Container'
import { Section, SectionHeading } from '@/src/components/ui/Section'
import { type BrandCard, getBrandCards } from '@/src/data/content/getBrandCards'
import { getBrands } from '@/src/data/content/getBrands'
import { getRange } from '@/src/data/content/getRange'
import { getOffers } from '@/src/data/content/getOffers'
import { memberOfBrand } from '@/src/data/directories/getDealerships'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { getMakePlaces } from '@/src/data/search/getMakePlaces'
import { brandDealers } from '@/src/data/directories/brandDealers'
import { brandPlaces } from '@/src/domain/content/models/brandPlaces'
import { brandsByKind } from '@/src/domain/content/brandKinds'
import { newAndUsed } from '@/src/domain/content/models/brandCard'
import { placesOf } from '@/src/domain/locations/departments'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { Site } from '@/tenants/Site'
import { brandMetadata } from './brandMetadata'
import { listedByCondition } from './brandFigures'
import { OtherMakes } from './BrandLinks'
import { BrandPage } from './BrandPage'
import { pageWords } from '../pageWords'
import { requireSite } from '../requireSite'
import { RouteHead } from '../RouteHead'
import { waysOn } from './waysOn'

export const revalidate = 3600
export const generateStaticParams = () => []

const TITLE = 'Our brands'

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const site = await requireSite(params)
  const brands = await getBrands(site.id)
  const [only] = brands
  if (only && brands.length === 1) return brandMetadata(site, only)
  return contentMetadata({
    title: (await pageWords(site, 'brands')).title ?? TITLE,
    description: `The brands of ${site.name}.`,
    path: '/brands',
    noIndex: brands.length === 0,
  })
}

/** So few that each has a row of its own, where there is something to put into it. */
const FEW = 6
const MODELS = 3

/** Whether brands of a kind have rows with their models; tiles where they are many. */
const areRows = (brands: BrandRow[]): boolean =>
  brands.length <= FEW && brands.some(({ models, sells = [] }) => models.length >= MODELS || sells.length > 0)

/** Of a group's dealerships the brands they sell and where, by the slug of the brand they are. */
const soldByMembers = async (site: Site, brands: BrandCard[]) => {
  const read = await Promise.all(
    brands
      .filter(({ kind }) => kind === 'group')
      .map(async (brand) => {
        const member = await memberOfBrand(site, brand)
        if (!member) return []
        const places = placesOf(site.locations.filter(({ tenantId }) => tenantId === member.id))
        const sells = (await getBrands(member.id)).map(({ title }) => title)
        return [[brand.slug, { sells, places: places.flatMap(([place]) => place?.name ?? []) }] as const]
      }),
  )
  return new Map(read.flat())
}

/** Every brand of the site, by kind; the only one's own page where there is no choice (RTE-30, CON-19). */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  const brands = await getBrandCards(site)
  const [only] = brands
  if (only && brands.length === 1) return <BrandPage site={site} brand={only} />
  const [{ title }, models, dealers, counts, offers, sold] = await Promise.all([
    pageWords(site, 'brands'),
    getRange(site),
    brandDealers(site),
    getStockCounts(site),
    getOffers(site, new Date()),
    soldByMembers(site, brands),
  ])
  const makes = counts.makes.filter(({ slug }) => brands.some((brand) => brand.slug === slug))
  const standing = await getMakePlaces(
    site,
    makes.map(({ label }) => label),
    { status: 'in_stock' },
  )
  const grids = brandsByKind(brands).flatMap((grid) =>
    newAndUsed(
      grid,
      ({ slug, price }) =>
        Boolean(price?.isNew) ||
        models.some(({ brand }) => brand?.slug === slug) ||
        listedByCondition(counts.models[slug] ?? []).new > 0,
    ),
  )
  const { own, atPartners } = splitPartners(site, grids)
  const titled = own.length > 1 || (own.length > 0 && atPartners.length > 0)
  const others = counts.makes.filter((make) => !makes.includes(make))
  const rowOf = ({ slug, stock }: BrandCard) => {
    const member = sold.get(slug)
    if (member) return { models: [], ...member }
    const make = makes.find((one) => one.slug === slug)
    const dealer = dealers.find(({ brand }) => brand.slug === slug)
    const sellers = dealer?.named ? dealer.places.map(({ name }) => name) : []
    return {
      models: models.filter(({ brand }) => brand?.slug === slug),
      // Beside a number of vehicles the places are those that have them; without, those that sell the brand.
      places: stock && make ? brandPlaces(stock.total, standing[make.label] ?? {}, sellers) : sellers,
      offer: offers.find(({ brandSlug }) => brandSlug === slug) ?? null,
    }
  }
  const shown = own.map(({ title: kind, brands: sorted }) => {
    const ofKind = sorted.map((brand): BrandRow => ({ ...brand, ...rowOf(brand), href: `/brands/${brand.slug}` }))
    return { title: kind, brands: ofKind, inRows: areRows(ofKind) }
  })
  const cards = shown.flatMap(({ brands: ofKind, inRows }) => (inRows ? [] : ofKind))
  const rows = picturedRows(
    shown.flatMap(({ brands: ofKind, inRows }) => (inRows ? ofKind : [])),
    cards.flatMap(({ picture }) => picture?.url ?? []),
  )
  return (
    <>
      <RouteHead site={site} path="/brands" title={title ?? TITLE} words="brands" />
      <Container className="space-y-12 py-10 lg:py-14">
        <BrandJumps grids={shown} inRows={rows} />
        {shown.map(({ title: kind, brands: ofKind, inRows }) => (
          <section key={kind} id={kindAnchor(kind)} className="scroll-mt-28">
            {titled ? (
              <div className="section-start mb-5">
                <SectionHeading title={kind} />
              </div>
            ) : (
              <h2 className="sr-only">{kind}</h2>
            )}
            {inRows ? (
              <BrandRows
                brands={rows.filter(({ slug }) => ofKind.some((brand) => brand.slug === slug))}
                marked={areMarked(rows)}
                swipes={titled}
              />
            ) : (
              <BrandCards told brands={ofKind} columns={titled ? 3 : undefined} />
            )}
          </section>
        ))}
        {atPartners.length > 0 && (
          <section>
            <div className="section-start mb-5">
              <SectionHeading title={titled ? 'Also at our partners' : 'At our partners'} />
            </div>
            <PartnerLines lines={atPartners} />
          </section>
        )}
        {grids.length === 0 && (
          <EmptyNote
            icon={CarFront}
            title="Every make, one yard"
            text="No brand is listed here yet. Look through everything in stock."
            action={{ label: 'See our stock', href: STOCK_PATH }}
          />
        )}
      </Container>
      {grids.length > 0 && <OtherMakes makes={others} />}
      {grids.length > 0 && (
        <Section title="Not set on one brand?">
          <FeatureTiles items={waysOn(site, counts.total, offers)} />
        </Section>
      )}
    </>
  )
}

export default Page
