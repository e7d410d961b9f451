'use client'

import { memo, useMemo } from 'react'
import { useHits } from 'react-instantsearch'
import { PromoTile } from '@/src/components/cards/PromoTile'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { VehicleCardSkeleton } from '@/src/components/cards/VehicleCardSkeleton'
import { cx } from '@/src/components/ui/cx'
import { greatCircleKm } from '@/src/domain/locations/delivery/greatCircleKm'
import { collapseSold } from '@/src/domain/search/results/collapseSold'
import { placePromoCards, promoCardsFor, searchedCarTypes } from '@/src/domain/search/promo/placePromoCards'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { resultWindow } from '@/src/domain/search/results/resultWindow'
import { useSearchContext } from '../SearchContext'

const NONE: StockCard[] = []

/** Rows of cards that may be visible when the page opens. */
const FIRST_ROWS = 2
/** Cards whose photo is loaded first: one is visible on a phone. */
const EAGER = 1

/** Four where the page's column is wide enough for a whole card each (SearchResultsPage). */
const COLUMNS = {
  3: 'gap-5 xl:grid-cols-3',
  4: 'gap-5 xl:grid-cols-3 min-[106.25rem]:grid-cols-4',
}
/** Beside a column of filters, and across the page. */
const SIZES = '(min-width: 1344px) 20rem, (min-width: 1280px) 24vw, (min-width: 640px) 45vw, 100vw'
const WIDE_SIZES = '(min-width: 1344px) 27rem, (min-width: 1280px) 32vw, (min-width: 640px) 45vw, 100vw'

/** The last promo card of a full page is wider by the places that would be empty in its last row, of three cards or of four. */
const IN_THREES = ['', 'xl:col-span-2', 'xl:col-span-3']
const IN_FOURS = [
  'min-[106.25rem]:col-span-1',
  'min-[106.25rem]:col-span-2',
  'min-[106.25rem]:col-span-3',
  'min-[106.25rem]:col-span-4',
]

const widerBy = (items: number, columns: 3 | 4): string =>
  cx(IN_THREES[(3 - (items % 3)) % 3], columns === 4 && IN_FOURS[(4 - (items % 4)) % 4], 'view-list:col-auto')

const cell = 'flex min-w-0 flex-col [&>*]:grow'
/** A card below those is neither laid out nor painted while it is far from the window; its shadow may leave its cell. */
const farCell =
  'vc-far [contain-intrinsic-size:auto_27rem] sm:[contain-intrinsic-size:auto_33rem] [content-visibility:auto] [overflow-clip-margin:1.5rem] view-list:[contain-intrinsic-size:auto_14rem]'

/** Cards are reused for the next answer's cars, because creating new elements would take twice as long. */
const Card = memo(VehicleCard)

/** The cars found, as cards in three or four columns on large screens, with the site's promo cards (SRP-08, SRP-14, SRP-15). */
export const ResultGrid = () => {
  const { setup, state, result, slow, pending } = useSearchContext()
  const { gridColumns, layout, pageSize, paging, preset, promos, rules } = setup
  const { near } = result
  const sizes = layout === 'bar' ? WIDE_SIZES : SIZES
  const { results } = useHits<StockCard>({ escapeHTML: false })
  const found = results?.hits ?? NONE
  const hits = useMemo(() => collapseSold(found, setup.collapseSold), [found, setup.collapseSold])
  // A list that grows keeps what it shows: only what is added has to be waited for.
  const growing = resultWindow(state.page, pageSize, paging).grown && state.page > result.page
  const { page, hitsPerPage } = resultWindow(result.page, pageSize, paging)
  const items = useMemo(
    () =>
      placePromoCards(hits, promoCardsFor(promos, searchedCarTypes(state, preset)), {
        before: (page - 1) * hitsPerPage,
        size: hitsPerPage,
      }),
    [hits, promos, state, preset, page, hitsPerPage],
  )
  const first = gridColumns * FIRST_ROWS
  const isFull = found.length === hitsPerPage
  const widest = items.map(({ kind }) => kind).lastIndexOf('promo')
  return (
    <ul
      className={cx(
        // Sideways moves over a card leaf through its photos. A wide promo card leaves no gap before it.
        'vc-list grid grid-flow-dense touch-pan-y touch-pinch-zoom card-flush:gap-y-9 sm:grid-cols-2',
        COLUMNS[gridColumns],
        'view-list:grid-cols-1 view-list:gap-4 card-flush:view-list:gap-y-7',
      )}
    >
      {items.map((item, place) => (
        <li
          key={place}
          className={cx(
            cell,
            place >= first && farCell,
            isFull && place === widest && widerBy(items.length, gridColumns),
          )}
        >
          {item.kind === 'promo' ? (
            <PromoTile card={item.card} />
          ) : slow && !growing ? (
            <VehicleCardSkeleton />
          ) : (
            <Card
              car={item.hit}
              rules={rules}
              eager={item.index < EAGER}
              sizes={sizes}
              listed
              distanceKm={near && item.hit._geo ? greatCircleKm(near, item.hit._geo) : null}
            />
          )}
        </li>
      ))}
      {((slow && growing) || pending) &&
        Array.from({ length: pending ? first : gridColumns }, (_, at) => (
          <li key={at} className="flex min-w-0 flex-col [&>*]:grow">
            <VehicleCardSkeleton />
          </li>
        ))}
    </ul>
  )
}
