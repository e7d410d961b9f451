import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { NearPlace } from '@/src/domain/search/near'
import { env } from '@/src/env'
import { mainPostcodes } from './mainPostcodes.data'

/**
 * The full list, when there is one: `postcodes.csv` in DATA_DIR with the columns postcode, locality, state, lat, lng.
 * Nothing is ever asked of an outside service (ALRT-05).
 */
const FILE = 'postcodes.csv'
/** How often the file is looked at for a new version. */
const RECHECK_MS = 60_000

type Places = Map<string, NearPlace>

const builtIn: Places = new Map(
  mainPostcodes.map(([postcode, locality, state, lat, lng]) => [postcode, { postcode, locality, state, lat, lng }]),
)

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
 * Places by postcode from the list's text. A postcode has several localities: it is named after the one we know it by,
 * else the first, and lies in their middle. Lines that name no place are left out.
 *
 * @throws when a column is missing.
 */
export const parsePostcodes = (csv: string): Places => {
  const [header = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = cells(header.toLowerCase())
  const column = (name: string): number => {
    const at = names.indexOf(name)
    if (at < 0) throw new Error(`The postcode list has no column '${name}'.`)
    return at
  }
  const at = {
    postcode: column('postcode'),
    locality: column('locality'),
    state: column('state'),
    lat: column('lat'),
    lng: column('lng'),
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
      const known = builtIn.get(postcode)
      const named = list.find(({ locality }) => locality === known?.locality) ?? list[0]
      if (!named) return []
      const place = { ...named, lat: middle(list.map(({ lat }) => lat)), lng: middle(list.map(({ lng }) => lng)) }
      return [[postcode, place]]
    }),
  )
}

let loaded: { places: Places; version: number; checkedAt: number } | null = null

const places = async (now: number): Promise<Places> => {
  if (loaded && now - loaded.checkedAt < RECHECK_MS) return loaded.places
  const path = join(env().DATA_DIR, FILE)
  try {
    const { mtimeMs: version } = await stat(path)
    const fresh = loaded?.version === version ? loaded.places : parsePostcodes(await readFile(path, 'utf8'))
    loaded = { places: fresh, version, checkedAt: now }
  } catch {
    loaded = { places: builtIn, version: 0, checkedAt: now }
  }
  return loaded.places
}

/** Where a postcode is; null: nobody knows it. From the full list when it is loaded, else the main postcodes. */
export const findPostcode = async (postcode: string, now = Date.now()): Promise<NearPlace | null> =>
  (await places(now)).get(postcode) ?? builtIn.get(postcode) ?? null
