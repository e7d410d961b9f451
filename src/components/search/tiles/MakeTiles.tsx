'use client'

import { hasMakeLogo, MakeLogo } from '@/src/components/site/MakeLogo'
import type { FacetItem } from '@/src/domain/search/results/SearchResult'
import { slugify } from '@/src/domain/site/slugify'
import { FacetRow } from '../filters/FacetRow'
import type { ValuesProps } from '../filters/ValueSection'
import { FacetTile } from './FacetTile'
import { popularFirst } from '../filters/popularFirst'
import { useSearchContext } from '../SearchContext'
import { ShowAll } from '../filters/CollapsedFacet'

/** Makes as tiles with their logos, the popular ones first (SRP-21, SRP-22); as a list where one of those has no logo. */
export const MakeTiles = ({ facet: { attribute }, items, chosen }: ValuesProps) => {
  const { setup } = useSearchContext()
  const { popular, rest } = popularFirst(items, setup.popularMakes, chosen)
  const areDrawn = popularFirst(items, setup.popularMakes, []).popular.every(({ value }) => hasMakeLogo(slugify(value)))
  const of = (item: FacetItem) => ({ attribute, item, checked: chosen.includes(item.value) })
  return (
    <>
      {areDrawn ? (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-3">
          {popular.map((item) => (
            <FacetTile
              {...of(item)}
              key={item.value}
              picture={<MakeLogo slug={slugify(item.value)} className="h-8 w-full max-w-16" />}
            />
          ))}
        </ul>
      ) : (
        <ul>
          {popular.map((item) => (
            <FacetRow {...of(item)} key={item.value} />
          ))}
        </ul>
      )}
      <ShowAll label="Show all makes" count={rest.length}>
        <ul>
          {rest.map((item) => (
            <FacetRow {...of(item)} key={item.value} />
          ))}
        </ul>
      </ShowAll>
    </>
  )
}
