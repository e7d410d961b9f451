import { ANALYTICS_EVENTS } from '../constants/analytics'
import { successHref } from '../leads/successHref'
import type { TradeInEstimate } from './estimateOf'

/** What the trade-in form is answered: as any form, with the estimate where one can be given. */
export type TradeInState =
  | { kind: 'idle' }
  | { kind: 'invalid'; values: Record<string, string | string[]>; errors: Record<string, string> }
  | { kind: 'failed'; values: Record<string, string | string[]>; message: string }
  | { kind: 'sent'; reference: string; estimate: TradeInEstimate | null }

/** ERR-12, as the specification spells it. */
export const UNEXPECTED_ERROR = 'An unexpected error occured'

/** An answer that names no lead is a failure (LEA-28, ERR-12): the server's error, else the general one. */
export const withLeadId = (state: TradeInState): TradeInState => {
  if (state.kind === 'sent' && state.reference === '') return { kind: 'failed', values: {}, message: UNEXPECTED_ERROR }
  return state.kind === 'failed' && state.message === '' ? { ...state, message: UNEXPECTED_ERROR } : state
}

/** The confirmation page of a trade-in, which records its event (LEA-27, ANA-02). */
export const tradeInSuccessHref = (leadId: string): string => successHref(leadId, { event: ANALYTICS_EVENTS.tradeIn })
