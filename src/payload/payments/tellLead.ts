import type { PayloadRequest } from 'payload'
import { withDeposit } from '@/src/domain/checkout/depositWords'
import { relationId } from '@/src/domain/relationId'
import { recordLeadEvent } from '@/src/jobs/analytics/enqueueLeadEvent'
import { leadContext } from '../leads/leadContext'
import type { Reservation } from './reservations'

/**
 * Writes the state of the deposit into the reservation's lead. The lead was held until it was known: it is delivered now, also
 * when nothing was paid, since the shopper wants that car. Only what was paid counts as a reservation (ANA-02): here, once, since
 * `confirmPaid` succeeds once, also when staff had released the lead before.
 */
export const tellLead = async (req: PayloadRequest, reservation: Reservation, sandbox: boolean): Promise<void> => {
  const { id, lead: leadId, deposit: state, cents: amountCents, reference, car } = reservation
  if (leadId === null) return
  const find = { collection: 'leads', id: leadId, depth: 0, overrideAccess: true, req } as const
  const lead = await req.payload.findByID({ ...find, disableErrors: true })
  if (!lead || lead.erased_at) return
  const message = withDeposit(lead.message ?? '', { id, state, amountCents, reference, sandbox })
  await req.payload.update({
    ...find,
    data: { message, ...(lead.workflow === 'held' ? { workflow: 'new' as const } : {}) },
  })
  const context = state === 'paid' ? await leadContext(req, reservation.tenant, car) : null
  if (context) await recordLeadEvent(req, { ...lead, tenant: relationId(lead.tenant) ?? reservation.tenant }, context)
}
