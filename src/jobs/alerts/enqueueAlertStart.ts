import type { PayloadRequest } from 'payload'
import { enqueueTask } from '../queue/enqueueTask'
import { tasks } from '../taskNames'

/** Queues the mail that asks an address's owner to confirm a saved search. */
export const enqueueAlertStart = (req: PayloadRequest, searchId: string): Promise<void> =>
  enqueueTask(req, tasks.mailAlertStart, { searchId })
