import { areMarked, BrandMark } from '@/src/components/site/BrandMark'
import { BrandMonogram } from '@/src/components/site/BrandMonogram'
import { slugify } from '@/src/domain/site/slugify'
import type { BrandTile } from '../BrandCards'
import { FilterBar } from '../list/FilterRow'
import { LinkRow } from '../list/LinkRow'

/** Where a brand is on the page of all brands. */
export const brandAnchor = ({ slug }: Pick<BrandTile, 'slug'>): string => `brand-${slug}`

/** Where the brands of a kind begin there. */
export const kindAnchor = (title: string): string => `kind-${slugify(title)}`

/** Fewer brands are seen at a glance. */
const WORTH_IT = 4

interface BrandJumpsProps {
  grids: { title: string; brands: Omit<BrandTile, 'href'>[] }[]
  /** Brands that have a row of their own on the page, to which it is a way down; of cards many are seen at once. */
  inRows: Omit<BrandTile, 'href'>[]
}

/** Ways down a long page of brands: to a kind, and to a brand (CON-19). */
export const BrandJumps = ({ grids, inRows }: BrandJumpsProps) => (
  <FilterBar>
    {grids.length > 1 && (
      <LinkRow
        label="Kind"
        name="Kinds of brands"
        links={grids.map(({ title, brands }) => ({
          label: title,
          count: brands.length,
          href: `#${kindAnchor(title)}`,
        }))}
      />
    )}
    {inRows.length > WORTH_IT && (
      <LinkRow
        label="Make"
        name="Brands on this page"
        links={inRows.map((brand) => ({
          label: brand.title,
          href: `#${brandAnchor(brand)}`,
          mark: areMarked(inRows) && (
            <BrandMark
              brand={brand}
              pixels={40}
              className="size-5"
              otherwise={<BrandMonogram title={brand.title} className="size-5 shrink-0" />}
            />
          ),
        }))}
      />
    )}
  </FilterBar>
)
