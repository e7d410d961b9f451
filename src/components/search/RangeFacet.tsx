'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { withRange } from '@/src/domain/search/SearchState'
import { cx } from '@/src/components/ui/cx'
import type { FacetProps } from './FacetSection'
import { quickRanges } from './quickRanges'
import { formatAmount, rangeWords } from './rangeWords'
import { useSearchContext } from './SearchContext'
import { SearchLink } from './SearchLink'
import { sliderRange, sliderThumbs, thumbsToRange } from './sliderRange'
import { SliderTrack } from './SliderTrack'

const Slider = lazy(() => import('@/src/components/ui/Slider').then((module) => ({ default: module.Slider })))

/** A slider waits this long before it searches (SEA-29). */
const DEBOUNCE_MS = 400

/** A range as a slider with two thumbs, and a few ranges worth one click (SRP-26..31). */
export const RangeFacet = ({ facet: { attribute, label, unit } }: FacetProps) => {
  const { state, result, go, interactive } = useSearchContext()
  const range = state.ranges[attribute]
  const stats = result.stats[attribute]
  const slider = sliderRange(unit, stats)
  const settled = sliderThumbs(slider, range)
  const [moving, setMoving] = useState<[number, number] | null>(null)
  const [low, high] = moving ?? settled

  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => {
      setMoving(null)
      go(withRange(state, attribute, thumbsToRange(unit, slider, moving)), { replace: range !== undefined })
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
    // Only a thumb's move starts the wait; everything else is read when it ends.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [moving])

  const track = <SliderTrack range={slider} low={low} high={high} />
  return (
    <>
      <div className="noscript:hidden">
        <p className="tabular flex justify-between text-sm">
          <output>{formatAmount(unit, low)}</output>
          <output>{formatAmount(unit, high)}</output>
        </p>
        <div className="mt-1 px-3.5">
          {interactive ? (
            <Suspense fallback={track}>
              <Slider
                {...slider}
                value={[low, high]}
                onChange={([first = low, second = high]) => setMoving([first, second])}
                labels={[`Lowest ${label.toLowerCase()}`, `Highest ${label.toLowerCase()}`]}
                format={(value) => formatAmount(unit, value)}
              />
            </Suspense>
          ) : (
            track
          )}
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {quickRanges(unit, slider).map((quick) => {
          const chosen = range?.min === quick.min && range.max === quick.max
          return (
            <li key={rangeWords(unit, quick)}>
              <SearchLink
                next={withRange(state, attribute, chosen ? null : quick)}
                checked={chosen}
                className={cx(
                  'tabular inline-flex h-8 items-center rounded-full border px-3 text-[0.8125rem] font-medium transition-colors',
                  chosen ? 'border-brand bg-brand text-on-brand' : 'border-line hover:border-fg',
                )}
              >
                {rangeWords(unit, quick)}
              </SearchLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}
