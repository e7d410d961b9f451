'use client'

import { ArrowRight } from 'lucide-react'
import type { Rescue } from '@/src/domain/search/rescue'
import { searchHref } from '@/src/domain/search/urlState'
import { useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'
import { stockNoun } from '../stockNoun'
import { rescueLabel } from './rescueLabel'

const SHOWN = 5

const row =
  'flex min-h-14 items-center justify-between gap-4 rounded-lg border bg-canvas px-4 py-2.5 text-left transition-[border-color,box-shadow] hover:border-fg hover:shadow-card'

/** Which filter to drop for how many cars, most cars first (ALRT-07). Plain links: they work without JavaScript. */
export const RescueList = ({ ways }: { ways: Rescue[] }) => {
  const { setup, state, result } = useSearchContext()
  const { one, many } = stockNoun({ state, result })
  const single = ways[0]?.dropped.length === 1
  return (
    <div className="mt-7 w-full max-w-xl">
      <p id="ways-out" className="font-semibold">
        {single ? `Leave out one filter and there are ${many}` : `Leave out two filters and there are ${many}`}
      </p>
      <ul aria-labelledby="ways-out" className="mt-3 grid gap-2.5">
        {ways.slice(0, SHOWN).map((way, index) => {
          const labels = way.dropped.map(rescueLabel)
          const look = `${row} ${index === 0 ? 'border-brand shadow-card' : 'border-line'}`
          const content = (
            <>
              <span className="min-w-0 break-words">
                <span className="text-muted">Without </span>
                {labels.map((label, at) => (
                  <span key={label}>
                    {at > 0 && <span className="text-muted"> and </span>}
                    <strong className="font-semibold">“{label}”</strong>
                  </span>
                ))}
              </span>
              <span className="flex shrink-0 items-center gap-1.5 font-semibold text-brand-text">
                <span className="tabular">
                  {way.count.toLocaleString('en-AU')} {way.count === 1 ? one : many}
                </span>
                <ArrowRight className="size-4" />
              </span>
            </>
          )
          return (
            <li key={labels.join()}>
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
    </div>
  )
}
