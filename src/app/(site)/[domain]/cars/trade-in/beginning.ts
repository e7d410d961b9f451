import { headers } from 'next/headers'
import { logFailure } from '@/src/actions/leads/logFailure'
import { lookUpPlate } from '@/src/actions/leads/lookUpPlate'
import type { TradeInBeginning } from '@/src/components/tradeIn/TradeInForm'
import { getTradeInRange } from '@/src/data/cars/getTradeInRange'
import { tradeInRangeSchema } from '@/src/domain/leads/tradeInForm'
import { givenVehicle } from '@/src/domain/tradeIn/givenVehicle'
import { plateWords } from '@/src/domain/tradeIn/plateWords'
import { regoQuerySchema } from '@/src/domain/tradeIn/regoVehicle'
import type { TradeInRange } from '@/src/domain/tradeIn/tradeInRange'
import { readTradeInStart, type TradeInStart, withVehicle } from '@/src/domain/tradeIn/tradeInStart'
import { measureOf } from '@/src/domain/tradeIn/vehicleKinds'
import type { Site } from '@/tenants/Site'

/** The start with the vehicle of its registration, and what is said of it; a make that was typed is not looked up. */
const withPlate = async (site: Site, start: TradeInStart): Promise<Pick<TradeInBeginning, 'values' | 'said'>> => {
  if (start.make !== undefined || start.rego === undefined) return { values: start, said: '' }
  const asked = regoQuerySchema.safeParse({ rego: start.rego, state: start.rego_state })
  if (!asked.success) return { values: start, said: plateWords.incomplete }
  const found = await lookUpPlate(site, await headers(), asked.data)
  return typeof found === 'string'
    ? { values: start, said: plateWords[found] }
    : { values: withVehicle(start, found), said: plateWords.found(found) }
}

/** Null: the start says too little, or the stock cannot be asked now. */
const firstRange = async (site: Site, start: TradeInStart): Promise<TradeInRange | null> => {
  const asked = tradeInRangeSchema.safeParse(start)
  if (!asked.success || measureOf(start.vehicle_kind) !== 'odometer_km') return null
  const { make, model, year, odometer_km: odometerKm } = asked.data
  try {
    return await getTradeInRange(site, { make, model, year, odometerKm }, {})
  } catch (error) {
    await logFailure('A trade-in could not be valued when its page was opened.', error)
    return null
  }
}

/** How the form begins when its address names a vehicle (LEA-32), with the range that can be shown at once (LEA-31). */
export const tradeInBeginning = async (
  site: Site,
  query: Readonly<Record<string, unknown>>,
): Promise<TradeInBeginning | null> => {
  const start = readTradeInStart(query)
  if (!start) return null
  const known = await withPlate(site, start)
  return { ...known, range: await firstRange(site, known.values), given: givenVehicle(known.values) }
}
