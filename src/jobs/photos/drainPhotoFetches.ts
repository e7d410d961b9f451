import { fetchOne, type Outcome } from './fetchOne'
import type { PhotoDeps } from './PhotoDeps'
import { claimPhotos } from './photoQueue'

/** Photos worked on at the same time: enough to wait for several servers, few enough to leave a processor to others. */
const AT_ONCE = 4

export type PhotoReport = Record<Outcome, number>

interface DrainOptions {
  /** Called after each photo that cars show now. */
  onShown?: () => Promise<unknown>
  signal?: AbortSignal
}

/**
 * Fetches every photo that is due (FEED-08), a few at a time, until none is left or the disk is full. On abort, running
 * fetches are finished and no new one is started.
 *
 * @throws the first error that is not a photo's own, such as a database outage, once the other fetches have ended.
 */
export const drainPhotoFetches = async (deps: PhotoDeps, options: DrainOptions = {}): Promise<PhotoReport> => {
  const report: PhotoReport = { shown: 0, unchanged: 0, later: 0, dead: 0, storage: 0 }
  const running = new Set<Promise<void>>()
  const errors: unknown[] = []
  const goOn = (): boolean => errors.length === 0 && report.storage === 0 && options.signal?.aborted !== true
  const work = async (claim: Parameters<typeof fetchOne>[1]): Promise<void> => {
    const outcome = await fetchOne(deps, claim)
    report[outcome] += 1
    if (outcome === 'shown') await options.onShown?.()
  }
  const begin = (claim: Parameters<typeof fetchOne>[1]): void => {
    const task: Promise<void> = work(claim)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => running.delete(task))
    running.add(task)
  }
  while (goOn()) {
    const claims = await claimPhotos(deps.pool, AT_ONCE - running.size)
    claims.forEach(begin)
    if (running.size === 0) break
    if (running.size >= AT_ONCE || claims.length === 0) await Promise.race(running)
  }
  await Promise.all(running)
  if (errors.length > 0) throw errors[0]
  return report
}
