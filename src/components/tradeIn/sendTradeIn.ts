import { noteVisit } from '@/src/components/forms/visitorStore'
import { UNEXPECTED_ERROR, withLeadId, type TradeInState } from '@/src/domain/tradeIn/TradeInState'

export type TradeInAction = (state: TradeInState, form: FormData) => Promise<TradeInState>

/** Sends the form with the visit (LEA-30). An answer that is none, or names no lead, is a failure (LEA-28, ERR-12). */
export const sendTradeIn = async (action: TradeInAction, form: FormData): Promise<TradeInState> => {
  noteVisit(form)
  try {
    return withLeadId(await action({ kind: 'idle' }, form))
  } catch {
    return { kind: 'failed', values: {}, message: UNEXPECTED_ERROR }
  }
}
