import type { Payload } from 'payload'
import { tagsFor } from '@/src/domain/cache/tags'
import { defaultCharges } from '@/src/domain/onRoad/defaultCharges'
import type { StateCharges } from '@/src/domain/onRoad/StateCharges'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient } from '../reads/payloadClient'

/** A day is picked in a browser of Australia: it is that day in Sydney too, as the built-in ones are. */
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' })

export const sydneyDay = (moment: Date): string => days.format(moment)

/** The charges of states as published, past and future ones included. Nothing published: the built-in ones. */
export const readOnRoadCharges = async (payload: Payload): Promise<readonly StateCharges[]> => {
  const { charges, _status } = await payload.findGlobal({ slug: 'on-road-costs', depth: 0, overrideAccess: true })
  if (_status === 'draft' || !charges) return defaultCharges
  return charges.map(({ state, validFrom, office, source, registration, ctp, note, duty }) => ({
    ...{ state, office, source, registration, ctp },
    validFrom: sydneyDay(new Date(validFrom)),
    note: note ?? '',
    duty: (duty ?? []).map(({ steps, ...table }) => ({
      ...{ vehicles: table.vehicles, condition: table.condition, power: table.power },
      ...{ perDollars: table.perDollars, minimum: table.minimum },
      cylindersFrom: table.cylindersFrom ?? null,
      cylindersTo: table.cylindersTo ?? null,
      co2To: table.co2To ?? null,
      steps: (steps ?? []).map(({ above, base, rate, of, climbsTo }) => ({
        ...{ above, base, rate, of, climbsTo: climbsTo ?? null },
      })),
    })),
  }))
}

/** The same for a page of a site, kept until an operator publishes other ones. */
export const getOnRoadCharges = ({ id }: Pick<Site, 'id'>): Promise<readonly StateCharges[]> =>
  cachedRead(['on-road-costs', id], [tagsFor.site(id), tagsFor.platform('on-road-costs')], async () =>
    readOnRoadCharges(await payloadClient()),
  )
