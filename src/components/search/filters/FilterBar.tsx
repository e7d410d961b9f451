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

const half = 'flex h-12 items-center gap-2 px-3.5 text-[0.9375rem] font-semibold sm:px-6'

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
          'pointer-events-none bottom-4 z-20 mt-8 flex justify-center lg:hidden',
          result.hits.length > 0 && 'sticky',
        )}
      >
        <div className="on-dark pointer-events-auto flex items-center divide-x divide-ink-line rounded-full noscript:divide-x-0 bg-ink text-on-ink shadow-overlay">
          <a
            href="#filters"
            role="button"
            aria-haspopup="dialog"
            className={`${half} rounded-l-full`}
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
          <label className={`${half} relative noscript:hidden`}>
            <ArrowUpDown className="size-4.5" />
            Sort
            <SortSelect aria-label="Sort by" className="absolute inset-0 cursor-pointer text-fg opacity-0" />
          </label>
          <MapSwitch labelClass="max-sm:sr-only" className={`${half} aria-pressed:bg-on-ink/15 noscript:hidden`} />
          <ViewFlip className={`${half} rounded-r-full noscript:hidden`} />
        </div>
      </div>
      {opened && <FilterDrawer open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
