import { type Redirect, redirectFor, type RedirectMap, resolveRedirects } from '@/src/domain/redirects/redirectChains'
import { redirectKey } from '@/src/domain/redirects/redirectAddress'
import { edgeDbPool } from './edgeDbPool'

interface Kept {
  map: RedirectMap
  /** Paths of old addresses with a query. */
  queried: ReadonlySet<string>
  /**
   * Changes with every row that is added, deleted or edited, independent of clocks: `xmin` is the last transaction that
   * wrote a row.
   */
  version: string
  readAt: number
}

const FRESH_MS = 3_000
/** Sites whose redirects stay in memory, evicting the least recently used. */
const MOST_SITES = 500

const VERSION = `select count(*)::text || ':' || coalesce(sum(xmin::text::bigint), 0) as version from redirects where tenant_id = $1`
const ROWS = `select "from", "to", type::text as type from redirects where tenant_id = $1`

const sites = new Map<string, Kept>()
const reading = new Map<string, Promise<Kept>>()

const keyed = (rows: Redirect[]): Redirect[] => rows.map((row) => ({ ...row, from: keyOf(row.from) }))

const keyOf = (from: string): string => {
  const [pathname = '', search = ''] = from.split(/(?=\?)/)
  return redirectKey(pathname, search)
}

const read = async (tenantId: string, known: Kept | undefined): Promise<Kept> => {
  const { rows } = await edgeDbPool().query<{ version: string }>(VERSION, [tenantId])
  const version = rows[0]?.version ?? ''
  const readAt = Date.now()
  if (known?.version === version) return { ...known, readAt }
  const map = version.startsWith('0:')
    ? new Map<string, Redirect>()
    : resolveRedirects(keyed((await edgeDbPool().query<Redirect>(ROWS, [tenantId])).rows))
  const queried = new Set([...map.keys()].flatMap((from) => (from.includes('?') ? (from.split('?')[0] ?? []) : [])))
  return { map, queried, version, readAt }
}

const refresh = (tenantId: string): Promise<Kept> => {
  const running = reading.get(tenantId)
  if (running) return running
  const started = read(tenantId, sites.get(tenantId))
    .then((kept) => {
      sites.delete(tenantId)
      sites.set(tenantId, kept)
      const [oldest] = sites.keys()
      if (sites.size > MOST_SITES && oldest) sites.delete(oldest)
      return kept
    })
    .finally(() => reading.delete(tenantId))
  reading.set(tenantId, started)
  return started
}

/** Whether some query of a path is redirected while the path itself is a page; known after `redirectOldAddress` was called. */
export const movesByQuery = (tenantId: string, pathname: string): boolean =>
  sites.get(tenantId)?.queried.has(redirectKey(pathname)) ?? false

/**
 * Target of an old address of a site (SEO-05); null when there is none. Answers from memory: a site's redirects are
 * checked every three seconds in the background, and read again only when one has changed. Without a database the last
 * ones stay in use.
 */
export const redirectOldAddress = async (
  tenantId: string,
  pathname: string,
  search: string,
): Promise<Redirect | null> => {
  const known = sites.get(tenantId)
  const kept = known ?? (await refresh(tenantId).catch(() => null))
  if (known && Date.now() - known.readAt > FRESH_MS) refresh(tenantId).catch(() => undefined)
  return kept ? redirectFor(kept.map, pathname, search) : null
}
