import { z } from 'zod'
import { cutText, parseText } from '@/src/domain/stock/normalise/parseText'
import type { FeedDraft } from '../columns/feedInputs'
import type { FeedPlace } from './FeedRow'

const states: Readonly<Record<string, string>> = {
  'new south wales': 'NSW',
  victoria: 'VIC',
  queensland: 'QLD',
  'south australia': 'SA',
  'western australia': 'WA',
  tasmania: 'TAS',
  'australian capital territory': 'ACT',
  'northern territory': 'NT',
}

const stateOf = (raw: string | null): string | null =>
  raw === null ? null : (states[raw.toLowerCase()] ?? raw.replace(/^AU-/i, '').toUpperCase())

/** 'Lansvale, NSW', 'Lansvale NSW 2166'. */
const suburb = /^(.+?)[, ]+(?:AU-)?(NSW|VIC|QLD|SA|WA|TAS|ACT|NT)(?:[, ]+(\d{4}))?$/i

const text = (raw: unknown): string | null => cutText(parseText(raw), 100)

/** A postcode has four digits; spreadsheets drop the first 0 of the Northern Territory's. */
const postcodeOf = (raw: unknown): string | null => text(raw)?.padStart(4, '0') ?? null

const nothing: FeedPlace = { code: null, name: null, city: null, state: null, postcode: null }

/** From one text, which may be a code, a location's name or a suburb. */
const fromText = (raw: unknown): FeedPlace => {
  const all = text(raw)
  if (all === null) return nothing
  const [, city = null, state = null, postcode = null] = suburb.exec(all) ?? []
  if (city !== null) return { code: null, name: null, city, state: stateOf(state), postcode }
  return { code: all, name: all, city: all, state: null, postcode: null }
}

const addressSchema = z.object({
  city: z.string().nullish(),
  region: z.string().nullish(),
  postal_code: z.union([z.string(), z.number()]).nullish(),
})

/** Suburb, state and postcode of an address in JSON; nothing from a street in words. */
const fromAddress = (raw: unknown): FeedDraft => {
  const written = typeof raw === 'string' && raw.trim().startsWith('{') ? raw : null
  if (written === null) return {}
  try {
    const { city, region, postal_code } = addressSchema.parse(JSON.parse(written))
    return { 'location.city': city, 'location.state': region, 'location.postcode': postal_code }
  } catch {
    return {}
  }
}

/** The location a row names for its car (FEED-01); null when it names none. */
export const readPlace = (sent: FeedDraft): FeedPlace | null => {
  const draft = { ...fromAddress(sent['location.address']), ...sent }
  const one = fromText(draft.location)
  const place = {
    code: text(draft['location.code']) ?? one.code,
    name: text(draft['location.name']) ?? one.name,
    city: text(draft['location.city']) ?? one.city,
    state: stateOf(text(draft['location.state'])) ?? one.state,
    postcode: postcodeOf(draft['location.postcode']) ?? one.postcode,
  }
  // A state alone says where the car is registered, not where it is.
  return (place.code ?? place.name ?? place.city ?? place.postcode) ? place : null
}
