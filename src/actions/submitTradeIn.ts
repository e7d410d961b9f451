'use server'

import { tradeInFormSchema, tradeInMessage } from '@/src/domain/leads/tradeInForm'
import type { EnquiryState } from './EnquiryState'
import { findLeadCar } from './leads/findLeadCar'
import { fieldErrors, formValues, SUBMIT_FAILED } from './leads/formValues'
import { logFailure } from './leads/logFailure'
import { requestSite } from './leads/requestSite'
import { storeLead } from './leads/storeLead'

/**
 * Starts a valuation of a shopper's own car, with the car it is traded for when there is one (RTE-04, RTE-05, TEN-12):
 * stored as a lead whose attributes hold the car's facts.
 */
export const submitTradeIn = async (_: EnquiryState, form: FormData): Promise<EnquiryState> => {
  const values = formValues(form)
  if (values.tracking) return { kind: 'sent', leadId: crypto.randomUUID() }
  const parsed = tradeInFormSchema.safeParse(values)
  if (!parsed.success) return { kind: 'invalid', values, errors: fieldErrors(parsed.error.issues) }
  const { name, last_name, email, phone, postcode, opt_in, car_id, message, ...trade_in } = parsed.data
  try {
    const site = await requestSite()
    if (!site) return { kind: 'failed', values, message: SUBMIT_FAILED }
    const leadId = await storeLead(site, {
      category: 'Trade In',
      subcategory: '1. Valuation Request',
      car: car_id ? await findLeadCar(site, car_id) : null,
      contact: { name, last_name, email, phone, postcode, opt_in },
      message: tradeInMessage(parsed.data),
      attributes: { trade_in: { ...trade_in, comments: message } },
    })
    return { kind: 'sent', leadId }
  } catch (error) {
    await logFailure('Trade-in request could not be stored.', error)
    return { kind: 'failed', values, message: SUBMIT_FAILED }
  }
}
