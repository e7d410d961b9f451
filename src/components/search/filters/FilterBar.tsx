'use client'

import { ArrowUpDown, SlidersHorizontal } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { countRefinements } from '@/src/domain/search/url/SearchState'
import { cx } from '@/src/components/ui/cx'
import { useSearchContext } from '../SearchContext'
import { SortSelect } from '../results/SortSelect'
import { MapSwitch } from '../results/MapSwitch'
import { ViewFlip } from '../results/ViewSwitch'

const FilterDrawer = dynamic(() => import('./FilterDrawer').then((module) => module.FilterDrawer))

const part =
  'flex h-14 grow items-center justify-center gap-2 px-3.5 text-[0.9375rem] font-semibold focus-visible:-outline-offset-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2'

/** On a phone: filters and order, always within reach of the thumb. */
export const FilterBar = () => {
  const { state, result } = useSearchContext()
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const chosen = countRefinements(state)
  if (result.degraded) return null
  return (
    <>
      {/* With nothing found it would only cover the ways out. */}
      <div
        className={cx(
          'filter-bar on-dark bottom-0 z-20 -mx-gutter mt-8 flex divide-x divide-ink-line bg-ink pb-[env(safe-area-inset-bottom)] text-on-ink shadow-overlay noscript:divide-x-0 lg:hidden',
          result.hits.length > 0 && 'sticky',
        )}
      >
        <a
          href="#filters"
          role="button"
          aria-haspopup="dialog"
          className={part}
          onClick={(event) => {
            event.preventDefault()
            setOpened(true)
            setOpen(true)
          }}
        >
          <SlidersHorizontal className="size-4.5" />
          Filter
          {chosen > 0 && (
            <span className="grid h-5 min-w-5 place-items-center rounded-full bg-on-ink px-1.5 text-2xs font-bold text-ink">
              {chosen}
              <span className="sr-only"> chosen</span>
            </span>
          )}
        </a>
        <label className={`${part} relative noscript:hidden`}>
          <ArrowUpDown className="size-4.5" />
          Sort
          <SortSelect aria-label="Sort by" className="absolute inset-0 cursor-pointer text-fg opacity-0" />
        </label>
        <MapSwitch labelClass="max-sm:sr-only" className={`${part} aria-pressed:bg-on-ink/15 noscript:hidden`} />
        <ViewFlip className={`${part} noscript:hidden`} />
      </div>
      {opened && <FilterDrawer open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
