import type { ReactNode } from 'react'
import { foldedClass, foldSizes, isLong, ListFold } from '@/src/components/models/list/ListFold'
import { ModelRows } from '@/src/components/models/list/ModelRows'
import { ModelStages } from '@/src/components/models/list/ModelStages'
import { AllOfBody, AllOfMake } from '@/src/components/models/list/StockPanel'
import { hiddenUnlessMet } from '@/src/components/models/ModelChoice'
import { ModelTiles } from '@/src/components/models/ModelTiles'
import { cx } from '@/src/components/ui/cx'
import { columnsFor, emptyCells, type ModelGroup } from '@/src/domain/content/models/modelGroups'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { slugify } from '@/src/domain/site/slugify'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import type { Site } from '@/tenants/Site'

interface RangeGroupProps {
  site: Site
  counts: StockCounts
  group: ModelGroup<ModelTile>
  /** All of the page, which keep one size of tile. */
  groups: ModelGroup<ModelTile>[]
  /** Address of the make's wide picture; null: it has none. */
  banner: string | null
}

const countIn = (groups: readonly ModelGroup<ModelTile>[]): number =>
  groups.reduce((sum, { models }) => sum + models.length, 0)

/** Whether heads stand beside their lists: where grades are told first, the range is an index of what each make has. */
export const isIndex = (site: Site, groups: readonly ModelGroup<ModelTile>[]): boolean =>
  site.theme.modelLayout === 'grades' && groups.length > 1

type Look = 'stages' | 'rows' | 'smallRows' | 'tiles'

/** By what the site's model pages tell first (theme.modelLayout). */
const lookOf = (site: Site, groups: readonly ModelGroup<ModelTile>[]): Look => {
  const { modelLayout } = site.theme
  if (modelLayout === 'stage') return 'stages'
  // The figures of a long range are in its tables, side by side: rows of them all would be a page without an end.
  if (modelLayout === 'figures') return isLong(countIn(groups)) ? 'tiles' : 'rows'
  return isIndex(site, groups) ? 'smallRows' : 'tiles'
}

/** What a group has: 'Toyota models', 'caravans', 'SUVs'. */
const nounOf = ({ title, said }: ModelGroup<ModelTile>): string => {
  if (said?.make) return `${title} models`
  return said?.kind ? title.toLowerCase() : title
}

/** Of each group of a long range: rows of tiles, and how many of what is a row itself. */
const FIRST = { rows: 2, ofRows: 4 }

/** One group of the range (RTE-29); of a long one its first models, and the others where they are asked for. */
export const RangeGroup = ({ site, counts, group, groups, banner }: RangeGroupProps) => {
  const { models, said, title } = group
  const look = lookOf(site, groups)
  const columns = columnsFor(groups)
  // On a phone the tiles of one group of several are swiped: large pictures, and a page that ends.
  const swipes = look === 'tiles' && groups.length > 1
  const first =
    look === 'tiles'
      ? { phone: models.length, wide: FIRST.rows * columns }
      : { phone: FIRST.ofRows, wide: FIRST.ofRows }
  // The only group of a page is what was asked for.
  const sizes = foldSizes(models.length, first, groups.length > 1 ? countIn(groups) : 0)
  const classOf = (model: ModelTile) => cx(hiddenUnlessMet(model), foldedClass(models.indexOf(model), sizes))
  const shared = { counts, models, said, classOf }
  const lists: Record<Look, () => ReactNode> = {
    stages: () => <ModelStages {...shared} />,
    rows: () => <ModelRows {...shared} />,
    smallRows: () => <ModelRows {...shared} small />,
    tiles: () => {
      const empty = sizes.wide >= models.length && groups.length > 1 ? emptyCells(group, columns) : 0
      const body = counts.bodies.find(({ label }) => label === said?.body)
      const last = said?.make ? (
        <AllOfMake slug={said.make.slug} counts={counts} picture={banner} />
      ) : (
        body && <AllOfBody {...body} />
      )
      return <ModelTiles {...shared} columns={columns} swipes={swipes} last={empty > 0 && last} lastSpan={empty} />
    },
  }
  return (
    <ListFold id={`all-of-${slugify(title)}`} noun={nounOf(group)} total={models.length} sizes={sizes}>
      {lists[look]()}
    </ListFold>
  )
}
