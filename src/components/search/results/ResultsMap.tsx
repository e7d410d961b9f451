'use client'

import { useCallback, useMemo, useState } from 'react'
import type { NumberedPlace } from '@/src/components/locations/map/pins'
import { StreetMap } from '@/src/components/locations/map/StreetMap'
import type { FacetItem, SearchResult } from '@/src/domain/search/results/SearchResult'
import { toggleRefinement } from '@/src/domain/search/url/SearchState'
import type { SearchSetup } from '../query/searchSetup'
import { useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'

const NONE: FacetItem[] = []

const carsAt = (label: string, count: number): string => `${label}: ${count.toLocaleString('en-AU')} found`

/** The site's places that have some of the cars found, each with how many. */
const placesWith = (places: SearchSetup['places'], items: readonly FacetItem[], chosen: readonly string[]) =>
  places.flatMap(({ name, lat, lng }): NumberedPlace[] => {
    const item = items.find(({ value }) => value === name)
    if (!item) return []
    const { label, count } = item
    return [{ id: name, lat, lng, number: count, name: carsAt(label, count), pressed: chosen.includes(name) }]
  })

const pointsOf = (places: readonly NumberedPlace[], near: SearchResult['near']) => [
  ...places.map(({ lat, lng }) => ({ lat, lng })),
  ...(near ? [{ lat: near.lat, lng: near.lng }] : []),
]

/** Where the cars found are: a press on a place, or on its name below, shows its cars only. */
export const ResultsMap = () => {
  const { setup, state, result, go } = useSearchContext()
  const [hasFailed, setHasFailed] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const { near } = result
  const items = result.facets.location_name ?? NONE
  const chosen = state.refinements.location_name
  const places = useMemo(() => placesWith(setup.places, items, chosen ?? []), [setup.places, items, chosen])
  // Where it opens: it is not moved under the shopper's hand when the counts change.
  const [opensOn] = useState(() => pointsOf(places, near))
  const pick = useCallback((name: string) => go((from) => toggleRefinement(from, 'location_name', name)), [go])
  if (opensOn.length === 0) return null
  return (
    <section aria-label="Where these are" className="mb-6 overflow-hidden rounded-xl border border-line">
      {hasFailed ? (
        <p role="alert" className="px-4 pt-4 text-sm text-muted">
          The map cannot be shown here.
        </p>
      ) : (
        <div data-testid="results-map" data-state={isShown ? 'shown' : 'loading'} className="h-72 bg-surface sm:h-96">
          <StreetMap
            key={near ? `${near.lat} ${near.lng} ${state.near?.km}` : ''}
            places={places}
            you={near}
            opensOn={opensOn}
            styleUrl={setup.mapStyle}
            driveKm={state.near?.km}
            onPick={pick}
            onShown={() => setIsShown(true)}
            onFailed={() => setHasFailed(true)}
          />
        </div>
      )}
      <ul className="flex flex-wrap gap-2 p-3">
        {items.map(({ value, label, count }) => (
          <li key={value}>
            <SearchLink
              next={(from) => toggleRefinement(from, 'location_name', value)}
              checked={chosen?.includes(value) ?? false}
              className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line px-3.5 text-sm hover:border-fg aria-checked:border-brand-text aria-checked:bg-brand-soft aria-checked:font-semibold"
            >
              {label}
              <span className="tabular text-muted">{count.toLocaleString('en-AU')}</span>
            </SearchLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
