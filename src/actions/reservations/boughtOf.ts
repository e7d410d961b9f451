import type { PayloadRequest } from 'payload'
import type { Reservation } from '@/src/payload/payments/reservations'
import type { Site } from '@/tenants/Site'
import { findCheckoutCar } from './findCheckoutCar'

/** The car and the lead of a reservation as they are now; null for what is gone. */
export const boughtOf = async (req: PayloadRequest, site: Site, reservation: Pick<Reservation, 'car' | 'lead'>) => {
  const find = { collection: 'leads', depth: 0, disableErrors: true, overrideAccess: true, req } as const
  const [about, lead] = await Promise.all([
    findCheckoutCar(site, reservation.car),
    reservation.lead === null ? null : req.payload.findByID({ ...find, id: reservation.lead }),
  ])
  return { about, lead }
}
