import { withAddOns } from '@/src/domain/checkout/addOns'
import { dollarsOf, reservationNumber } from '@/src/domain/checkout/depositWords'
import { type OrderPart, orderParts } from '@/src/domain/checkout/order'
import { coolingOffText } from '@/src/domain/checkout/reserveAmount'
import { checkoutMode, type CheckoutLead, purchaseOf } from '@/src/domain/checkout/typedBefore'
import { licenceLine } from '@/src/domain/legal/licenceLine'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import { isSold } from '@/src/domain/stock/availability/availability'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { priceInWords, priceLine } from '@/src/domain/stock/pricing/priceInWords'
import type { Reservation } from '@/src/payload/payments/reservations'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import type { findCheckoutCar } from './findCheckoutCar'

interface Bought {
  reservation: Pick<Reservation, 'id' | 'cents' | 'state'>
  about: Awaited<ReturnType<typeof findCheckoutCar>>
  lead: CheckoutLead | null
}

const depositOf = (cents: number): string => (cents === 0 ? 'None' : `${dollarsOf(cents)}, comes off the price`)

/**
 * The order of a purchase as it would be signed now. Null where there is none to sign: a reservation only, one that is not paid or has
 * ended, a car that is gone, sold or without a price, or a dealership without terms (`checkout.orderTerms`).
 */
export const orderOfReservation = (site: Site, { reservation, about, lead }: Bought): OrderPart[] | null => {
  const { settings } = site
  const terms = settings.checkout.orderTerms
  if (!terms || !about || !lead || lead.erased_at || reservation.state !== 'paid' || checkoutMode(lead) !== 'buy')
    return null
  const { car, dealership, tenantId } = about
  // The price to buy, which a car may have beside its subscription.
  const price = priceInWords(car, { ...settings, subscriptions: { enabled: false } })
  if (price.kind !== 'price' || isSold(car)) return null
  const locations = site.locations.filter((location) => location.tenantId === tenantId)
  const state = car.location?.state ?? null
  const legal = legalAt(site, state)
  const place = locations.find(({ id }) => id === car.location?.id) ?? mainLocation(locations)
  const { street, city, postcode, state: placeState } = place?.address ?? {}
  const { pay, handover, has_trade_in, add_ons } = purchaseOf(lead)
  return orderParts({
    number: reservationNumber(reservation.id),
    seller: {
      name: dealership,
      licence: place?.dealerLicenceNumber ? licenceLine(legal.dealerLicence, place.dealerLicenceNumber) : null,
      address: [street, [city, placeState, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    },
    buyer: {
      name: [lead.name, lead.last_name].filter(Boolean).join(' '),
      email: lead.email ?? '',
      phone: lead.phone ?? '',
      postcode: lead.postcode ?? '',
    },
    vehicle: car,
    price: priceLine(price),
    addOns: add_ons,
    total: [formatDollars(withAddOns(price.dollars, add_ons)), price.basis].filter(Boolean).join(' '),
    deposit: depositOf(reservation.cents),
    pay,
    handover,
    hasTradeIn: has_trade_in,
    coolingOff: coolingOffText({ rules: settings.reserve.coolingOff, legal, state }),
    terms,
  })
}
