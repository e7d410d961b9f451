'use client'

import { Button } from '@/src/components/ui/Button'
import { useSearchContext } from '../SearchContext'
import { RescueList } from './RescueList'
import { SearchAlert } from './SearchAlert'
import { useRescue } from './useRescue'

/** Shown when nothing was found (ALRT-07): filters to drop, a link to all cars, and the alert form. */
export const WaysOut = () => {
  const { setup } = useSearchContext()
  const ways = useRescue()
  return (
    <>
      {ways.length > 0 && <RescueList ways={ways} />}
      <Button href={setup.preset.path} variant={ways.length > 0 ? 'outline' : 'primary'} className="mt-5">
        Clear Filters
      </Button>
      <SearchAlert />
    </>
  )
}
