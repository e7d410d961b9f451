import type { Random } from '../random'

interface Ranked {
  status: string
  photos: number
  onOffer: boolean
  /** Name of its paint. */
  colour: string
}

const PLAIN = new Set(['White', 'Silver', 'Grey', 'Graphite', 'Black'])

/** How far up a vehicle of the demo is listed (ENT-01): like a dealership that puts what catches the eye first. */
export const demoRank = (dice: Random, { status, photos, onOffer, colour }: Ranked): number =>
  (status === 'sold' ? 0 : 20) +
  Math.min(photos, 5) * 4 +
  (onOffer ? 15 : 0) +
  (PLAIN.has(colour) ? 0 : 15) +
  (status === 'coming_soon' ? -8 : 0) +
  dice.int(0, 40)
