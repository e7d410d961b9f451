'use client'

import { ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import { facetLabel, facetOf } from '@/src/domain/search/facets/facets'
import type { Dropped, Rescue } from '@/src/domain/search/results/rescue'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import { useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'
import { rangeWords } from '../ranges/rangeWords'
import { stockNoun } from '../results/stockNoun'

const SHOWN = 5

const row =
  'flex min-h-14 items-center justify-between gap-4 rounded-lg border bg-canvas px-4 py-2.5 text-left transition-[border-color,box-shadow] hover:border-fg hover:shadow-card'

const keyOf = ({ dropped, instead, at }: Rescue): string => JSON.stringify([dropped, instead, at?.href])

/** A filter as it is named when a search could do without it: 'Blue', 'Up to $20,000', 'Used Cars'. */
const rescueLabel = (dropped: Dropped): string => {
  switch (dropped.kind) {
    case 'query':
      return dropped.query
    case 'near':
      return `Near ${dropped.postcode}`
    case 'path':
      return dropped.title
    case 'range':
      return rangeWords(facetOf(dropped.attribute)?.unit ?? null, dropped.range)
    case 'values':
      return dropped.values.map((value) => facetLabel(dropped.attribute, value)).join(' or ')
  }
}

/** What a way out changes: 'Without “Blue” and “Tow bar”', '“Ute” instead of “Toyota HiLux”', 'At Apex Motor Group'. */
const Change = ({ dropped, instead, at }: Rescue) => {
  const quoted = (label: string) => <strong className="font-semibold">“{label}”</strong>
  return (
    <>
      {at && (
        <>
          <span className="text-muted">At </span>
          <strong className="font-semibold">{at.name}</strong>
        </>
      )}
      {at && dropped.length > 0 && <span className="text-muted">, without </span>}
      {instead && quoted(rescueLabel({ kind: 'values', ...instead }))}
      {!at && <span className="text-muted">{instead ? ' instead of ' : 'Without '}</span>}
      {dropped.map((one, index) => (
        <Fragment key={rescueLabel(one)}>
          {index > 0 && <span className="text-muted">{instead && index === 1 ? ', without ' : ' and '}</span>}
          {quoted(rescueLabel(one))}
        </Fragment>
      ))}
    </>
  )
}

/** Searches close to one without results, most cars first (ALRT-07). Plain links: they work without JavaScript. */
export const RescueList = ({ ways }: { ways: Rescue[] }) => {
  const { setup, state, result } = useSearchContext()
  const { one, many } = stockNoun({ state, result })
  const own = ways.filter(({ at }) => !at)
  const shown = [...own.slice(0, SHOWN), ...ways.filter(({ at }) => at)]
  return (
    <div className="mt-7 w-full max-w-xl">
      <p id="ways-out" className="font-semibold">
        Close to what you asked for
      </p>
      <ul aria-labelledby="ways-out" className="mt-3 grid gap-2.5">
        {shown.map((way, index) => {
          const look = `${row} ${index === 0 ? 'border-brand shadow-card' : 'border-line'}`
          const content = (
            <>
              <span className="min-w-0 break-words">
                <Change {...way} />
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
            <li key={keyOf(way)}>
              {!way.at && way.path === setup.preset.path ? (
                <SearchLink next={way.state} options={{ toResults: true }} className={look}>
                  {content}
                </SearchLink>
              ) : (
                <a
                  href={way.at?.href ?? searchHref(way.path, way.state, setup.urlStyle)}
                  rel="nofollow"
                  className={look}
                >
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
