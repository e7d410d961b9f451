import { RenderBlocks } from '@/blocks/RenderBlocks'
import { GroupHead, makeAnchor } from '@/src/components/models/list/GroupHead'
import { FilterBar } from '@/src/components/models/list/FilterRow'
import { RangeChips } from '@/src/components/models/list/RangeChips'
import { AS_TABLE, AS_TILES, hiddenUnlessMet, isWorthComparing, ModelChoice } from '@/src/components/models/ModelChoice'
import { FuelNote, ModelTable } from '@/src/components/models/ModelTable'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { inMakes, type ModelGroup, rangeGroups } from '@/src/domain/content/models/modelGroups'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { counted } from '@/src/domain/counted'
import { getBrands } from '@/src/data/content/getBrands'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { slugify } from '@/src/domain/site/slugify'
import type { Site } from '@/tenants/Site'
import { pageWords } from '../pageWords'
import { PageHead } from '@/src/components/page/PageHead'
import { isIndex, RangeGroup } from './RangeGroup'
import { STOCK_MODELS, StockModelsPage } from './StockModelsPage'

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

/** Makes with a list of their own on the page. */
const makesOf = (groups: readonly ModelGroup<ModelTile>[]) =>
  groups.flatMap(({ said, models }) =>
    said?.make ? [{ slug: said.make.slug, label: said.make.title, count: models.length }] : [],
  )

/** Makes of a range that is listed by kind, each with the page of its own range. */
const brandsOf = (models: readonly ModelTile[]) =>
  [...Map.groupBy(models, ({ brand }) => brand?.slug)].flatMap(([slug, own]) =>
    slug && own[0]?.brand ? [{ slug, label: own[0].brand.title, count: own.length, href: `/brands/${slug}` }] : [],
  )

const INDEX = 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12'

/** Where no new range is sold, the page is of what is in stock. */
export const titleOf = ({ length }: readonly ModelTile[]): string => (length > 0 ? 'New models' : STOCK_MODELS)

/** '9 models from Toyota, Hyundai and Kia.' */
const bodyIntro = (models: readonly ModelTile[]): string | null => {
  const makes = [...new Set(models.flatMap(({ brand }) => brand?.title ?? []))]
  if (models.length === 0 || makes.length === 0) return null
  return `${counted(models.length, 'model')} from ${new Intl.ListFormat('en-AU').format(makes)}.`
}

/** The model range, else what is in stock by model, with a page for each body (RTE-29, CON-17, CON-18). */
export const ModelsPage = ({ site, models, body = null }: ModelsPageProps) =>
  models.length > 0 ? (
    <NewModels site={site} models={models} body={body} />
  ) : (
    <StockModelsPage site={site} body={body} />
  )

const NewModels = async ({ site, models, body }: Required<ModelsPageProps>) => {
  const [counts, brands, { below, text, image }] = await Promise.all([
    getStockCounts(site),
    getBrands(site.id),
    pageWords(site, 'models'),
  ])
  const bannerOf = ({ said }: ModelGroup<ModelTile>) =>
    brands.find(({ slug }) => slug === said?.make?.slug)?.banner?.url ?? null
  const range = rangeGroups(models)
  const ordered = range.flatMap((group) => group.models)
  // In the order of the groups below: the first body of a model is its group's.
  const bodies = bodiesOf([...ordered.map((model) => ({ bodies: model.bodies.slice(0, 1) })), ...ordered])
  const ofBody = (slug: string) => models.filter((model) => model.bodies.some((label) => slugify(label) === slug))
  const shown = body === null ? models : ofBody(body)
  const label = bodies.find(({ slug }) => slug === body)?.label
  const groups = label ? [{ title: label, models: inMakes(shown), said: { body: label } }] : range
  const makes = groups.some(({ said }) => said?.kind) ? brandsOf(shown) : makesOf(groups)
  const comparable = isWorthComparing(shown)
  return (
    <>
      <PageHead
        site={site}
        path={label ? `/models/${body}` : '/models'}
        list={{ items: shown }}
        title={label ? `New ${label} models` : 'New models'}
        // The dealership's words and picture are about the whole range.
        intro={(label ? bodyIntro(shown) : text) ?? undefined}
        image={label ? null : image}
        parents={label ? [{ label: 'New models', href: '/models' }] : []}
      />
      <Container className="group/range space-y-8 py-8 lg:py-10">
        <FilterBar>
          <RangeChips
            total={models.length}
            makes={makes}
            bodies={bodies.map((entry) => ({ ...entry, count: ofBody(entry.slug).length }))}
            current={body}
          />
          {comparable && <ModelChoice models={shown} />}
        </FilterBar>
        {groups.map((group) => (
          <section
            key={group.title}
            id={group.said?.make && makeAnchor(group.said.make.slug)}
            className={cx('scroll-mt-28', hiddenUnlessMet(...group.models), isIndex(site, groups) && INDEX)}
          >
            <GroupHead group={group} alone={groups.length === 1} beside={isIndex(site, groups)} />
            <div className={AS_TILES}>
              <RangeGroup site={site} counts={counts} group={group} groups={groups} banner={bannerOf(group)} />
            </div>
            {comparable && (
              <div className={AS_TABLE}>
                <ModelTable
                  title={group.title}
                  counts={counts}
                  models={group.models}
                  fuelYear={site.settings.models.fuelYear}
                  classOf={hiddenUnlessMet}
                />
              </div>
            )}
          </section>
        ))}
        {comparable && (
          <div className={AS_TABLE}>
            <FuelNote models={shown} fuelYear={site.settings.models.fuelYear} />
          </div>
        )}
      </Container>
      <RenderBlocks blocks={below} site={site} />
    </>
  )
}
