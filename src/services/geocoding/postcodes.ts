import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { NearPlace } from '@/src/domain/search/query/near'
import { env } from '@/src/env'
import { mainPostcodes } from './mainPostcodes.data'
import { parsePostcodes, type Places } from './parsePostcodes'

/**
 * The full list, when there is one: `postcodes.csv` in DATA_DIR with the columns postcode, locality, state, lat, lng,
 * stored by `npm run postcodes:load`. No outside service is called here (ALRT-05).
 */
const FILE = 'postcodes.csv'
/** Interval of checking the file for a new version. */
const RECHECK_MS = 60_000

const builtIn: Places = new Map(
  mainPostcodes.map(([postcode, locality, state, lat, lng]) => [postcode, { postcode, locality, state, lat, lng }]),
)

/** The best-known locality of a postcode that has several. */
const localityOf = (postcode: string): string | undefined => builtIn.get(postcode)?.locality

let loaded: { places: Places; version: number; checkedAt: number } | null = null

const places = async (now: number): Promise<Places> => {
  if (loaded && now - loaded.checkedAt < RECHECK_MS) return loaded.places
  const path = join(env().DATA_DIR, FILE)
  try {
    const { mtimeMs: version } = await stat(path)
    const fresh = loaded?.version === version ? loaded.places : parsePostcodes(await readFile(path, 'utf8'), localityOf)
    loaded = { places: fresh, version, checkedAt: now }
  } catch {
    loaded = { places: builtIn, version: 0, checkedAt: now }
  }
  return loaded.places
}

/**
 * Coordinates of a postcode from the full list when it is loaded, else from the main postcodes; null when it is in
 * neither.
 */
export const offlinePostcode = async (postcode: string, now = Date.now()): Promise<NearPlace | null> =>
  (await places(now)).get(postcode) ?? builtIn.get(postcode) ?? null
