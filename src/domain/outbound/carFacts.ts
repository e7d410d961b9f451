import { plainText } from '../content/plainText'
import { PRICE_BASIS_LABELS } from '../constants/vehicle'
import { carTitle } from '../stock/car/carTitle'
import { shownPrice } from '../stock/pricing/shownPrice'
import type { PriceType } from '../stock/car/stockEnums'
import { tidyVin, vinAdvice } from '../stock/checks/vinAdvice'
import type { OutboundCar, OutboundSite } from './OutboundCar'

/** At most `max` characters, never half of a surrogate pair. */
export const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')

/** The car's page on the site's canonical domain. */
export const pageOf = ({ slug }: OutboundCar, { origin }: OutboundSite): string =>
  new URL(`/cars/${encodeURIComponent(slug)}`, origin).href

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'

const absolute = (photo: string, origin: string): string[] => {
  const url = URL.canParse(photo, origin) ? new URL(photo, origin) : null
  // A comma separates addresses in one cell.
  return url && isWeb(url) ? [url.href.replaceAll(',', '%2C')] : []
}

/** Caches a car's photo addresses, because a format reads them for every photo column. */
const known = new WeakMap<OutboundCar, { origin: string; urls: string[] }>()

/** Absolute addresses of at most `max` photos; anything that is not a web address is left out. */
export const photosOf = (car: OutboundCar, { origin }: OutboundSite, max = car.photos.length): string[] => {
  const remembered = known.get(car)
  const urls = remembered?.origin === origin ? remembered.urls : car.photos.flatMap((photo) => absolute(photo, origin))
  if (remembered?.origin !== origin) known.set(car, { origin, urls })
  return urls.slice(0, max)
}

/** The VIN when it is valid; null when a receiver would refuse it. */
export const vinOf = ({ vin }: Pick<OutboundCar, 'vin'>): string | null => {
  const tidy = tidyVin(vin)
  return tidy !== null && vinAdvice(tidy) === null ? tidy : null
}

export const titleOf = (car: OutboundCar): string => car.name || carTitle(car)

/** The price a car is offered at, in dollars (PRC-17). */
export const priceOf = ({ price, offer_price }: OutboundCar): number | null => shownPrice({ price, offer_price })

/** The price basis: the car's own, else the site's label when it is one of the two legal ones. */
export const basisOf = ({ price_type }: OutboundCar, { basisLabel }: OutboundSite): PriceType | null => {
  if (price_type !== null) return price_type
  if (basisLabel === PRICE_BASIS_LABELS.drive_away) return 'drive_away'
  return basisLabel === PRICE_BASIS_LABELS.egc ? 'egc' : null
}

/** Kilometres on the odometer; a new car without a reading has none to speak of. */
export const odometerOf = ({ km, car_type }: OutboundCar): number | null =>
  km !== null ? Math.round(km) : car_type === 'new' ? 0 : null

/** '39997 AUD': how ads want amounts. */
export const audOf = (dollars: number | null): string | null =>
  dollars === null ? null : `${Number(dollars.toFixed(2))} AUD`

/** The dealer's words without markup, else a sentence made of the car's facts. */
export const descriptionOf = (car: OutboundCar, max: number): string => {
  const words = plainText(car.dealercomments ?? '')
  if (words !== '') return cut(words, max)
  const km = odometerOf(car)
  const facts = [car.colour, car.trans, car.fuel, km === null ? null : `${km} km`].filter(Boolean)
  return cut([titleOf(car), ...(facts.length === 0 ? [] : [facts.join(', ')]), car.dealership.name].join('. '), max)
}

/** A vehicle in front of which receivers need a full address. */
export const hasAddress = ({ place }: OutboundCar): boolean => Boolean(place?.city && place.state)
