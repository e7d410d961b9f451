'use server'

import { tradeInFormSchema, tradeInMessage } from '@/src/domain/leads/tradeInForm'
import type { FormState } from './FormState'
import { findLeadCar } from './leads/findLeadCar'
import { storeLead } from './leads/storeLead'
import { takeForm } from './leads/takeForm'

/**
 * Starts a valuation of a shopper's own car, with the car it is traded for when there is one (RTE-04, RTE-05, TEN-12):
 * stored as a lead whose attributes hold the car's facts.
 */
export const submitTradeIn = async (_: FormState, form: FormData): Promise<FormState> =>
  takeForm(form, {
    name: 'Trade-in request',
    schema: () => tradeInFormSchema,
    act: async (site, tradeIn) => {
      const { name, last_name, email, phone, postcode, opt_in, car_id, message, ...trade_in } = tradeIn
      const reference = await storeLead(site, {
        category: 'Trade In',
        subcategory: '1. Valuation Request',
        car: car_id ? await findLeadCar(site, car_id) : null,
        contact: { name, last_name, email, phone, postcode, opt_in },
        message: tradeInMessage(tradeIn),
        attributes: { trade_in: { ...trade_in, comments: message } },
      })
      return { kind: 'sent', reference }
    },
  })
