import { getTradeInEstimate } from '@/src/data/cars/getTradeInEstimate'
import { adjustmentAnswersOf, type TradeInForm } from '@/src/domain/leads/tradeInForm'
import type { TradeInEstimate } from '@/src/domain/tradeIn/estimateOf'
import type { Site } from '@/tenants/Site'
import { continueLead } from './continueLead'
import { logFailure } from './logFailure'

/**
 * The valuation step of a stored trade-in (LEA-31): its estimate, and the answers it rests on as the lead's second step.
 * Null: none can be given (LEA-36), or the stock cannot be asked now; the lead stays as it was.
 */
export const valueTradeIn = async (site: Site, leadId: string, form: TradeInForm): Promise<TradeInEstimate | null> => {
  const { make, model, year, odometer_km: odometerKm } = form
  if (odometerKm === null) return null
  try {
    const adjustmentAnswers = adjustmentAnswersOf(form)
    const estimate = await getTradeInEstimate(site, { make, model, year, odometerKm }, adjustmentAnswers, new Date())
    if (!estimate) return null
    const step = { lead_id: leadId, category: 'Trade In', subcategory: '2. Valuation', adjustmentAnswers }
    return (await continueLead(site, { ...step, form_completed: false, offer_accepted: false })) ? estimate : null
  } catch (error) {
    await logFailure('A trade-in could not be valued.', error)
    return null
  }
}
