import * as z from 'zod/mini'
import { tradeInRangeAnswer, type TradeInRange } from '@/src/domain/tradeIn/tradeInRange'

const answerSchema = z.object({ range: tradeInRangeAnswer })

/** The range of a half-filled form; 'away' when it cannot be had now, which does not keep a shopper from sending the form. */
export const askRange = async (query: string, signal: AbortSignal): Promise<TradeInRange | 'away'> => {
  try {
    const response = await fetch(`/api/trade-in-estimate?${query}`, { signal })
    return response.ok ? answerSchema.parse(await response.json()).range : 'away'
  } catch {
    return 'away'
  }
}
