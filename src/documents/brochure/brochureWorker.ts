import { parentPort } from 'node:worker_threads'
import type { BrochureJob } from './BrochureContent'
import { renderBrochure } from './renderBrochure'

/** A thread of `brochurePool`: a brochure for every job, one at a time. An error ends the thread, and the pool starts another. */
parentPort?.on('message', (job: BrochureJob) => {
  void renderBrochure(job).then((pdf) => parentPort?.postMessage(pdf))
})
