import type { PayloadRequest } from 'payload'
import { enqueueTask } from '../queue/enqueueTask'
import { tasks } from '../taskNames'

/** Has the worker ask for the state of a reservation's payment, once the request's transaction is committed. */
export const enqueueSettle = (req: PayloadRequest, reservationId: string): Promise<void> =>
  enqueueTask(req, tasks.settleReservation, { reservationId }, reservationId)
