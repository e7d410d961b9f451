'use client'

import { Search } from 'lucide-react'
import { useState } from 'react'
import { FacetRow } from './FacetRow'
import { listedItems } from '../results/listedItems'
import { ShowAll } from './CollapsedFacet'
import type { ValuesProps } from './ValueSection'

const SHOWN_FIRST = 8

/** A facet as a list of rows, with 'Show all' and a search field for a long list. */
export const FacetList = ({ facet, items: all, chosen }: ValuesProps) => {
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const searching = wanted !== ''
  const items = listedItems(facet, all, { chosen, wanted })
  const first = items.filter(({ value }, index) => searching || index < SHOWN_FIRST || chosen.includes(value))
  const rest = items.filter((item) => !first.includes(item))
  const row = (item: (typeof items)[number]) => (
    <FacetRow key={item.value} attribute={facet.attribute} item={item} checked={chosen.includes(item.value)} />
  )
  return (
    <>
      {facet.searchable && all.length > SHOWN_FIRST && (
        <label className="relative mb-2 block noscript:hidden">
          <span className="sr-only">{`Find in ${facet.label.toLowerCase()}`}</span>
          <Search className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-muted" />
          <input
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
            maxLength={60}
            placeholder={`Find in ${facet.label.toLowerCase()}`}
            className="h-10 w-full rounded-control border border-line bg-canvas pl-9 pr-3 text-sm placeholder:text-muted hover:border-line-strong focus-visible:border-brand-text"
          />
        </label>
      )}
      <ul>{first.map(row)}</ul>
      {searching && items.length === 0 && (
        <p role="status" className="py-2 text-sm text-muted">
          Nothing here is called “{text.trim()}”.
        </p>
      )}
      <ShowAll label={`Show all ${items.length}`} count={rest.length}>
        <ul>{rest.map(row)}</ul>
      </ShowAll>
    </>
  )
}
