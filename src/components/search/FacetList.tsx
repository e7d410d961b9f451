'use client'

import { FacetRow } from './FacetRow'
import type { FacetProps } from './FacetSection'
import { facetItems } from './facetItems'
import { useSearchContext } from './SearchContext'
import { ShowAll } from './ShowAll'
import { Swatch } from './Swatch'

const SHOWN_FIRST = 8

/** A facet as a list of rows, the longest part of a long list behind 'Show all'. */
export const FacetList = ({ facet }: FacetProps) => {
  const { setup, state, result } = useSearchContext()
  const items = facetItems(facet, setup, { state, result })
  const chosen = state.refinements[facet.attribute] ?? []
  const first = items.filter(({ value }, index) => index < SHOWN_FIRST || chosen.includes(value))
  const rest = items.filter((item) => !first.includes(item))
  const row = (item: (typeof items)[number]) => (
    <FacetRow
      key={item.value}
      attribute={facet.attribute}
      item={item}
      mark={facet.kind === 'swatch' && <Swatch colour={item.value} />}
    />
  )
  return (
    <>
      <ul>{first.map(row)}</ul>
      <ShowAll label={`Show all ${items.length}`} count={rest.length}>
        <ul>{rest.map(row)}</ul>
      </ShowAll>
    </>
  )
}
