export interface SliderScale {
  min: number
  max: number
  step: number
}

/** Steps of Page Up and Page Down, and of an arrow with Shift. */
const LEAP = 10
/** Rounds off floating-point errors such as 1.2000000000000002. */
const DECIMALS = 6

/**
 * A slider's values with one thumb moved to the step nearest to an amount. A thumb stops at its neighbour and at the
 * ends of the track; it never moves another thumb.
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

/**
 * A thumb's value after a key; null when the slider does not use that key. Right and up increase, in every language.
 */
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
