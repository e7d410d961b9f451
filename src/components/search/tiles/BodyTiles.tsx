'use client'

import { BodyShape } from './BodyShape'
import type { ValuesProps } from '../filters/ValueSection'
import { FacetTile } from './FacetTile'

/** Body types as tiles with their outlines (SRP-21). */
export const BodyTiles = ({ facet, items, chosen }: ValuesProps) => (
  <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-2">
    {items.map((item) => (
      <FacetTile
        key={item.value}
        attribute={facet.attribute}
        item={item}
        checked={chosen.includes(item.value)}
        picture={<BodyShape body={item.value} className="h-8 w-18" />}
      />
    ))}
  </ul>
)
