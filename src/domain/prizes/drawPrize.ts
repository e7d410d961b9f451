/** A prize as it is drawn. */
export interface PrizeOdds {
  id: string
  /** Its share of all turns, in proportion to the other prizes' weights. */
  weight: number
  /** How many there are; null: as many as are won. */
  stock: number | null
  /** How many have been won. */
  taken: number
}

/** A whole number from 0 up to, and without, `below`. */
export type RandomBelow = (below: number) => number

const isGone = ({ stock, taken }: PrizeOdds): boolean => stock !== null && taken >= stock

const total = (prizes: readonly PrizeOdds[]): number => prizes.reduce((sum, { weight }) => sum + weight, 0)

const pick = <P extends PrizeOdds>(prizes: readonly P[], random: RandomBelow): P | null => {
  const weights = total(prizes)
  if (weights <= 0) return null
  let left = random(weights)
  for (const prize of prizes) {
    left -= prize.weight
    if (left < 0) return prize
  }
  return null
}

/**
 * Draws a prize by whole-number weights. A turn that falls on a prize of which none is left goes to the prizes without a limit: the
 * printed chances of all others stay what they are, from the first turn to the last. Null: nothing can be won.
 */
export const drawPrize = <P extends PrizeOdds>(prizes: readonly P[], random: RandomBelow): P | null => {
  const drawn = pick(prizes, random)
  if (drawn === null || !isGone(drawn)) return drawn
  return pick(
    prizes.filter(({ stock }) => stock === null),
    random,
  )
}

/** A prize's chance as people read it: '1 in 20', '1 in 2.5'; '' when it cannot be won. */
export const chanceText = ({ weight }: Pick<PrizeOdds, 'weight'>, all: readonly PrizeOdds[]): string => {
  if (weight <= 0) return ''
  const inTurns = total(all) / weight
  return `1 in ${inTurns.toLocaleString('en-AU', { maximumFractionDigits: inTurns < 10 ? 1 : 0 })}`
}

interface CheckedPrize {
  label?: string | null
  weight?: number | null
  stock?: number | null
}

const FEWEST = 2
const MOST = 12

/** Why a wheel cannot be drawn from these prizes; true: it can. */
export const fairPrizes = (prizes: readonly CheckedPrize[]): string | true => {
  if (prizes.length < FEWEST || prizes.length > MOST) return `A wheel has ${FEWEST} to ${MOST} prizes.`
  if (prizes.some(({ weight }) => !Number.isInteger(weight) || Number(weight) < 1))
    return 'Every prize needs a weight: a whole number from 1.'
  return prizes.some(({ stock }) => stock === null || stock === undefined)
    ? true
    : 'One prize must be without a limit: it is what a turn wins when another prize is gone.'
}
