'use client'

import { clearRefinements, countRefinements } from '@/src/domain/search/SearchState'
import { Button } from '@/src/components/ui/Button'
import { Drawer } from '@/src/components/ui/Drawer'
import { FilterPanel } from './FilterPanel'
import { useSearchContext } from './SearchContext'
import { ShownCount } from './ShownCount'
import { RESULTS_ID } from './useSearch'

interface FilterDrawerProps {
  open: boolean
  onClose: () => void
}

/** The filters on a phone; its button says how many cars there are and goes to them (SRP-23). */
export const FilterDrawer = ({ open, onClose }: FilterDrawerProps) => {
  const { state, go } = useSearchContext()
  const show = () => {
    onClose()
    document.getElementById(RESULTS_ID)?.scrollIntoView({ block: 'start' })
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="bottom"
      title="Filters"
      className="h-[88dvh]"
      footer={
        <div className="flex items-center gap-3">
          <Button variant="ghost" disabled={countRefinements(state) === 0} onClick={() => go(clearRefinements(state))}>
            Clear all
          </Button>
          <Button className="grow" onClick={show}>
            <ShownCount />
          </Button>
        </div>
      }
    >
      <div className="-mt-4">
        <FilterPanel withTitle={false} />
      </div>
    </Drawer>
  )
}
