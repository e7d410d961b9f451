import type { PayloadRequest } from 'payload'
import { enqueueTask } from '../queue/enqueueTask'
import { tasks } from '../taskNames'

/** Queues the receipt of a paid invoice, or of its refund, in the transaction that notes it. */
export const enqueueReceipt = (req: PayloadRequest, requestId: string): Promise<void> =>
  enqueueTask(req, tasks.mailReceipt, { requestId })
