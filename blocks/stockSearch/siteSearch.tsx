import type { ReactNode } from 'react'
import { KindsSearch, type SearchKind } from '@/src/components/sections/search/KindsSearch'
import { ModelsSearch } from '@/src/components/sections/search/ModelsSearch'
import { PlacesSearch } from '@/src/components/sections/search/PlacesSearch'
import { StockSearchForm } from '@/src/components/sections/search/StockSearchForm'
import { WordsSearch } from '@/src/components/sections/search/WordsSearch'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { getRange } from '@/src/data/content/getRange'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { capital } from '@/src/domain/capital'
import { searchPlaces } from '@/src/domain/locations/searchPlaces'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { mainMake, type StockCounts } from '@/src/domain/site/StockCounts'
import { itemNoun } from '@/src/domain/stock/car/itemNoun'
import type { HeroBlock, StockSearchBlock } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

export type SearchLook = NonNullable<HeroBlock['searchLook']>

interface Asked {
  look: SearchLook
  /** In a box of its own; else on the ground of what is around it. */
  boxed: boolean
  /** In the column of the words. */
  narrow?: boolean
  choices?: StockSearchBlock['facets']
  keyword?: boolean
  /** Its name, where the page may have another search. */
  label?: string
}

interface SiteSearch {
  form: ReactNode
  /** It names kinds, models or examples itself: no list of bodies has to follow. */
  suggests: boolean
}

/** Where all of a kind is one body, the page of that body, whose address says what it is. */
const kindOf = async (site: Site, counts: StockCounts, kind: string, total: number): Promise<SearchKind> => {
  const [car] = await getStockRow(site, {
    refinements: { item_type: [kind], status: ['in_stock'] },
    maxPriceDollars: null,
    sort: [],
    limit: 1,
  })
  const body = counts.bodies.find((one) => one.slug === kind && one.total === total)
  return {
    kind,
    label: capital(itemNoun(kind).many),
    href: body?.href ?? `${STOCK_PATH}?${new URLSearchParams({ item_type: kind })}`,
    total,
    image: car?.images[0]?.url ?? null,
  }
}

const Box = ({ boxed, children }: { boxed: boolean; children: ReactNode }) =>
  boxed ? <div className="rounded-xl bg-canvas p-4 text-fg shadow-raised sm:p-6">{children}</div> : children

/** The chosen look of the stock search; null where the stock has too few kinds, models or places for it. */
const lookOf = async (site: Site, counts: StockCounts, { look, boxed, label }: Asked): Promise<ReactNode> => {
  if (look === 'words') return <WordsSearch counts={counts} label={label} />
  const held = Object.entries(counts.kindTotals)
  if (look === 'kinds' && held.length > 1) {
    const kinds = await Promise.all(held.map(([kind, total]) => kindOf(site, counts, kind, total)))
    return <KindsSearch counts={counts} kinds={kinds} label={label} />
  }
  const make = look === 'models' ? mainMake(counts) : null
  if (make && counts.models[make.slug]?.length) {
    const range = (await getRange(site)).filter(({ brand }) => brand?.slug === make.slug)
    return (
      <Box boxed={boxed}>
        <ModelsSearch counts={counts} make={make} range={range.map(({ name }) => name)} label={label} />
      </Box>
    )
  }
  const where = look === 'places' ? searchPlaces(site.locations, counts.locations) : null
  if (where && where.places.length > 1)
    return (
      <Box boxed={boxed}>
        <PlacesSearch counts={counts} {...where} label={label} />
      </Box>
    )
  return null
}

/** A site's stock search in the look an editor chose, or by make, model and price (CON-12). */
export const siteSearch = async (site: Site, asked: Asked): Promise<SiteSearch> => {
  const counts = await getStockCounts(site)
  const own = await lookOf(site, counts, asked)
  if (own) return { form: own, suggests: asked.look !== 'places' }
  const { choices, keyword, boxed, narrow, label } = asked
  return {
    form: (
      <Box boxed={boxed}>
        <StockSearchForm
          counts={counts}
          choices={choices ?? undefined}
          keyword={keyword}
          narrow={narrow}
          label={label}
        />
      </Box>
    ),
    suggests: false,
  }
}
