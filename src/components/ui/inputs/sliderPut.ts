export interface SliderScale {
  min: number
  max: number
  step: number
}

/** Steps of a page key, and of an arrow with Shift. */
const LEAP = 10
/** Steps of a tenth must not end as 1.2000000000000002. */
const DECIMALS = 6

/**
 * A slider's values with one thumb moved to the step nearest to an amount. Thumbs push nobody: each stops at its
 * neighbour and at the line's ends.
 */
export const sliderPut = (
  { min, max, step }: SliderScale,
  value: readonly number[],
  index: number,
  amount: number,
): number[] => {
  const stepped = Number((min + Math.round((amount - min) / step) * step).toFixed(DECIMALS))
  const least = value[index - 1] ?? min
  const most = value[index + 1] ?? max
  const moved = Math.min(Math.max(stepped, least), most)
  return value.map((one, at) => (at === index ? moved : one))
}

/** Where a key moves a thumb; null: it is not a slider's key. Right and up are more, whatever the page's language. */
export const sliderKey = (
  { min, max, step }: SliderScale,
  amount: number,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): number | null => {
  const arrow = step * (shiftKey ? LEAP : 1)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return amount + arrow
    case 'ArrowLeft':
    case 'ArrowDown':
      return amount - arrow
    case 'PageUp':
      return amount + step * LEAP
    case 'PageDown':
      return amount - step * LEAP
    case 'Home':
      return min
    case 'End':
      return max
    default:
      return null
  }
}
