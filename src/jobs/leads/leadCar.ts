import type { Payload } from 'payload'
import { z } from 'zod'
import type { MailCar } from '@/src/domain/mail/mailParts'
import { relationId } from '@/src/domain/relationId'
import { conditionWords } from '@/src/domain/stock/normalise/staffLabels'
import { shownPhotos } from '@/src/domain/stock/photos/shownPhotos'
import { priceInWords } from '@/src/domain/stock/pricing/priceInWords'
import type { Car, Lead } from '@/src/payload-types'
import type { DealershipMail } from './dealershipMail'

const pictureSchema = z.object({ url: z.string().min(1) })

const pictureOf = (media: unknown) => {
  const known = pictureSchema.safeParse(media)
  return known.success ? { url: known.data.url, thumb: known.data.url } : null
}

/** The car of a lead with its pictures; null when it has none, or the car is gone. */
export const carOf = async (payload: Payload, { vehicle }: Lead): Promise<Car | null> => {
  const id = relationId(vehicle)
  return id ? payload.findByID({ collection: 'cars', id, depth: 1, disableErrors: true, overrideAccess: true }) : null
}

const photoOf = (car: Car, { look: { origin }, settings }: DealershipMail): string | null => {
  const { primary_image_url: photo } = shownPhotos(car, { pictureOf, showRemote: settings.feeds.showRemotePhotos })
  return photo && URL.canParse(photo, origin) ? new URL(photo, origin).href : null
}

const priceOf = (car: Car, settings: DealershipMail['settings']): string => {
  const { price = null, offer_price = null, before_price = null, subscription_price = null } = car
  const numbers = { price, offer_price, before_price, subscription_price }
  const shown = priceInWords(
    { ...numbers, preorder: car.preorder ?? null, price_type: car.price_type ?? null },
    settings,
  )
  const after = shown.kind === 'subscription' ? shown.suffix : (shown.basis ?? '')
  return [shown.text, after].filter(Boolean).join(' ')
}

/** The car as a mail shows it: name, picture, price and page on the dealership's own site. */
export const mailCarOf = (car: Car, from: DealershipMail): MailCar => ({
  title: [car.year, car.make, car.model, car.badge].filter(Boolean).join(' '),
  line: [
    car.car_type ? conditionWords[car.car_type] : '',
    car.km ? `${car.km.toLocaleString('en-AU')} km` : '',
    car.stocknum ? `stock number ${car.stocknum}` : '',
  ]
    .filter(Boolean)
    .join(', '),
  price: priceOf(car, from.settings),
  photo: photoOf(car, from),
  href: car.slug && car.show_on_dealer_website ? `${from.look.origin}/cars/${encodeURIComponent(car.slug)}` : '',
})
