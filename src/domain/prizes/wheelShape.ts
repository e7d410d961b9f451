/** Half the side of the wheel's drawing, in its own units. */
export const WHEEL_RADIUS = 200
const FEWEST_SLICES = 8
const WORDS_OUTER = 170
/** Characters of a label that fit between hub and rim. */
const LINE_CHARACTERS = 14
const FULL_TURNS = 6

export const prizeColours = ['brand', 'ink', 'accent', 'surface'] as const
export type PrizeColour = (typeof prizeColours)[number]

/** A prize as the wheel shows it. */
export interface ShownPrize {
  id: string
  /** Words on its slice. */
  label: string
  colour: PrizeColour
}

interface WheelSlice extends ShownPrize {
  key: string
  /** Outline of the slice, with the wheel's middle at 0,0. */
  path: string
  /** Its middle, in degrees clockwise from the pointer at the top. */
  middle: number
  /** At most two lines. */
  lines: string[]
}

const round = (value: number): number => Math.round(value * 100) / 100

const point = (degrees: number, radius: number): string => {
  const radians = ((degrees - 90) * Math.PI) / 180
  return `${round(Math.cos(radians) * radius)} ${round(Math.sin(radians) * radius)}`
}

/** Breaks a label at a space near its middle when it is too long for one line. */
const linesOf = (label: string): string[] => {
  if (label.length <= LINE_CHARACTERS) return [label]
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index)
  const [best] = spaces.toSorted((a, b) => Math.abs(a - label.length / 2) - Math.abs(b - label.length / 2))
  return best === undefined ? [label] : [label.slice(0, best), label.slice(best + 1)]
}

/** Slices of equal size, clockwise from the top; few prizes are repeated, so that a wheel looks like one. */
export const wheelSlices = (prizes: readonly ShownPrize[]): WheelSlice[] => {
  if (prizes.length === 0) return []
  const rounds = Math.ceil(FEWEST_SLICES / prizes.length)
  const all = Array.from({ length: rounds }, () => prizes).flat()
  const size = 360 / all.length
  return all.map((prize, index) => {
    const [from, to] = [index * size, (index + 1) * size]
    return {
      ...prize,
      key: `${prize.id} ${index}`,
      middle: round((from + to) / 2),
      lines: linesOf(prize.label),
      path: `M0 0L${point(from, WHEEL_RADIUS)}A${WHEEL_RADIUS} ${WHEEL_RADIUS} 0 0 1 ${point(to, WHEEL_RADIUS)}Z`,
    }
  })
}

/** Where a slice's words end, near the rim. */
export const WORDS_AT = WORDS_OUTER

/** Degrees to turn until the pointer is on a prize, with some whole turns before; 0 for a prize that is not there. */
export const turnTo = (slices: readonly WheelSlice[], prizeId: string): number => {
  const slice = slices.find(({ id }) => id === prizeId)
  return slice ? FULL_TURNS * 360 - slice.middle : 0
}
