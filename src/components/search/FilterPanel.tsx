'use client'

import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { FacetAttribute } from '@/src/domain/search/facets'
import { clearRefinements, countRefinements } from '@/src/domain/search/SearchState'
import { FacetSection, FilterSection } from './FacetSection'
import { Folded } from './Folded'
import { NearFacet } from './NearFacet'
import { useSearchContext } from './SearchContext'
import { SearchLink } from './SearchLink'
import { shownFacets } from './shownFacets'
import { useOpen } from './useOpen'

/** Open at first: what most shoppers narrow by. The others are one click away. */
const OPEN_AT_FIRST: FacetAttribute[] = ['car_type', 'make', 'make_model', 'badge', 'price', 'simple_body']

/** Every filter of the page: the main ones, and the rest behind 'More filters'. */
export const FilterPanel = ({ withTitle = true }: { withTitle?: boolean }) => {
  const { setup, state, result } = useSearchContext()
  const main = shownFacets('main', setup, { state, result })
  const more = shownFacets('more', setup, { state, result })
  const refined = countRefinements(state) > 0
  const moreRefined = more.some(({ attribute }) => state.refinements[attribute] ?? state.ranges[attribute])
  const moreOpen = useOpen(moreRefined)
  return (
    <>
      {withTitle && (
        <div className="flex h-11 items-center justify-between border-b border-line bg-canvas lg:sticky lg:top-0 lg:z-10">
          <h2 className="text-base">Filters</h2>
          {refined && (
            <SearchLink
              next={clearRefinements}
              className="inline-flex min-h-9 items-center text-sm font-semibold text-brand-text hover:underline"
            >
              Clear all
            </SearchLink>
          )}
        </div>
      )}
      {result.degraded && <p className="py-5 text-sm text-muted">Filters are back as soon as search is.</p>}
      <div className="divide-y divide-line">
        {main.map((facet) => (
          <FacetSection key={facet.attribute} facet={facet} openAtFirst={OPEN_AT_FIRST.includes(facet.attribute)} />
        ))}
        {!result.degraded && (
          <FilterSection name="near" label="Distance" chosen={state.near ? 1 : 0} openAtFirst={false}>
            <NearFacet />
          </FilterSection>
        )}
      </div>
      {more.length > 0 && (
        <details {...moreOpen} className="group/more border-t border-line">
          <summary className="flex min-h-13 list-none items-center justify-between text-[0.9375rem] font-semibold text-brand-text">
            <span className="inline-flex items-center gap-2">
              <SlidersHorizontal className="size-4" />
              More filters
            </span>
            <ChevronDown className="size-4 transition-transform group-open/more:rotate-180" />
          </summary>
          <div className="divide-y divide-line border-t border-line">
            <Folded open={moreOpen.open}>
              {more.map((facet) => (
                <FacetSection key={facet.attribute} facet={facet} openAtFirst={false} />
              ))}
            </Folded>
          </div>
        </details>
      )}
    </>
  )
}
