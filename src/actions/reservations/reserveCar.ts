import { createLocalReq, type Payload } from 'payload'
import { canCheckOut } from '@/src/domain/checkout/canCheckOut'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { type CarToTake, nameLeadOf, type Reservation, takeCar } from '@/src/payload/payments/reservations'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import type { Site } from '@/tenants/Site'
import { type LeadInput, storeLead } from '../leads/storeLead'
import { findCheckoutCar } from './findCheckoutCar'

/** The car cannot be reserved as the shopper saw it: nothing is stored, and the message says why. */
export class NotReserved extends Error {
  override name = 'NotReserved'
}

export const TAKEN = 'Somebody has just reserved this one. Please ask us: plans change, and we may have its twin.'
export const NOT_TAKEN_ONLINE = 'This one cannot be reserved online. Please send us an enquiry instead.'
const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`

type FoundCar = NonNullable<Awaited<ReturnType<typeof findCheckoutCar>>>

/** Why a car cannot be reserved at the price that was shown; null when it can. `seenPrice`: in dollars, '' for none. */
export const refusalOf = (about: FoundCar | null, { settings }: Site, seenPrice: string): string | null => {
  if (!about) return NOT_TAKEN_ONLINE
  if (about.car.reserved) return TAKEN
  if (!canCheckOut(about.car, settings)) return NOT_TAKEN_ONLINE
  const price = shownPrice(about.car)
  if (seenPrice === '' || price === null || String(price) === seenPrice) return null
  return `Its price has changed to ${dollars(price)} while this page was open. The page shows it now: please look at it again, and send it if you agree.`
}

interface Wanted extends CarToTake {
  seenPrice: string
  lead: (reservationId: string) => LeadInput
}

/**
 * Reserves a car and stores the lead, all of it or nothing, before anything is paid (TEN-12, BUY-07): whatever stops the
 * process afterwards, the worker finds the reservation. Availability and price are looked at again in the transaction.
 *
 * @throws NotReserved
 */
export const reserveCar = async (payload: Payload, site: Site, wanted: Wanted): Promise<Reservation> => {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const reservation = await takeCar(req, wanted)
    if (!reservation) throw new NotReserved(TAKEN)
    const refusal = refusalOf(await findCheckoutCar(site, wanted.carId, req), site, wanted.seenPrice)
    if (refusal !== null) throw new NotReserved(refusal)
    const leadId = await storeLead(site, wanted.lead(reservation.id), req)
    await nameLeadOf(req, reservation.id, leadId)
    if (reservation.state === 'paid')
      await payload.update({
        collection: 'cars',
        id: wanted.carId,
        data: { reserved: true },
        overrideAccess: true,
        depth: 0,
        req,
      })
    return { ...reservation, lead: leadId }
  })
}
