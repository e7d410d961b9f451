import { LinkChips } from '@/src/components/page/LinkChips'
import { Section } from '@/src/components/ui/Section'
import type { BrandEntry } from '@/src/data/content/getBrands'
import { listedOf, type StockCount, type StockCounts } from '@/src/domain/site/StockCounts'

/** The site's other brands of the same kind, each with how many are listed. */
export const OtherBrands = ({
  brand,
  brands,
  counts,
}: {
  brand: BrandEntry
  brands: BrandEntry[]
  counts: StockCounts
}) => {
  const others = brands.filter(({ kind, slug }) => kind === brand.kind && slug !== brand.slug)
  return (
    others.length > 0 && (
      <Section title="Other brands here" above="small" link={{ label: 'All brands', href: '/brands' }}>
        <LinkChips
          centred
          label="Other brands"
          chips={others.map(({ title, slug }) => ({
            label: title,
            href: `/brands/${slug}`,
            count: listedOf(counts.models[slug]) || undefined,
            current: false,
          }))}
        />
      </Section>
    )
  )
}

/** Makes in stock that have no page of their own here, most of them first, so that the list of brands leaves none out. */
export const OtherMakes = ({ makes }: { makes: readonly StockCount[] }) =>
  makes.length > 0 && (
    <Section title="Every other make in stock" above="none">
      <LinkChips
        centred
        label="Other makes"
        chips={makes
          .toSorted((one, other) => other.total - one.total)
          .map(({ label, href, total }) => ({ label, href, count: total, current: false }))}
      />
    </Section>
  )
