'use server'

import { tradeInFormSchema, tradeInMessage } from '@/src/domain/leads/tradeInForm'
import type { TradeInEstimate } from '@/src/domain/tradeIn/estimateOf'
import type { TradeInState } from '@/src/domain/tradeIn/TradeInState'
import { withOwnMeasure } from '@/src/domain/tradeIn/vehicleKinds'
import { findLeadCar } from './leads/findLeadCar'
import { storeLead } from './leads/storeLead'
import { takeForm } from './leads/takeForm'
import { valueTradeIn } from './leads/valueTradeIn'

/**
 * Takes a shopper's own car, with the car it is traded for when there is one (RTE-04, RTE-05, TEN-12): stored as a lead
 * whose attributes hold the car's facts and the visit (LEA-30), then valued (LEA-31).
 */
export const submitTradeIn = async (_: TradeInState, form: FormData): Promise<TradeInState> => {
  let estimate: TradeInEstimate | null = null
  const state = await takeForm(form, {
    name: 'Trade-in request',
    gate: ({ tradeIn }) => tradeIn,
    schema: () => tradeInFormSchema,
    act: async (site, typed, sender) => {
      const tradeIn = withOwnMeasure(typed)
      const { name, last_name, email, phone, postcode, opt_in, car_id, message, ...trade_in } = tradeIn
      const reference = await storeLead(site, {
        ...sender,
        category: 'Trade In',
        subcategory: '1. Valuation Request',
        car: car_id ? await findLeadCar(site, car_id) : null,
        contact: { name, last_name, email, phone, postcode, opt_in },
        message: tradeInMessage(tradeIn),
        attributes: { trade_in: { ...trade_in, comments: message } },
      })
      if (sender.heldBecause === null) estimate = await valueTradeIn(site, reference, tradeIn)
      return { kind: 'sent', reference }
    },
  })
  return state.kind === 'sent' ? { ...state, estimate } : state
}
