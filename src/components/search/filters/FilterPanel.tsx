'use client'

import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useDeferredValue } from 'react'
import { type Facet, type FacetAttribute, facets } from '@/src/domain/search/facets/facets'
import { isAsked } from '@/src/domain/search/facets/countedFacets'
import { clearRefinements, countRefinements } from '@/src/domain/search/url/SearchState'
import { FacetSection } from './FacetSection'
import { FilterSection } from './FilterSection'
import { CollapsedFacet, useOpen } from './CollapsedFacet'
import { SearchContext, type SearchContextValue, useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'

// Loaded when the facet is opened.
const NearFacet = dynamic(() => import('./NearFacet').then((module) => module.NearFacet))

/** Open initially: the filters used most. The names of the others are seen under them, one click away. */
const OPEN_AT_FIRST: FacetAttribute[] = ['car_type', 'state', 'make', 'make_model', 'badge', 'price']

/** Whether the page has a filter at all: not for what its path fixes, nor before a model where it is about one. */
const fits = (facet: Facet, { setup, state }: SearchContextValue): boolean => {
  const { attribute } = facet
  const { refinements } = setup.preset
  if (state.refinements[attribute] ?? state.ranges[attribute]) return true
  if (refinements[attribute] !== undefined) return false
  if (attribute === 'make') return refinements.make_model === undefined
  if (attribute === 'dealership_name') return refinements.dealership_slug === undefined
  if (attribute === 'weekly_price') return setup.weeklyPayments
  return isAsked(facet, { state, preset: setup.preset })
}

/** Every filter of the page: the main ones, and the rest behind 'More filters'. */
export const FilterPanel = ({ withTitle = true }: { withTitle?: boolean }) => {
  const search = useSearchContext()
  const { state, result } = search
  const shown = result.degraded ? [] : facets.filter((facet) => fits(facet, search))
  const main = shown.filter(({ group }) => group === 'main')
  const more = shown.filter(({ group }) => group === 'more')
  const refined = countRefinements(state) > 0
  const moreRefined = more.some(({ attribute }) => state.refinements[attribute] ?? state.ranges[attribute])
  const moreOpen = useOpen(moreRefined)
  return (
    <>
      {withTitle && (
        <div className="flex h-11 items-center justify-between border-b border-line">
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
            <CollapsedFacet open={moreOpen.open}>
              {more.map((facet) => (
                <FacetSection key={facet.attribute} facet={facet} openAtFirst={false} />
              ))}
            </CollapsedFacet>
          </div>
        </details>
      )}
    </>
  )
}

/** The same elements each time: they are drawn when their context changes, not whenever the page is. */
const panel = <FilterPanel />
const panelWithoutTitle = <FilterPanel withTitle={false} />

/** The filter panel. Its ticks are drawn at once; its counts and links, which all change, when there is time. */
export const LatePanel = ({ withTitle = true }: { withTitle?: boolean }) => (
  <SearchContext value={useDeferredValue(useSearchContext())}>{withTitle ? panel : panelWithoutTitle}</SearchContext>
)
