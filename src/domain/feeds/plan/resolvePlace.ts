import type { FeedPlace } from '../rows/FeedRow'

/** The fields of a dealership's location by which a feed may name it. */
export interface KnownPlace {
  id: string
  name: string
  slug: string
  street: string | null
  city: string | null
  state: string | null
  postcode: string | null
}

export interface PlaceBook {
  places: readonly KnownPlace[]
  /** The sender's own codes and yard names. */
  codes: readonly { code: string; locationId: string }[]
  defaultId: string | null
}

/**
 * `locationId` is undefined when the row names no place: the car keeps its location. `unknown` is a named place that
 * matches no location.
 */
export interface ResolvedPlace {
  locationId: string | undefined
  unknown: string | null
}

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined)

/** Finds the location of a row's car: by code, then name, then suburb and postcode (FEED-01). Created once per run. */
export const placeFinder = ({ places, codes, defaultId }: PlaceBook): ((place: FeedPlace | null) => ResolvedPlace) => {
  const byCode = new Map(codes.map(({ code, locationId }) => [plain(code), locationId]))
  const fallback = defaultId ?? undefined
  const remembered = new Map<string, ResolvedPlace>()

  const find = (place: FeedPlace): string | undefined => {
    const names = [place.code, place.name, place.city].map(plain).filter((name) => name !== '')
    for (const name of names) {
      const coded = byCode.get(name)
      if (coded) return coded
    }
    for (const name of names) {
      const named = places.find((known) => plain(known.name) === name || plain(known.slug) === name)
      if (named) return named.id
    }
    const state = plain(place.state)
    const inState = places.filter((known) => state === '' || plain(known.state) === '' || plain(known.state) === state)
    const suburb = plain(place.city) || plain(place.name)
    const inSuburb = inState.filter((known) => suburb !== '' && plain(known.city) === suburb)
    const postcode = plain(place.postcode)
    return (
      only(inSuburb)?.id ??
      (postcode === '' ? undefined : only(inState.filter((known) => plain(known.postcode) === postcode))?.id) ??
      inSuburb[0]?.id
    )
  }

  return (place) => {
    if (place === null) return { locationId: fallback, unknown: null }
    const key = JSON.stringify(place)
    const known = remembered.get(key)
    if (known) return known
    const locationId = find(place)
    const said = [place.code, place.name, place.city, place.state].filter(Boolean).join(', ')
    const resolved = {
      locationId: locationId ?? fallback,
      unknown: locationId === undefined && said !== '' ? said : null,
    }
    // Bounds the memo, because a file may name a different place in every row.
    if (remembered.size < 1000) remembered.set(key, resolved)
    return resolved
  }
}
