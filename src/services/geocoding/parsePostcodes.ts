import type { NearPlace } from '@/src/domain/search/query/near'

export type Places = Map<string, NearPlace>

const middle = (values: number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Cells of one line; the list has quotes around names with commas at most. */
const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  )

/**
 * Places by postcode from the list's text. A postcode with several localities has the name of the best-known one, else
 * the first, and the centre of all. Lines without a place are skipped.
 *
 * @param localityOf the best-known locality of a postcode, if any
 * @throws when a column is missing.
 */
export const parsePostcodes = (csv: string, localityOf: (postcode: string) => string | undefined): Places => {
  const [header = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = cells(header.toLowerCase())
  const column = (name: string, ...others: string[]): number => {
    const at = names.findIndex((known) => known === name || others.includes(known))
    if (at < 0) throw new Error(`The postcode list has no column '${name}'.`)
    return at
  }
  const at = {
    postcode: column('postcode', 'postal_code'),
    locality: column('locality', 'suburb', 'place_name'),
    state: column('state', 'state_code'),
    lat: column('lat', 'latitude'),
    lng: column('lng', 'long', 'lon', 'longitude'),
  }
  const found = new Map<string, NearPlace[]>()
  for (const line of lines) {
    const row = cells(line)
    const postcode = (row[at.postcode] ?? '').padStart(4, '0')
    const [lat, lng] = [Number(row[at.lat] || Number.NaN), Number(row[at.lng] || Number.NaN)]
    if (!/^\d{4}$/.test(postcode) || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180) || lat === 0) continue
    const place = { postcode, locality: row[at.locality] ?? '', state: row[at.state] ?? '', lat, lng }
    found.set(postcode, [...(found.get(postcode) ?? []), place])
  }
  return new Map(
    [...found].flatMap(([postcode, list]) => {
      const known = localityOf(postcode)
      const named = list.find(({ locality }) => locality === known) ?? list[0]
      if (!named) return []
      const place = { ...named, lat: middle(list.map(({ lat }) => lat)), lng: middle(list.map(({ lng }) => lng)) }
      return [[postcode, place]]
    }),
  )
}
