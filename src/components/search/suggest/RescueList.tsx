'use client'

import type { Rescue } from '@/src/domain/search/rescue'
import { searchHref } from '@/src/domain/search/urlState'
import { Icon } from '@/src/components/ui/Icon'
import { useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'
import { stockNoun } from '../stockNoun'
import { rescueLabel } from './rescueLabel'

const SHOWN = 5

const row =
  'flex min-h-14 items-center justify-between gap-4 rounded-md border bg-canvas px-4 py-2.5 text-left transition-colors hover:border-fg'

/** Which filter to drop for how many cars, most cars first (ALRT-07). Plain links: they work without JavaScript. */
export const RescueList = ({ ways }: { ways: Rescue[] }) => {
  const { setup, state, result } = useSearchContext()
  const { one, many } = stockNoun({ state, result })
  return (
    <ul aria-label="Search without one filter" className="mt-6 grid w-full max-w-lg gap-2.5">
      {ways.slice(0, SHOWN).map((way, index) => {
        const label = rescueLabel(way.dropped)
        const count = `${way.count.toLocaleString('en-AU')} ${way.count === 1 ? one : many}`
        const look = `${row} ${index === 0 ? 'border-brand' : 'border-line'}`
        const content = (
          <>
            <span className="min-w-0">
              <span className="text-muted">Without </span>
              <strong className="font-semibold break-words">“{label}”</strong>
            </span>
            <span className="flex shrink-0 items-center gap-1.5 font-semibold text-brand-text">
              <span className="tabular">{count}</span>
              <Icon name="arrow-right" className="size-4" />
            </span>
          </>
        )
        return (
          <li key={`${way.dropped.kind} ${label}`}>
            {way.path === setup.preset.path ? (
              <SearchLink next={way.state} options={{ toResults: true }} className={look}>
                {content}
              </SearchLink>
            ) : (
              <a href={searchHref(way.path, way.state, setup.urlStyle)} rel="nofollow" className={look}>
                {content}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
