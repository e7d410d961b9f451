import { TRADE_IN_LIMITS } from '@/src/domain/constants/site'

const { ageYears, odometerKm } = TRADE_IN_LIMITS

/** Up to what a car gets an estimate online, in words (LEA-36). */
export const tradeInLimits = `${ageYears} years and ${odometerKm.toLocaleString('en-AU')} km`
