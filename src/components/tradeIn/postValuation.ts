import { noteVisit } from '@/src/components/forms/visitorStore'
import { type TradeInState, UNEXPECTED_ERROR, withLeadId } from '@/src/domain/tradeIn/TradeInState'
import type { Valuation } from '@/src/domain/tradeIn/valuation'

/** Sends the estimate that was shown, to be kept with the lead (LEA-35). A failure is logged only (ERR-18). */
export const postValuation = async (leadId: string, valuation: Valuation): Promise<void> => {
  try {
    const response = await fetch('/api/miscellaneous', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lead_id: leadId, column_name: 'valuation', valuation }),
    })
    if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  } catch (error) {
    // eslint-disable-next-line no-console
    console.warn('The valuation could not be saved.', error)
  }
}

type TradeInAction = (state: TradeInState, form: FormData) => Promise<TradeInState>

/** Sends the form with the visit (LEA-30). An answer that is none, or names no lead, is a failure (LEA-28, ERR-12). */
export const sendTradeIn = async (action: TradeInAction, form: FormData): Promise<TradeInState> => {
  noteVisit(form)
  try {
    return withLeadId(await action({ kind: 'idle' }, form))
  } catch {
    return { kind: 'failed', values: {}, message: UNEXPECTED_ERROR }
  }
}
