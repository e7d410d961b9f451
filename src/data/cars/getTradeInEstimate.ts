import type { AdjustmentAnswers } from '@/src/domain/tradeIn/conditionQuestions'
import { estimateOf, mayEstimate, type TradeInEstimate } from '@/src/domain/tradeIn/estimateOf'
import type { Site } from '@/tenants/Site'
import { getTradeInComparisons } from './getTradeInComparisons'

interface OwnCar {
  make: string
  model: string
  year: number
  odometerKm: number
}

/** What a shopper's own car might bring (LEA-31); null: none can be given (LEA-36). @throws when the stock cannot be asked. */
export const getTradeInEstimate = async (
  { settings }: Pick<Site, 'settings'>,
  own: OwnCar,
  answers: AdjustmentAnswers,
  now: Date,
): Promise<TradeInEstimate | null> => {
  if (!mayEstimate(own, now)) return null
  return estimateOf(own, await getTradeInComparisons(own), answers, { minimum: settings.tradeIn.minComparables, now })
}
