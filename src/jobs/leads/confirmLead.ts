import type { Payload } from 'payload'
import { z } from 'zod'
import { searchAlertKind } from '@/src/domain/leads/searchAlert'
import { confirmationMail } from '@/src/domain/mail/confirmationMail'
import { SPIN_SUBCATEGORY } from '@/src/domain/prizes/turnForm'
import { mailCarOf } from './leadCar'
import { leadAddress, leadMailboxOf } from './dealershipLetterhead'
import { noteMail } from './noteMail'
import type { LeadMails } from './sendLeadMails'
import { sendPrivately } from './sendPrivately'

const mailAddress = z.email().max(200)

/**
 * Tells a shopper that a lead has arrived, once (LEA-24), and notes on it when. Not to an address that is none, not where the
 * dealership has switched it off. Throws when the mail cannot be sent.
 */
export const confirmLead = async (payload: Payload, { lead, from, car, places }: LeadMails): Promise<void> => {
  const to = mailAddress.safeParse(lead.email)
  // An alert has a mail of its own, or has begun already.
  const isAlert = lead.subcategory === searchAlertKind.subcategory
  // A turn of the prize wheel has a mail of its own.
  const isTurn = lead.subcategory === SPIN_SUBCATEGORY
  if (lead.isConfirmed || isAlert || isTurn || !to.success || !from.settings.forms.confirmationMail) return
  const address = leadAddress(places, lead)
  // Of the place that answers: the one with that address.
  const place = places.find(({ email }) => email !== null && email === address)
  const { confirmationSubject: subject, confirmationText: text } = from.settings.forms
  const mail = confirmationMail({
    look: from.look,
    subject,
    text,
    name: lead.name,
    car: car && mailCarOf(car, from),
    phone: place?.phone ?? place?.landline ?? '',
    reference: lead.id.slice(0, 8).toUpperCase(),
  })
  await sendPrivately(payload, from.look, { ...mail, to: to.data, replyTo: leadMailboxOf(payload, lead.id) ?? address })
  await noteMail(payload, lead.id, null)
}
