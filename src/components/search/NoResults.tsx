'use client'

import { Button } from '@/src/components/ui/Button'
import { Icon } from '@/src/components/ui/Icon'
import { useSearchContext } from './SearchContext'
import { RescueList } from './suggest/RescueList'
import { useRescue } from './suggest/useRescue'

/** Nothing was found (SRP-34, ERR-06, ERR-07, ERR-09): which filter to blame, and a way back to everything. */
export const NoResults = () => {
  const { setup } = useSearchContext()
  const ways = useRescue()
  return (
    <div className="flex flex-col items-center rounded-lg bg-surface px-4 py-14 text-center sm:px-6 sm:py-20">
      <span className="grid size-16 place-items-center rounded-full bg-canvas text-muted shadow-card">
        <Icon name="search" className="size-7" />
      </span>
      <h3 className="mt-6 text-subheading">No Results Available</h3>
      <p className="mt-2 max-w-md text-muted">
        No results found for your search at this time. Please try adjusting the filters for more results.
      </p>
      {ways.length > 0 && <RescueList ways={ways} />}
      <Button href={setup.preset.path} variant={ways.length > 0 ? 'secondary' : 'primary'} className="mt-7">
        Clear Filters
      </Button>
    </div>
  )
}
