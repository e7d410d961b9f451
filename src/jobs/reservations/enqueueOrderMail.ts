import type { PayloadRequest } from 'payload'
import { enqueueTask } from '../queue/enqueueTask'
import { tasks } from '../taskNames'

/** Queues the buyer's copy of a signed order, in the transaction that keeps the signature. */
export const enqueueOrderMail = (req: PayloadRequest, reservationId: string): Promise<void> =>
  enqueueTask(req, tasks.mailOrder, { reservationId })
