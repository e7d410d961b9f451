import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { NearPlace } from '@/src/domain/search/query/near'
import { env } from '@/src/env'
import { mainPostcodes } from './mainPostcodes.data'
import { parsePostcodes, type Places } from './parsePostcodes'

/**
 * The full list, when there is one: `postcodes.csv` in DATA_DIR with the columns postcode, locality, state, lat, lng.
 * `npm run postcodes:load` puts it there. Nothing here is asked of an outside service (ALRT-05).
 */
const FILE = 'postcodes.csv'
/** How often the file is looked at for a new version. */
const RECHECK_MS = 60_000

const builtIn: Places = new Map(
  mainPostcodes.map(([postcode, locality, state, lat, lng]) => [postcode, { postcode, locality, state, lat, lng }]),
)

/** The name a postcode with several localities is known by. */
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

/** Where a postcode is; null: nobody knows it. From the full list when it is loaded, else the main postcodes. */
export const offlinePostcode = async (postcode: string, now = Date.now()): Promise<NearPlace | null> =>
  (await places(now)).get(postcode) ?? builtIn.get(postcode) ?? null
