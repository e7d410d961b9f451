import { PRICE_SLIDER_DEFAULT, SLIDER_ROUNDING, SLIDER_STEPS } from '@/src/domain/constants/search'
import type { Facet } from '@/src/domain/search/facets/facets'
import type { SearchRange } from '@/src/domain/search/url/SearchState'

export interface SliderRange {
  min: number
  max: number
  step: number
}

/** Bounds of a slider without statistics (SRP-26). */
const DEFAULT_BOUNDS = PRICE_SLIDER_DEFAULT

const isCoarse = (unit: Facet['unit']): boolean => unit === 'dollars' || unit === 'km'

/** What a value of the unit is rounded to: prices and kilometres to whole thousands (SRP-29). */
const gridOf = (unit: Facet['unit']): number => {
  if (isCoarse(unit)) return SLIDER_ROUNDING
  return unit === 'litres' ? 0.1 : 1
}

/** Rounded to the unit's grid, without the dust of binary fractions. */
export const toGrid = (unit: Facet['unit'], value: number, round = Math.round): number => {
  const grid = gridOf(unit)
  return Number((round(Number((value / grid).toFixed(6))) * grid).toFixed(6))
}

/** Bounds and step of a range facet's slider: the facet's own min and max, in hundredths (SRP-26, SRP-29, SRP-30). */
export const sliderRange = (unit: Facet['unit'], stats: { min: number; max: number } | undefined): SliderRange => {
  const { min, max } = stats ?? DEFAULT_BOUNDS
  const low = toGrid(unit, min, Math.floor)
  const high = toGrid(unit, max, Math.ceil)
  if (!isCoarse(unit)) return { min: low, max: high, step: gridOf(unit) }
  return { min: low, max: high, step: Math.max((high - low) / SLIDER_STEPS, 1) }
}

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** Where the two thumbs of a range stand: neither outside the slider nor past the other (SRP-27, SRP-28). */
export const sliderThumbs = ({ min, max }: SliderRange, range: SearchRange | undefined): [number, number] => {
  const high = within(range?.max ?? max, min, max)
  return [within(range?.min ?? min, min, high), high]
}

/**
 * The refinement of two thumbs, rounded (SRP-29). A thumb at its end leaves that side open; null when both are, so that
 * there is no refinement (SRP-07).
 */
export const thumbsToRange = (
  unit: Facet['unit'],
  slider: SliderRange,
  [low, high]: readonly [number, number],
): SearchRange | null => {
  const min = low <= slider.min ? null : within(toGrid(unit, low), slider.min, slider.max)
  const max = high >= slider.max ? null : within(toGrid(unit, high), slider.min, slider.max)
  return min === null && max === null ? null : { min, max }
}

/** The refinement two typed amounts mean; an empty one leaves its side open. `problem`: what is only logged. */
export interface TypedRange {
  range: SearchRange | null
  problem: string | null
}

const amountOf = (text: string): number | null => {
  const digits = text.replace(/[^\d.]/g, '')
  return digits === '' || !Number.isFinite(Number(digits)) ? null : Number(digits)
}

/**
 * Parses amounts typed beside a slider: '$12,500', '80 000'. An amount outside the slider is clamped, and amounts in
 * the wrong order are swapped (SRP-27, SRP-28, ERR-03..05).
 */
export const typedRange = (unit: Facet['unit'], slider: SliderRange, [low, high]: [string, string]): TypedRange => {
  const typed = [amountOf(low), amountOf(high)]
  const amounts = typed.filter((amount) => amount !== null)
  const problem = amounts.some((amount) => amount < slider.min)
    ? 'Cannot refine below the range minimum'
    : amounts.some((amount) => amount > slider.max)
      ? 'Cannot refine above the range maximum'
      : null
  const [first, second] = [typed[0] ?? slider.min, typed[1] ?? slider.max].map((amount) =>
    within(amount, slider.min, slider.max),
  )
  const thumbs = [first ?? slider.min, second ?? slider.max] as const
  return { range: thumbsToRange(unit, slider, thumbs[0] <= thumbs[1] ? thumbs : [thumbs[1], thumbs[0]]), problem }
}
