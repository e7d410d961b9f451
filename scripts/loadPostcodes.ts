import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parsePostcodes } from '../src/services/geocoding/parsePostcodes.ts'
import { readSettings } from './servers/launch.ts'
import { explain, Problem } from './lib/Problem.ts'
import { say } from './lib/progress.ts'

const usage = `Usage: npm run postcodes:load -- postcodes.csv
       npm run postcodes:load -- https://example.com/postcodes.csv
A CSV with the columns postcode, locality, state, lat, lng, in any order. The running app takes it up within a minute.`

const MOST_BYTES = 50_000_000

const download = async (address: string): Promise<string> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) })
  if (!response.ok) throw new Problem(`${address} answered ${response.status}.`, usage)
  return response.text()
}

const read = async (source: string): Promise<string> => {
  if (/^https?:\/\//.test(source)) return download(source)
  const path = resolve(source)
  return readFile(path, 'utf8').catch(() => {
    throw new Problem(`${path} cannot be read.`, usage)
  })
}

const parsed = (csv: string) => {
  try {
    return parsePostcodes(csv, () => undefined)
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)} Nothing was changed.`, usage)
  }
}

/** Checks a list of postcodes and puts it where the app reads it, in one step: a wrong list replaces nothing. */
const load = async (source: string | undefined): Promise<void> => {
  if (!source) throw new Problem('Which list?', usage)
  const csv = await read(source)
  if (csv.length > MOST_BYTES) throw new Problem('That is no list of postcodes: it has more than 50 MB.', usage)
  const places = parsed(csv)
  if (places.size === 0) throw new Problem('The list names no place. Nothing was changed.', usage)
  const folder = readSettings().DATA_DIR
  await mkdir(folder, { recursive: true })
  const target = join(folder, 'postcodes.csv')
  await writeFile(`${target}.new`, csv)
  await rename(`${target}.new`, target)
  say(`${places.size.toLocaleString('en-AU')} postcodes are in ${target}`)
}

try {
  await load(process.argv[2])
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
