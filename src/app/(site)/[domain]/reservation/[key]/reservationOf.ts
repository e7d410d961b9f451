import { createLocalReq, type Payload } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { boughtOf } from '@/src/actions/reservations/boughtOf'
import { orderOfReservation } from '@/src/actions/reservations/orderOfReservation'
import { sellingSite } from '@/src/data/site/sellingSite'
import { checkoutMode, typedBefore } from '@/src/domain/checkout/typedBefore'
import { readReservationKey } from '@/src/payload/payments/reservationPath'
import { orderHash, orderOf } from '@/src/payload/payments/orders'
import { findReservation, type Reservation } from '@/src/payload/payments/reservations'
import { type Settled, settleReservation } from '@/src/payload/payments/settleReservation'
import { providerNamed } from '@/src/services/payments/depositProvider'
import type { Site } from '@/tenants/Site'

/** What the payment company knows counts: its answer is asked for while the deposit is not settled. */
const settled = (payload: Payload, reservation: Reservation, isLeft: boolean): Promise<Settled> => {
  const asItIs = { reservation, found: null }
  if (reservation.deposit !== 'pending' && reservation.deposit !== 'refund_due') return Promise.resolve(asItIs)
  return settleReservation(payload, reservation.id, providerNamed, { isLeft }).then(
    (after) => after ?? asItIs,
    (error: unknown) => {
      payload.logger.error({ err: error }, `Reservation ${reservation.id} could not be settled; it is tried again.`)
      return asItIs
    },
  )
}

/**
 * The reservation behind a page's key with its car, what was typed, and the site as the car's dealership sells there; null
 * when it is none of this site (TEN-15).
 */
export const reservationOf = async (site: Site, key: string, isLeft: boolean) => {
  const payload = await payloadClient()
  const id = readReservationKey(decodeURIComponent(key), payload.secret)
  const req = await createLocalReq({}, payload)
  const stored = id && (await findReservation(req, id))
  if (!stored || !site.memberIds.includes(stored.tenant)) return null
  const { reservation, found } = await settled(payload, stored, isLeft)
  const { about, lead } = await boughtOf(req, site, reservation)
  const signed = await orderOf(req, reservation.id)
  const selling = await sellingSite(site, reservation.tenant)
  const unsigned = signed ? null : orderOfReservation(selling, { reservation, about, lead })
  return {
    selling,
    reservation,
    signed,
    unsigned: unsigned && { parts: unsigned, hash: orderHash(unsigned) },
    payUrl: reservation.deposit === 'pending' && found?.kind === 'open' ? found.payUrl : null,
    car: about?.car ?? null,
    mode: checkoutMode(lead ?? {}),
    // For a while only: whoever finds the address later does not read a person's details.
    typed: lead && !reservation.isOver ? typedBefore(lead) : {},
  }
}
