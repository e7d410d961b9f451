import type { AdjustmentAnswers } from '@/src/domain/tradeIn/conditionQuestions'
import { mayEstimate } from '@/src/domain/tradeIn/estimateOf'
import type { TradeInRange } from '@/src/domain/tradeIn/tradeInRange'
import type { Site } from '@/tenants/Site'
import { getTradeInEstimate } from './getTradeInEstimate'

/** What can be said of a car's value before its form is sent (LEA-31, LEA-36). @throws when the stock cannot be asked. */
export const getTradeInRange = async (
  site: Pick<Site, 'settings'>,
  own: { make: string; model: string; year: number; odometerKm: number },
  answers: AdjustmentAnswers,
): Promise<TradeInRange> => {
  const now = new Date()
  if (!mayEstimate(own, now)) return { kind: 'beyond' }
  const estimate = await getTradeInEstimate(site, own, answers, now)
  return estimate ? { kind: 'range', estimate } : { kind: 'few' }
}
