import type { Payload } from 'payload'
import { confirmLead } from './confirmLead'
import { type DealershipLetterhead, dealershipLetterhead } from './dealershipLetterhead'
import { carOf, type MailedCar } from './leadCar'
import { leadPlaces, type LeadPlaces } from './leadPlaces'
import { mailedLead, type MailedLead } from './mailedLead'
import { mailLead } from './mailLead'

/** All that the mails about a lead are made of. */
export interface LeadMails {
  lead: MailedLead
  from: DealershipLetterhead
  car: MailedCar | null
  places: LeadPlaces
}

const isFailed = (result: PromiseSettledResult<void>): result is PromiseRejectedResult => result.status === 'rejected'

/**
 * Sends both mails about a new lead, each once: to its dealership and to its shopper. What they are made of is read once for both. Throws
 * when one cannot be sent: the queue tries that one again, ever later, for about three days.
 */
export const sendLeadMails = async (payload: Payload, leadId: string): Promise<void> => {
  const lead = await mailedLead(payload, leadId)
  if (!lead || (lead.isMailed && lead.isConfirmed)) return
  const from = await dealershipLetterhead(payload, lead.tenant)
  if (!from) return
  const [car, places] = await Promise.all([carOf(payload, lead), leadPlaces(payload, lead.tenant)])
  const about: LeadMails = { lead, from, car, places }
  const sent = await Promise.allSettled([mailLead(payload, about), confirmLead(payload, about)])
  const failed = sent.find(isFailed)
  if (failed) throw failed.reason
}
