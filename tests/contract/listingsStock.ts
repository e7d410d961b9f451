import { defaultLenders } from '@/src/domain/finance/lenders/defaultLenders'
import { presetOf } from '@/src/domain/finance/lenders/lenderPreset'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listingsRow } from '@/src/domain/feeds/rows/listingsRow'
import { buildStockDocument } from '@/src/domain/search/index/buildStockDocument'
import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'
import { carInput } from '@/src/domain/stock/car/carInput'
import { deriveStockFacts } from '@/src/domain/stock/car/deriveStockFacts'
import { parseCsv } from '../support/parseCsv'

const data = join(import.meta.dirname, '../../../shared/data')
const listings = join(data, 'listings-au-2023.csv')
const postcodes = join(data, 'postcodes-au.csv')

/** The shared data is not part of the project; without it there is nothing to compare. */
export const listingsMissing = (): string | null => {
  const missing = [listings, postcodes].filter((file) => !existsSync(file))
  return missing.length > 0 ? `not here: ${missing.join(', ')}` : null
}

/** Dealerships of the test, and the group that shows the first three. */
export const dealerships = ['harbour-city', 'second-gear', 'northern', 'western', 'caravan-world', 'tiny'] as const
const GROUPED = 3
export const group = 'apex'

/** A small repeatable generator of numbers from 0 up to, not including, 1 (mulberry32). */
export const randomOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const suburbs = (): Map<string, { lat: number; long: number }> =>
  new Map(
    parseCsv(readFileSync(postcodes, 'utf8')).map((row) => [
      `${row.locality}, ${row.state}`.toUpperCase(),
      { lat: Number(row.lat), long: Number(row.lng) },
    ]),
  )

const DAY_MS = 86_400_000

/**
 * The real listings as search documents, through the same steps as a feed: row, cleaned car, document. What the list
 * lacks (ranks, tags, sold cars, weekly payments, equipment) is added by a fixed seed.
 */
export const listingsStock = (now: Date): IndexedStockDocument[] => {
  const random = randomOf(4)
  const places = suburbs()
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  return parseCsv(readFileSync(listings, 'utf8')).flatMap((row, index) => {
    const listing = listingsRow(row)
    if (!listing) return []
    const input = carInput(listing.car, { partial: false })
    if (!input.ok) return []
    // The list has no photos; the reader's type allows any.
    const { images: _none, ...plain } = input.car
    // Nine of ten cars are with the first five dealerships; the last one has a handful.
    const slug = (index % 997 === 0 ? 'tiny' : pick(dealerships.slice(0, 5))) ?? 'tiny'
    const grouped = dealerships.slice(0, GROUPED).some((member) => member === slug)
    const at = listing.place ? places.get(`${listing.place.city}, ${listing.place.state}`.toUpperCase()) : undefined
    const status = random() < 0.04 ? 'sold' : input.car.status
    const car = {
      ...plain,
      ...deriveStockFacts(plain, null, now),
      id: `car-${index}`,
      slug: `car-${index}`,
      stocknum: `S${String(index).padStart(5, '0')}`,
      status,
      sold_date_timestamp: new Date(now.getTime() - random() * 6 * DAY_MS).toISOString(),
      created_at: new Date(now.getTime() - index * 60_000).toISOString(),
      custom_rank: Math.floor(random() * 5),
      certified: random() < 0.2,
      tag: pick(['Special', 'One owner', null, null, null]),
      standardEquipment: ['Sunroof', 'Tow bar', 'Apple CarPlay', 'Heated seats'].filter(() => random() < 0.4),
      finance_lenders: {
        Manual: { paymentWeek: Math.round(60 + random() * 500), interestRate: 6.3, comparisonRate: 8.1 },
      },
    }
    const document = buildStockDocument({
      car,
      owner: {
        id: `id-${slug}`,
        name: `Dealer ${slug}`,
        slug,
        sites: grouped ? [slug, group] : [slug],
        financeProvider: 'Manual',
        estimateRule: presetOf(defaultLenders, 'Manual')?.estimate ?? null,
        estimateExcluded: false,
        wasPriceMinDays: 0,
        seriesValues: [],
        minComparables: 5,
      },
      place: listing.place
        ? { name: listing.place.city, address: { city: listing.place.city, state: listing.place.state, ...at } }
        : null,
      now,
    })
    return document ? [document] : []
  })
}
