import type { Random } from '../random'
import type { DemoCar } from './DemoCar'

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

/** How many places a vehicle may move up so that neighbours differ. */
const REACH = 12
/** How many neighbours before it a vehicle should differ from: a row of three cards. */
const NEIGHBOURS = 3

type InList = Pick<DemoCar, 'custom_rank' | 'colour' | 'status' | 'images'>

/** What is drawn: 'suv-crest' of '/studio/suv-crest/red/hero.webp'. */
const shapeOf = ({ images }: InList): string | undefined => images[0]?.image.url.split('/')[2]

const alike = (one: InList, other: InList): number =>
  Number(one.colour === other.colour) + Number(shapeOf(one) === shapeOf(other))

/**
 * Ranks the vehicles of one dealership anew, in nearly the same order, so that neighbours in a list differ in colour and in
 * shape (ENT-01).
 */
export const keepApart = <Vehicle extends InList>(vehicles: readonly Vehicle[]): Vehicle[] => {
  const waiting = vehicles.toSorted((one, other) => other.custom_rank - one.custom_rank)
  const listed: Vehicle[] = []
  while (waiting.length > 0) {
    const before = listed.slice(-NEIGHBOURS)
    const isSold = waiting[0]?.status === 'sold'
    const near = waiting.slice(0, REACH)
    const likeness = near.map((one) =>
      (one.status === 'sold') === isSold ? before.reduce((sum, other) => sum + alike(one, other), 0) : Infinity,
    )
    listed.push(...waiting.splice(likeness.indexOf(Math.min(...likeness)), 1))
  }
  const ranks = new Map(listed.map((vehicle, index) => [vehicle, vehicles.length - index]))
  return vehicles.map((vehicle) => ({ ...vehicle, custom_rank: ranks.get(vehicle) ?? 0 }))
}
