import { getPlateVehicle } from '@/src/data/cars/getPlateVehicle'
import type { RegoState, RegoVehicle } from '@/src/domain/tradeIn/regoVehicle'
import { regoProvider } from '@/src/services/rego/regoProvider'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import type { Site } from '@/tenants/Site'
import { logFailure } from './logFailure'

/** A shopper has one car; every question may cost money. */
const asks = createVisitorLimit({ client: { burst: 10, perSecond: 0.1 }, tenant: { burst: 100, perSecond: 2 } })

type PlateAnswer = RegoVehicle | 'unknown' | 'tooMany' | 'noAnswer'

/** The vehicle with a registration (LEA-32), or why there is none. Never throws. */
export const lookUpPlate = async (
  site: Pick<Site, 'id'>,
  headers: Headers,
  { rego, state }: { rego: string; state: RegoState },
): Promise<PlateAnswer> => {
  if (!asks.allow(site.id, headers)) return 'tooMany'
  try {
    return (await regoProvider(getPlateVehicle).lookup(rego, state)) ?? 'unknown'
  } catch (error) {
    await logFailure('A registration could not be looked up.', error)
    return 'noAnswer'
  }
}
