'use server'

import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { myDataSchema } from '@/src/domain/privacy/myDataForm'
import { enqueueMyDataMail } from '@/src/jobs/leads/enqueueLeadMail'
import type { FormState } from './FormState'
import { takeForm } from './leads/takeForm'

/**
 * Takes the request for a person's own data (LAW-08). The answer is the same whether the site holds any or not; what fills the
 * spam trap gets it too, and no mail.
 */
export const requestMyData = async (_: FormState, form: FormData): Promise<FormState> => {
  const state = await takeForm(form, {
    name: 'Request for personal data',
    schema: () => myDataSchema,
    act: async (site, { email }, { heldBecause }) => {
      if (heldBecause !== 'trap') {
        const req = await createLocalReq({}, await payloadClient())
        await enqueueMyDataMail(req, { tenant: site.id, email })
      }
      return { kind: 'sent', reference: '' }
    },
  })
  if (state.kind === 'sent') redirect('/privacy/my-data/sent')
  return state
}
