import { parentPort } from 'node:worker_threads'
import { renderOrder } from './order/renderOrder'
import type { PrintJob } from './PrintJob'
import { renderBrochure } from './brochure/renderBrochure'

/** A thread of `printPool`: a file for every job, one at a time. An error ends the thread, and the pool starts another. */
parentPort?.on('message', (job: PrintJob) => {
  void ('order' in job ? renderOrder(job) : renderBrochure(job)).then((pdf) => parentPort?.postMessage(pdf))
})
