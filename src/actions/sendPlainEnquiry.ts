'use server'

import { redirect } from 'next/navigation'
import { formValues } from './leads/formValues'
import { takeEnquiry } from './leads/takeEnquiry'

/**
 * Takes a form about a car that a browser sent without any script, and answers with the confirmation page (RTE-07). A
 * filled spam trap is answered the same way (LEA-18). @throws when it cannot be taken: the error page leads back to the
 * form, which the browser still has filled in.
 */
export const sendPlainEnquiry = async (form: FormData): Promise<void> => {
  const values = formValues(form)
  if (values.tracking) redirect('/success')
  const answer = await takeEnquiry(values)
  if ('kind' in answer) throw new Error('The enquiry could not be taken.')
  redirect(`/success?lead_id=${answer.leadId}`)
}
