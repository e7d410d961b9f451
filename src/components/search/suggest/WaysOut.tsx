'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/src/components/ui/Button'
import type { Rescue } from '@/src/domain/search/results/rescue'
import { toSearchParams } from '@/src/domain/search/url/searchAddress'
import { useSearchContext } from '../SearchContext'
import { useQueryIntent } from './QueryIntentContext'
import { RescueList } from './RescueList'
import { SearchAlert } from './SearchAlert'

/**
 * Alternatives to the current search (ALRT-07): the server's own, or requested when the search was changed on the page.
 */
const useRescue = (): Rescue[] => {
  const { rescue } = useQueryIntent()
  const { setup, state, status } = useSearchContext()
  const [first] = useState(state)
  const [asked, setAsked] = useState<{ key: string; ways: Rescue[] } | null>(null)
  const params = toSearchParams({ ...state, page: 1 }, 'flat')
  params.append('path', setup.preset.path)
  const key = params.toString()
  const isFirst = rescue !== null && state === first
  useEffect(() => {
    if (isFirst || status !== 'idle') return
    const stop = new AbortController()
    // Without an answer there is still 'Clear Filters'.
    void fetch(`/api/search/rescue?${key}`, { signal: stop.signal })
      .then(async (response) => {
        if (!response.ok) return
        const answer: { ways: Rescue[] } = await response.json()
        setAsked({ key, ways: answer.ways })
      })
      .catch(() => undefined)
    return () => stop.abort()
  }, [isFirst, key, status])
  if (isFirst) return rescue
  return asked?.key === key ? asked.ways : []
}

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
