'use server'

import { redirect } from 'next/navigation'
import type { EnquiryState } from './EnquiryState'
import { formValues } from './leads/formValues'
import { takeEnquiry } from './leads/takeEnquiry'

/**
 * Takes a question, a test drive or a wish for photos about a car: parsed, stored as a lead of the car's dealership, then
 * acknowledged with its id (LEA-06, LEA-20, LEA-25, LEA-34). A question and a test drive end on the confirmation page
 * (RTE-07, LEA-24). What was typed comes back with every error. A filled spam trap is answered like a success (LEA-18).
 */
export const submitEnquiry = async (_: EnquiryState, form: FormData): Promise<EnquiryState> => {
  const values = formValues(form)
  if (values.tracking) return { kind: 'sent', leadId: crypto.randomUUID() }
  const answer = await takeEnquiry(values)
  if ('kind' in answer) return answer
  if (answer.confirmed) redirect(`/success?lead_id=${answer.leadId}`)
  return { kind: 'sent', leadId: answer.leadId }
}
