import { BrandBand } from '@/src/components/sections/brands/BrandBand'
import { BrandCards, type BrandTile } from '@/src/components/models/BrandCards'
import { PartnerLines, splitPartners } from '@/src/components/models/PartnerYard'
import { BrandChips } from '@/src/components/sections/brands/BrandChips'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { type BrandCard, getBrandCards } from '@/src/data/content/getBrandCards'
import type { BrandGridBlock as Block } from '@/src/payload-types'
import { brandKinds, brandsByKind } from '@/src/domain/content/brandKinds'
import { relationId } from '@/src/domain/relationId'
import type { Site } from '@/tenants/Site'

const toTile =
  (linkTo: Block['linkTo']) =>
  (brand: BrandCard): BrandTile => ({
    ...brand,
    // A group's own brand is a dealership, not a make: it has a page, no search of that name. Nor has a make without stock.
    href: linkTo === 'stock' && brand.kind !== 'group' && brand.stock ? brand.stock.href : `/brands/${brand.slug}`,
  })

/** Brands of the block: those the editor chose, in that order, else every one of its kind; a group site's own grids of CON-08 else. */
const brandsOf = (block: Block, all: BrandCard[]): BrandCard[] => {
  const chosen = (block.brands ?? []).flatMap((brand) => all.find(({ id }) => id === relationId(brand)) ?? [])
  if (chosen.length > 0) return chosen
  return block.kind === 'all' || block.kind === 'by-kind' ? all : all.filter(({ kind }) => kind === block.kind)
}

/** The site's grids (settings.group.brandGrids, CON-08), for a block that shows a grid for each kind. */
const settingGrids = ({ settings }: Site, all: BrandCard[]) =>
  settings.group.brandGrids.map(({ kind, brands }) => ({
    title: brandKinds.find((entry) => entry.kind === kind)?.title ?? kind,
    brands: brands.flatMap((slug) => all.find((brand) => brand.slug === slug) ?? []),
  }))

const gridsOf = (block: Block, site: Site, all: BrandCard[]): { title: string | null; brands: BrandCard[] }[] => {
  const brands = brandsOf(block, all)
  if (block.kind !== 'by-kind') return [{ title: null, brands }]
  const own = settingGrids(site, all)
  return own.length > 0 ? own : brandsByKind(brands)
}

interface GridProps extends Pick<Block, 'linkTo' | 'layout'> {
  brands: BrandCard[]
  title: string | null
}

const Grid = ({ brands, title, linkTo, layout }: GridProps) =>
  title === null && layout === 'band' ? (
    <BrandBand brands={brands.map(toTile(linkTo))} />
  ) : title === null || brands.every(({ kind }) => kind === 'group') ? (
    <div className="phone-row-of [--phone-item:62%]">
      <BrandCards brands={brands.map(toTile(linkTo))} />
    </div>
  ) : (
    <BrandChips brands={brands.map(toTile(linkTo))} />
  )

const Title = ({ children }: { children: string }) => <h3 className="mb-3 text-subheading sm:mb-4">{children}</h3>

/** The brands sold: with a car of each, or where there is a grid for each kind as strips below a group's dealerships (CON-08, CON-19). */
export const BrandGridBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const grids = gridsOf(block, site, await getBrandCards(site)).filter(({ brands }) => brands.length > 0)
  if (grids.length === 0) return null
  const { own, atPartners } = splitPartners(site, grids)
  return (
    <Section {...sectionProps(block)}>
      <div className="space-y-6 lg:space-y-8">
        {own.map(({ title, brands }) => (
          <div key={title}>
            {title && <Title>{title}</Title>}
            <Grid {...{ brands, title }} linkTo={block.linkTo} layout={block.layout} />
          </div>
        ))}
        {atPartners.length > 0 && <PartnerLines lines={atPartners} />}
      </div>
    </Section>
  )
}
