'use client'

import { hasMakeLogo, MakeLogo } from '@/src/components/site/MakeLogo'
import { slugify } from '@/src/domain/site/slugify'
import { FacetRow } from '../filters/FacetRow'
import type { ValuesProps } from '../filters/ValueSection'
import { FacetTile } from './FacetTile'
import { popularFirst } from '../filters/popularFirst'
import { useSearchContext } from '../SearchContext'
import { ShowAll } from '../filters/CollapsedFacet'

/** Makes as tiles with their logos, the popular ones first (SRP-21, SRP-22). */
export const MakeTiles = ({ facet: { attribute }, items, chosen }: ValuesProps) => {
  const { setup } = useSearchContext()
  const { popular, rest } = popularFirst(items, setup.popularMakes, chosen)
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-3">
        {popular.map((item) => (
          <FacetTile
            key={item.value}
            attribute={attribute}
            item={item}
            checked={chosen.includes(item.value)}
            // Without a logo the name below is enough.
            picture={
              hasMakeLogo(slugify(item.value)) && (
                <MakeLogo slug={slugify(item.value)} className="h-8 w-full max-w-16" />
              )
            }
          />
        ))}
      </ul>
      <ShowAll label="Show all makes" count={rest.length}>
        <ul>
          {rest.map((item) => (
            <FacetRow key={item.value} attribute={attribute} item={item} checked={chosen.includes(item.value)} />
          ))}
        </ul>
      </ShowAll>
    </>
  )
}
