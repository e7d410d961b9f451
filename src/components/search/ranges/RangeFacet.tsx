'use client'

import { useEffect, useState } from 'react'
import { Slider } from '@/src/components/ui/inputs/Slider'
import { SLIDER_DEBOUNCE_MS } from '@/src/domain/constants/search'
import type { Facet } from '@/src/domain/search/facets/facets'
import type { Histogram } from '@/src/domain/search/facets/histogram'
import { type SearchRange, type SearchState, withRange } from '@/src/domain/search/url/SearchState'
import { ComparisonSpan } from '../results/ComparisonSpan'
import { quickRanges } from './quickRanges'
import { RangeInputs } from './RangeInputs'
import { formatAmount, rangeWords } from './rangeWords'
import { useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'
import { type SliderRange, sliderRange, sliderThumbs, thumbsToRange } from './sliderRange'
import { SliderTrack } from './SliderTrack'

/** A slider waits this long before it searches (SEA-29). */
const DEBOUNCE_MS = SLIDER_DEBOUNCE_MS

interface RangeFacetProps {
  facet: Facet
  /** Bounds of the cars found without this range. */
  stats: { min: number; max: number } | undefined
  /** What is chosen; undefined: nothing. */
  range: SearchRange | undefined
}

interface RangeHistogramProps {
  bars: Histogram
  slider: SliderRange
  low: number
  high: number
}

const HEIGHT = 40
/** The least height of a bar with a car in it, so that one car among thousands is still seen. */
const LEAST = 2

/** How many cars there are along a range, above its slider: the bars within the chosen part are in the brand's colour. */
const RangeHistogram = ({ bars: { from, width, counts }, slider, low, high }: RangeHistogramProps) => {
  const span = slider.max - slider.min
  const most = Math.max(...counts)
  if (span <= 0 || most === 0) return null
  return (
    <svg
      aria-hidden
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      className="-mb-3.5 block h-10 w-full overflow-hidden"
      data-histogram={counts.join(',')}
    >
      {counts.map((count, bar) => {
        const start = from + bar * width
        const height = count === 0 ? 0 : Math.max((count / most) * HEIGHT, LEAST)
        const chosen = start + width > low && start <= high
        return (
          <rect
            key={start}
            x={((start - slider.min) / span) * 100 + 0.3}
            width={Math.max((width / span) * 100 - 0.6, 0.6)}
            y={HEIGHT - height}
            height={height}
            rx="0.6"
            className={chosen ? 'fill-brand/45' : 'fill-line'}
          />
        )
      })}
    </svg>
  )
}

/** A range: how many cars along it, a slider with two thumbs, two fields, a few ranges worth one click (SRP-26..31). */
export const RangeFacet = ({ facet, stats, range }: RangeFacetProps) => {
  const { attribute, label, unit } = facet
  const { state, result, go, interactive } = useSearchContext()
  const slider = sliderRange(unit, stats)
  const settled = sliderThumbs(slider, range)
  // A move belongs to the search it was made in: the thumbs stay where they were left until the page shows the next one.
  const [move, setMove] = useState<{ within: SearchState; thumbs: [number, number] } | null>(null)
  const moving = move?.within === state ? move.thumbs : null
  const [low, high] = moving ?? settled

  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => {
      try {
        const next = thumbsToRange(unit, slider, moving)
        go((from) => withRange(from, attribute, next), { replace: range !== undefined })
      } catch (error) {
        // SRP-35: only noted; the page and its results stay.
        // eslint-disable-next-line no-console
        console.error('Error with slider refinement', error)
      }
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
    // Only a thumb's move starts the wait; everything else is read when it ends.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [move])

  const bars = result.histograms[attribute]
  const shown = moving ? thumbsToRange(unit, slider, moving) : range
  return (
    <>
      <div className="noscript:hidden">
        {bars && (
          // Bars stand over where a thumb's middle can go.
          <div className="px-3.5">
            <RangeHistogram bars={bars} slider={slider} low={low} high={high} />
          </div>
        )}
        {interactive ? (
          <Slider
            {...slider}
            value={[low, high]}
            onChange={([first = low, second = high]) => setMove({ within: state, thumbs: [first, second] })}
            labels={[`Lowest ${label.toLowerCase()}`, `Highest ${label.toLowerCase()}`]}
            format={(value) => formatAmount(unit, value)}
          />
        ) : (
          <SliderTrack range={slider} low={low} high={high} />
        )}
      </div>
      <RangeInputs facet={facet} slider={slider} shown={shown ?? null} />
      {unit === 'dollarsWeekly' && (
        <p className="mt-3 text-[0.8125rem] font-medium">
          <ComparisonSpan />
        </p>
      )}
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {quickRanges(unit, slider).map((quick) => {
          const isQuick = (one?: typeof range) => one?.min === quick.min && one.max === quick.max
          return (
            <li key={rangeWords(unit, quick)}>
              <SearchLink
                next={(from) => withRange(from, attribute, isQuick(from.ranges[attribute]) ? null : quick)}
                checked={isQuick(range)}
                className="tabular inline-flex h-8 items-center rounded-full border border-line px-3 text-[0.8125rem] font-medium not-aria-checked:hover:border-fg aria-checked:border-brand aria-checked:bg-brand aria-checked:text-on-brand"
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
