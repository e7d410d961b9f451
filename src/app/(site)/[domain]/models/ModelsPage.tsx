import { CarFront } from 'lucide-react'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { EmptyNote } from '@/src/components/page/EmptyNote'
import { LinkChips } from '@/src/components/page/LinkChips'
import { ModelTiles } from '@/src/components/models/ModelTiles'
import { Container } from '@/src/components/ui/Container'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { slugify } from '@/src/domain/site/slugify'
import type { Site } from '@/tenants/Site'
import { pageWords } from '../pageWords'
import { RouteHead } from '../RouteHead'

interface ModelsPageProps {
  site: Site
  models: ModelTile[]
  /** Only models of this body, by its slug; null for all. */
  body?: string | null
}

interface Body {
  slug: string
  label: string
}

/** Bodies of the range, each once, in the range's order. */
export const bodiesOf = (models: Pick<ModelTile, 'bodies'>[]): Body[] => [
  ...new Map(
    models.flatMap(({ bodies }) => bodies.map((label) => [slugify(label), { slug: slugify(label), label }] as const)),
  ).values(),
]

/** Models in groups, by brand; by body where most brands have a single model, which would have a row each. */
const groupsOf = (models: ModelTile[]): { title: string; models: ModelTile[] }[] => {
  const brandOf = ({ brand }: ModelTile) => brand?.title ?? 'More models'
  const brands = new Set(models.map(brandOf))
  const titleOf = brands.size * 2 > models.length ? ({ bodies: [body] }: ModelTile) => body ?? 'More models' : brandOf
  return [...Map.groupBy(models, titleOf)].map(([title, range]) => ({ title, models: range }))
}

/** The model range, with a page for each body (RTE-29, CON-17, CON-18). */
export const ModelsPage = async ({ site, models, body = null }: ModelsPageProps) => {
  const [counts, { below }] = await Promise.all([getStockCounts(site), pageWords(site, 'models')])
  const bodies = bodiesOf(models)
  const ofBody = (slug: string) => models.filter((model) => model.bodies.some((label) => slugify(label) === slug))
  const shown = body === null ? models : ofBody(body)
  const label = bodies.find(({ slug }) => slug === body)?.label
  const groups = groupsOf(shown)
  return (
    <>
      <RouteHead
        site={site}
        path={label ? `/models/${body}` : '/models'}
        list={{ items: shown }}
        title={label ? `New ${label} models` : 'New models'}
        words="models"
        parents={label ? [{ label: 'New models', href: '/models' }] : []}
      />
      <Container className="space-y-10 py-8 lg:py-10">
        {bodies.length > 1 && (
          <LinkChips
            label="Models by body"
            chips={[
              { label: 'All models', href: '/models', count: models.length, current: body === null },
              ...bodies.map((entry) => ({
                label: entry.label,
                href: `/models/${entry.slug}`,
                count: ofBody(entry.slug).length,
                current: entry.slug === body,
              })),
            ]}
          />
        )}
        {groups.map(({ title, models: range }) => (
          <section key={title}>
            <h2 className={groups.length > 1 ? 'mb-5 text-heading' : 'sr-only'}>{title}</h2>
            <ModelTiles counts={counts} models={range} />
          </section>
        ))}
        {shown.length === 0 && (
          <EmptyNote
            icon={CarFront}
            title="We deal in what is here today"
            text="No model range is published on this site. Everything in stock, with its price, is in our search."
            action={{ label: 'See our stock', href: STOCK_PATH }}
          />
        )}
      </Container>
      {shown.length > 0 && <RenderBlocks blocks={below} site={site} />}
    </>
  )
}
