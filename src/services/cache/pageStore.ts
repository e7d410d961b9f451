import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { env } from '../../env.ts'
import type { CacheStore } from './CacheStore.ts'
import { localStore } from './localStore.ts'
import { redisStore } from './redisStore.ts'

const MEGABYTE = 1_000_000

/** The id of the running build (`generateBuildId`); both servers of Next run in the folder that holds `.next`. */
const buildId = (): string => {
  try {
    return readFileSync(join(process.cwd(), '.next/BUILD_ID'), 'utf8').trim()
  } catch {
    return 'development'
  }
}

let shared: CacheStore | null | undefined
let local: CacheStore | undefined

/** The store that all web processes share; null without `REDIS_URL`, when each process has its own. */
export const sharedPageStore = (): CacheStore | null => {
  const { REDIS_URL } = env()
  shared ??= REDIS_URL ? redisStore(REDIS_URL, buildId()) : null
  return shared
}

/** The store of this process, opened when it is first needed: a build needs none. */
export const pageStore = (): CacheStore => {
  const store = sharedPageStore()
  if (store) return store
  const { DATA_DIR, CACHE_MEMORY_MB, CACHE_DISK_MB } = env()
  local ??= localStore({
    folder: join(resolve(DATA_DIR), 'cache'),
    memoryBytes: CACHE_MEMORY_MB * MEGABYTE,
    diskBytes: CACHE_DISK_MB * MEGABYTE,
  })
  return local
}
