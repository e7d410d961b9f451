'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import type { SearchState } from '@/src/domain/search/SearchState'
import { sameSearch } from '@/src/domain/search/urlState'
import { useSearchContext } from './SearchContext'
import { stateIn } from './stateIn'

const slashless = (path: string): string => path.replace(/\/$/, '')

/** Follows the address when something else changed it: back and forward, a link of the menu to the page itself. */
export const AddressWatcher = ({ onChange }: { onChange: (state: SearchState) => void }) => {
  const { setup, state } = useSearchContext()
  const params = useSearchParams()
  const follow = useEffectEvent(() => {
    // What has been written since counts, not what the router has come to know.
    const asked = stateIn(window.location)
    if (slashless(window.location.pathname) === slashless(setup.preset.path) && !sameSearch(asked, state))
      onChange(asked)
  })
  useEffect(() => follow(), [params])
  return null
}
