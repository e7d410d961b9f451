import type { Facet } from '@/src/domain/search/facets'
import type { SearchRange } from '@/src/domain/search/SearchState'

export interface SliderRange {
  min: number
  max: number
  step: number
}

/** Bounds of a slider without statistics (SRP-26). */
const DEFAULT_BOUNDS = { min: 0, max: 100_000 }
/** Prices and kilometres are whole thousands (SRP-29). */
const THOUSAND = 1000

const isCoarse = (unit: Facet['unit']): boolean => unit === 'dollars' || unit === 'km'

/** Bounds and step of a range facet's slider: the facet's own min and max, in hundredths (SRP-26, SRP-29, SRP-30). */
export const sliderRange = (unit: Facet['unit'], stats: { min: number; max: number } | undefined): SliderRange => {
  const { min, max } = stats ?? DEFAULT_BOUNDS
  if (!isCoarse(unit)) return { min, max, step: 1 }
  const low = Math.floor(min / THOUSAND) * THOUSAND
  const high = Math.ceil(max / THOUSAND) * THOUSAND
  return { min: low, max: high, step: Math.max((high - low) / 100, 1) }
}

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** Where the two thumbs of a range stand: neither outside the slider nor past the other (SRP-27, SRP-28). */
export const sliderThumbs = ({ min, max }: SliderRange, range: SearchRange | undefined): [number, number] => {
  const high = within(range?.max ?? max, min, max)
  return [within(range?.min ?? min, min, high), high]
}

/**
 * The refinement two thumbs mean, rounded (SRP-29). A thumb at its end leaves that side open; null: both are, so there
 * is no refinement (SRP-07).
 */
export const thumbsToRange = (
  unit: Facet['unit'],
  slider: SliderRange,
  [low, high]: readonly [number, number],
): SearchRange | null => {
  const round = (value: number) => (isCoarse(unit) ? Math.round(value / THOUSAND) * THOUSAND : Math.round(value))
  const min = low <= slider.min ? null : within(round(low), slider.min, slider.max)
  const max = high >= slider.max ? null : within(round(high), slider.min, slider.max)
  return min === null && max === null ? null : { min, max }
}
