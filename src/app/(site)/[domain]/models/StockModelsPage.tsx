import { CarFront } from 'lucide-react'
import { RangeChips } from '@/src/components/models/list/RangeChips'
import { FilterBar } from '@/src/components/models/list/FilterRow'
import { MORE_MAKES, OtherStockModels, StockModelTiles } from '@/src/components/models/list/StockModelTiles'
import { ModelChoice } from '@/src/components/models/ModelChoice'
import { EmptyNote } from '@/src/components/page/EmptyNote'
import { PageHead } from '@/src/components/page/PageHead'
import { Container } from '@/src/components/ui/Container'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { getStockModels } from '@/src/data/search/getStockModels'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { bodyPlural } from '@/src/domain/stock/normalise/bodyTypes'
import type { Site } from '@/tenants/Site'
import { pageWords } from '../pageWords'

interface StockModelsPageProps {
  site: Site
  /** Only models of this body, by its slug; null for all. */
  body: string | null
}

/** What a page without a new range is of: what is in stock. */
export const STOCK_MODELS = 'Browse by model'

const Nothing = () => (
  <EmptyNote
    icon={CarFront}
    title="We deal in what is here today"
    text="No model range is published on this site. Everything in stock, with its price, is in our search."
    action={{ label: 'See our stock', href: STOCK_PATH }}
  />
)

/** What a site that sells no new range has of each make: its models, each with its page; with a page for each body (RTE-29). */
export const StockModelsPage = async ({ site, body: slug }: StockModelsPageProps) => {
  const counts = await getStockCounts(site)
  const body = counts.bodies.find((one) => one.slug === slug)
  const [{ makes, others }, { text, image }] = await Promise.all([
    getStockModels(site, body?.label ?? null),
    pageWords(site, 'models'),
  ])
  const models = [...makes.flatMap((make) => make.models), ...others]
  const title = body ? `${bodyPlural(body.label)} by model` : STOCK_MODELS
  const more = { slug: MORE_MAKES, label: 'More makes', count: others.length }
  return (
    <>
      <PageHead
        site={site}
        path={body ? `/models/${body.slug}` : '/models'}
        title={title}
        // The dealership's words and picture are about all of them.
        intro={(body ? null : text) ?? undefined}
        image={body ? null : image}
        parents={body ? [{ label: STOCK_MODELS, href: '/models' }] : []}
      />
      <Container className="group/range space-y-10 py-8 lg:py-10">
        {models.length === 0 && <Nothing />}
        {models.length > 0 && (
          <FilterBar>
            <RangeChips
              makes={[
                ...makes.map((make) => ({ slug: make.slug, label: make.label, count: make.models.length })),
                ...(others.length > 0 && makes.length > 0 ? [more] : []),
              ]}
              // The counts of the site are of vehicles, and those of the chips of models.
              bodies={counts.bodies.map((one) => ({ slug: one.slug, label: one.label }))}
              current={body?.slug ?? null}
            />
            <ModelChoice models={models} compares={false} />
          </FilterBar>
        )}
        {makes.map((make) => (
          <StockModelTiles key={make.slug} make={make} onPage={models.length} />
        ))}
        <OtherStockModels
          models={others}
          onPage={models.length}
          title={makes.length > 0 ? 'More makes' : 'Models in stock'}
        />
      </Container>
    </>
  )
}
