import type { PayloadRequest } from 'payload'
import { enqueueTask } from '../queue/enqueueTask'
import { tasks } from '../taskNames'

/** Queues the mail with what a turn has won, in the transaction that draws it. */
export const enqueuePrizeMail = (req: PayloadRequest, turnId: string): Promise<void> =>
  enqueueTask(req, tasks.mailPrize, { turnId }, turnId)
