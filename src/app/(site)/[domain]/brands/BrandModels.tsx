import { BrandRange } from '@/src/components/models/brand/BrandRange'
import { LinkChips } from '@/src/components/page/LinkChips'
import { Section } from '@/src/components/ui/Section'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { modelAvailability } from '@/src/domain/content/models/page/modelAvailability'
import { countOf, listedOf, type ModelCount, type StockCounts } from '@/src/domain/site/StockCounts'
import { slugify } from '@/src/domain/site/slugify'
import type { Theme } from '@/tenants/Site'

/** So many are seen at a glance in the row of what is in stock. */
const ONE_ROW = 4

const mostFirst = (chips: { label: string; href: string; count: number }[]) =>
  chips
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map((chip) => ({ ...chip, current: false }))

const chipOf = (model: ModelCount) => ({
  label: model.label,
  href: modelAvailability(model).href ?? model.href,
  count: countOf(model.available.here),
})

/** Of a brand without a range of its own here: which of its models are in stock, each with the search for it. */
const BrandModels = ({ title, stock }: { title: string; stock: readonly ModelCount[] }) =>
  listedOf(stock) > ONE_ROW && (
    <Section title={`Which ${title}?`} below="small">
      <LinkChips centred label={`${title} by model`} chips={mostFirst(stock.map(chipOf))} />
    </Section>
  )

/** What is here of models that are not in the range, so that all of a brand's tiles and these add up to its numbers. */
const OtherModels = ({ title, stock }: { title: string; stock: readonly ModelCount[] }) => {
  const chips = mostFirst(stock.map(chipOf))
  return (
    chips.length > 0 && (
      <div className="mt-8 lg:mt-10">
        <h3 className="mb-3 text-subheading start-centred:text-center">Other {title} models in stock</h3>
        <LinkChips centred label={`Other ${title} models in stock`} chips={chips} />
      </div>
    )
  )
}

interface RangeOfBrandProps {
  title: string
  slug: string
  range: ModelTile[]
  counts: Pick<StockCounts, 'models'>
  layout: Theme['modelLayout']
  /** The site's only brand, whose models have a page of their own that shows them large. */
  alone: boolean
}

/** The models a brand sells new, and what else of it is here; of a brand without a range the models in stock (RTE-30). */
export const RangeOfBrand = ({ title, slug, range, counts, layout, alone }: RangeOfBrandProps) => {
  const stock = counts.models[slug] ?? []
  if (range.length === 0) return <BrandModels title={title} stock={stock} />
  const told = new Set(range.map(({ name }) => slugify(name)))
  return (
    <Section
      title={`The ${title} range`}
      link={range.length > 1 ? { label: 'Compare side by side', href: `/${slug}/overview#range` } : null}
    >
      <BrandRange counts={counts} models={range} said={{ make: { title, slug } }} layout={layout} compact={alone} />
      <OtherModels title={title} stock={stock.filter((model) => !told.has(model.slug))} />
    </Section>
  )
}
