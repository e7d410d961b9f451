'use client'

import { X } from 'lucide-react'
import { type ComponentProps, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Dialog } from '@/src/components/ui/dialog/Dialog'
import { clearRefinements, countRefinements } from '@/src/domain/search/url/SearchState'
import { sameSearch } from '@/src/domain/search/url/searchAddress'
import { Button } from '@/src/components/ui/Button'
import { SearchLink } from '../SearchLink'
import { LatePanel } from './FilterPanel'
import { useSearchContext } from '../SearchContext'
import { countWords, stockNoun } from '../results/stockNoun'
import { RESULTS_ID } from '../results/resultsId'
import { stateIn } from '../query/stockRouting'
import { appliedFilters } from './appliedFilters'

interface FilterDrawerProps {
  open: boolean
  onClose: () => void
}

/** The filters, drawn after the sheet itself: the press that opens it is seen to be answered first. */
const FiltersInSheet = () => (useDeferredValue(true, false) ? <LatePanel withTitle={false} /> : null)

const toResults = () => {
  const results = document.getElementById(RESULTS_ID)
  results?.focus({ preventScroll: true })
  results?.scrollIntoView({ block: 'start' })
}

interface DrawerProps extends Omit<ComponentProps<typeof Dialog>, 'placement'> {
  side?: 'left' | 'right' | 'bottom'
}

/** A dialog that slides in from a side: menus and filters on a phone. */
const Drawer = ({ side = 'right', ...rest }: DrawerProps) => <Dialog placement={side} {...rest} />

/** The chosen filters at the top of the filters on a phone, each removable with one touch. */
const ChosenFilters = () => {
  const { state, result } = useSearchContext()
  const list = useRef<HTMLUListElement>(null)
  const filters = appliedFilters(state, result.near)
  if (filters.length === 0) return null
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Chosen filters"
      className="no-scrollbar -mx-6 mb-4 flex gap-2 overflow-x-auto border-b border-line px-6 pb-4 outline-none"
    >
      {filters.map(({ key, label, without }) => (
        <li key={key} className="shrink-0">
          <SearchLink
            next={without}
            aria-label={`Remove ${label}`}
            // The chip is removed with its filter; focus stays in the drawer.
            onGone={() => list.current?.focus({ preventScroll: true })}
            className="inline-flex h-9 items-center gap-1.5 rounded-full bg-surface pl-3.5 pr-2.5 text-sm font-medium"
          >
            {label}
            <X className="size-4 text-muted" />
          </SearchLink>
        </li>
      ))}
    </ul>
  )
}

const DURATION_MS = 400

/** 'Show 128 cars'; the number runs to its new value (SRP-23). Screen readers hear the value only. */
const ShownCount = () => {
  const { state, result } = useSearchContext()
  const { total } = result
  const [shown, setShown] = useState(total)
  const from = useRef(total)
  useEffect(() => {
    const start = from.current
    from.current = total
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    // Starts with the first frame: rendering the answer may take longer than the animation.
    let startedAt: number | null = null
    let frame = requestAnimationFrame(function tick(now) {
      startedAt ??= now
      const share = still ? 1 : Math.min((now - startedAt) / DURATION_MS, 1)
      setShown(Math.round(start + (total - start) * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [total])
  const { one, many } = stockNoun({ state, result })
  const noun = total === 1 ? one : many
  return (
    <>
      <span className="sr-only">{`Show ${total.toLocaleString('en-AU')} ${noun}`}</span>
      <span aria-hidden className="tabular">{`Show ${shown.toLocaleString('en-AU')} ${noun}`}</span>
    </>
  )
}

/** The filters on a phone; its button shows the number of cars and closes the drawer (SRP-23). */
export const FilterDrawer = ({ open, onClose }: FilterDrawerProps) => {
  const { state, result, status, go } = useSearchContext()
  const wanted = useRef(false)
  const show = () => {
    wanted.current = true
    onClose()
  }
  // Back leads to the address of before the sheet; what was chosen in the sheet stays.
  const keepChosen = () => {
    onClose()
    if (!sameSearch(stateIn(window.location), state)) go(state, { replace: false })
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      onBack={keepChosen}
      onClosed={() => {
        if (wanted.current) toResults()
        wanted.current = false
      }}
      side="bottom"
      title="Filters"
      footer={
        <div className="flex items-center gap-3">
          <Button variant="ghost" disabled={countRefinements(state) === 0} onClick={() => go(clearRefinements(state))}>
            Clear all
          </Button>
          <Button className="grow" onClick={show} aria-busy={status === 'loading'}>
            <ShownCount />
          </Button>
        </div>
      }
    >
      {/* The page behind is inert, so its own count is not announced. */}
      <p role="status" className="sr-only">
        {status === 'error' ? 'Search did not answer.' : countWords({ state, result })}
      </p>
      {status === 'error' && (
        <p className="mb-4 rounded-md bg-warning-soft px-4 py-3 text-sm">
          Search did not answer; the counts are those from before.
        </p>
      )}
      <ChosenFilters />
      <div className="-mt-4">
        <FiltersInSheet />
      </div>
    </Drawer>
  )
}
