import { ANALYTICS_EVENTS } from '../constants/analytics'
import { successHref } from '../leads/successHref'

/** The confirmation page of a trade-in, which records its event (LEA-27, ANA-02). */
export const tradeInSuccessHref = (leadId: string): string => successHref(leadId, { event: ANALYTICS_EVENTS.tradeIn })
