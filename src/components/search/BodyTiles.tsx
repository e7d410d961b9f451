'use client'

import { BodyShape } from './BodyShape'
import type { FacetProps } from './FacetSection'
import { FacetTile } from './FacetTile'
import { facetItems } from './facetItems'
import { useSearchContext } from './SearchContext'

/** Body types as tiles with their outlines (SRP-21). */
export const BodyTiles = ({ facet }: FacetProps) => {
  const { setup, state, result } = useSearchContext()
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-2">
      {facetItems(facet, setup, { state, result }).map((item) => (
        <FacetTile
          key={item.value}
          attribute={facet.attribute}
          item={item}
          picture={<BodyShape body={item.value} className="h-8 w-18" />}
        />
      ))}
    </ul>
  )
}
