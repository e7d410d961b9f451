'use server'

import { redirect } from 'next/navigation'
import * as z from 'zod/mini'
import { tradeInSuccessHref, UNEXPECTED_ERROR } from '@/src/domain/tradeIn/TradeInState'
import { continueLead } from './leads/continueLead'
import { takeForm } from './leads/takeForm'
import type { FormState } from './FormState'

/** The shopper accepts the estimate: the last step of the lead, then the confirmation page (LEA-33, LEA-27). */
export const acceptTradeIn = async (_: FormState, form: FormData): Promise<FormState> => {
  const state = await takeForm(form, {
    name: 'Accepted trade-in estimate',
    schema: () => z.object({ lead_id: z.uuid(UNEXPECTED_ERROR) }),
    act: async (site, { lead_id }) => {
      const step = { lead_id, category: 'Trade In', subcategory: '3. Offer Accepted', adjustmentAnswers: undefined }
      return (await continueLead(site, { ...step, form_completed: true, offer_accepted: true }))
        ? { kind: 'sent', reference: lead_id }
        : { kind: 'failed', message: UNEXPECTED_ERROR }
    },
  })
  if (state.kind === 'sent') redirect(tradeInSuccessHref(state.reference))
  return state
}
