import type { TaskList } from 'graphile-worker'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { readPlatformSettings } from '@/tenants/readPlatform'
import { env } from '@/src/env'
import { photoFetcher } from '@/src/services/photos/photoFetcher'
import { queues, tasks } from '../taskNames'
import { drainPhotoFetches } from './drainPhotoFetches'
import type { PhotoDeps } from './PhotoDeps'
import { nextPhotoAt } from './photoQueue'
import { GATHER_MS } from './showPicture'
import { cleanupPhotos } from './cleanupPhotos'

/** What fetching photos works with in this process. */
export const photoDepsFor = (payload: Payload, pool: Pool): PhotoDeps => ({
  pool,
  payload,
  fetcher: photoFetcher({ allow: env().PHOTO_FETCH_ALLOW }),
  log: payload.logger,
})

/**
 * The worker's tasks for photos. One fetcher runs per process; other wake-ups in the process do nothing. Between
 * processes an address belongs to the one that claimed it.
 */
export const photoTasks = (deps: PhotoDeps): TaskList => {
  let running = false
  let wokenMeanwhile = false
  return {
    [tasks.fetchPhotos]: async (_, helpers) => {
      if (running) {
        wokenMeanwhile = true
        return
      }
      running = true
      const index = () =>
        helpers.addJob(
          tasks.syncStock,
          {},
          {
            queueName: queues.stock,
            jobKey: `${tasks.syncStock}:photos`,
            jobKeyMode: 'preserve_run_at',
            runAt: new Date(Date.now() + GATHER_MS),
          },
        )
      try {
        do {
          wokenMeanwhile = false
          const { storage } = await drainPhotoFetches(deps, { onShown: index, signal: helpers.abortSignal })
          // A full disk is tried again by the clock, not by every import.
          if (storage > 0) return
        } while (wokenMeanwhile && !helpers.abortSignal.aborted)
      } finally {
        running = false
      }
      const next = await nextPhotoAt(deps.pool)
      if (next) await helpers.addJob(tasks.fetchPhotos, {}, { jobKey: `${tasks.fetchPhotos}:later`, runAt: next })
    },

    [tasks.cleanupPhotos]: async () => {
      const { retention } = await readPlatformSettings(deps.payload)
      await cleanupPhotos(deps, retention.unusedPhotoDays)
    },
  }
}
