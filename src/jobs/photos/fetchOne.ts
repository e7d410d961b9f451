import { z } from 'zod'
import { PhotoError } from '@/src/services/photos/PhotoError'
import { readPicture } from '@/src/services/photos/readPicture'
import type { PhotoDeps } from './PhotoDeps'
import { MAX_ATTEMPTS, type PhotoClaim, restHost, settleDead, settleLater, trustHost } from './photoQueue'
import { showPicture } from './showPicture'
import { storePicture, StorageError } from './storePicture'

const MINUTE_MS = 60_000
/** Waits after the first, second … failed try. */
const WAITS_MS = [1, 10, 60, 360].map((minutes) => minutes * MINUTE_MS)

export type Outcome = 'shown' | 'unchanged' | 'later' | 'dead' | 'storage'

const nameRows = z.array(z.object({ name: z.string().nullable() }))

/** What a photo shows: the name of a car it is of. */
const altOf = async ({ pool }: PhotoDeps, { tenantId, url }: PhotoClaim): Promise<string> => {
  const { rows } = await pool.query(
    `SELECT c.name FROM cars_images i JOIN cars c ON c.id = i._parent_id
     WHERE i.image_url = $1 AND c.tenant_id = $2 ORDER BY c.id LIMIT 1`,
    [url, tenantId],
  )
  return nameRows.parse(rows)[0]?.name || 'Vehicle photo'
}

const fetchAndShow = async (deps: PhotoDeps, claim: PhotoClaim): Promise<Outcome> => {
  const { pool, payload, fetcher } = deps
  const fetched = await fetcher.fetch(claim.url, claim.mediaId === null ? null : claim.version)
  if (fetched.kind === 'unchanged') {
    if (claim.mediaId !== null) await showPicture(pool, claim, claim.mediaId, claim.version)
    return 'unchanged'
  }
  const picture = await readPicture(fetched.bytes)
  const alt = await altOf(deps, claim)
  const mediaId = await storePicture(payload, { ...picture, tenantId: claim.tenantId, alt, bytes: fetched.bytes })
  await showPicture(pool, claim, mediaId, fetched)
  return 'shown'
}

const again = async (
  { pool }: PhotoDeps,
  claim: PhotoClaim,
  reason: string,
  askedMs: number | null,
): Promise<Outcome> => {
  if (claim.attempts >= MAX_ATTEMPTS) {
    await settleDead(pool, claim.id, reason)
    return 'dead'
  }
  const waitMs = Math.max(WAITS_MS[claim.attempts - 1] ?? MINUTE_MS, askedMs ?? 0)
  await settleLater(pool, claim.id, { reason, waitMs, counted: true })
  return 'later'
}

const afterFailure = async (deps: PhotoDeps, claim: PhotoClaim, error: unknown): Promise<Outcome> => {
  const { pool, log } = deps
  if (error instanceof StorageError) {
    await settleLater(pool, claim.id, { reason: error.message, waitMs: 0, counted: false })
    log.error(error.message)
    return 'storage'
  }
  if (!(error instanceof PhotoError)) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error(`Photo ${claim.url} could not be stored: ${reason}`)
    return again(deps, claim, `The picture could not be stored: ${reason}`, null)
  }
  const { kind, message, retryAfterMs } = error
  if (kind === 'refused') {
    await settleDead(pool, claim.id, message)
    return 'dead'
  }
  if (kind === 'busy' || kind === 'away') await restHost(pool, claim.host, message, retryAfterMs)
  if (kind !== 'busy') return again(deps, claim, message, null)
  // A busy host says nothing about the photo: this does not count as an attempt, and the host's pause decides the
  // retry.
  await settleLater(pool, claim.id, { reason: message, waitMs: 0, counted: false })
  return 'later'
}

/**
 * Fetches one claimed address and shows its picture, or settles why not: another try later, with growing waits, or given
 * up with the reason. The car is left as it is in every case (FEED-08).
 *
 * @throws when the database is not there; the claim then runs out by itself.
 */
export const fetchOne = async (deps: PhotoDeps, claim: PhotoClaim): Promise<Outcome> => {
  try {
    const outcome = await fetchAndShow(deps, claim)
    await trustHost(deps.pool, claim.host)
    return outcome
  } catch (error) {
    return afterFailure(deps, claim, error)
  }
}
