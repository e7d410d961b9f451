'use client'

import { useRef } from 'react'
import { clearRefinements, countRefinements } from '@/src/domain/search/url/SearchState'
import { sameSearch } from '@/src/domain/search/url/searchAddress'
import { Button } from '@/src/components/ui/Button'
import { Drawer } from '@/src/components/ui/dialog/Drawer'
import { ChosenFilters } from './ChosenFilters'
import { LatePanel } from './LatePanel'
import { useSearchContext } from '../SearchContext'
import { ShownCount } from '../results/ShownCount'
import { countWords } from '../results/stockNoun'
import { RESULTS_ID } from '../results/resultsId'
import { stateIn } from '../query/stateIn'

interface FilterDrawerProps {
  open: boolean
  onClose: () => void
}

const toResults = () => {
  const results = document.getElementById(RESULTS_ID)
  results?.focus({ preventScroll: true })
  results?.scrollIntoView({ block: 'start' })
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
        <LatePanel withTitle={false} />
      </div>
    </Drawer>
  )
}
