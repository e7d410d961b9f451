import { carTitle } from '@/src/domain/stock/car/carTitle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { pictureHref } from '@/src/domain/media/pictureHints'
import type { MailCar } from '@/src/domain/mail/mailParts'
import { conditionNames } from '@/src/domain/stock/normalise/conditionNames'
import { shownPhotos } from '@/src/domain/stock/photos/shownPhotos'
import { priceInWords, priceLine } from '@/src/domain/stock/pricing/priceInWords'
import type { Car, CarsSelect } from '@/src/payload-types'
import type { DealershipLetterhead } from './dealershipLetterhead'
import type { MailedLead } from './mailedLead'

const pictureSchema = z.object({ url: z.string().min(1) })

const pictureOf = (media: unknown) => {
  const known = pictureSchema.safeParse(media)
  return known.success ? { url: known.data.url, thumb: known.data.url } : null
}

const fields = {
  year: true,
  make: true,
  model: true,
  badge: true,
  car_type: true,
  km: true,
  stocknum: true,
  slug: true,
  show_on_dealer_website: true,
  price: true,
  offer_price: true,
  before_price: true,
  subscription_price: true,
  preorder: true,
  price_type: true,
  images: true,
  primary_image_url: true,
} as const satisfies CarsSelect

/** What the mails about a lead tell of its car. */
export type MailedCar = Pick<Car, keyof typeof fields>

/** The car of a lead with its pictures; null when it has none, or the car is gone. */
export const carOf = async (payload: Payload, { vehicle: id }: MailedLead): Promise<MailedCar | null> =>
  id === null
    ? null
    : payload.findByID({
        collection: 'cars',
        id,
        depth: 1,
        select: fields,
        populate: { media: { filename: true, url: true } },
        disableErrors: true,
        overrideAccess: true,
      })

const photoOf = (car: MailedCar, { look: { origin }, settings }: DealershipLetterhead): string | null => {
  const { primary_image_url: photo } = shownPhotos(car, { pictureOf, showRemote: settings.feeds.showRemotePhotos })
  return photo && URL.canParse(photo, origin) ? pictureHref(photo, origin) : null
}

const priceOf = (car: MailedCar, settings: DealershipLetterhead['settings']): string => {
  const { price = null, offer_price = null, before_price = null, subscription_price = null } = car
  const numbers = { price, offer_price, before_price, subscription_price }
  const shown = priceInWords(
    { ...numbers, preorder: car.preorder ?? null, price_type: car.price_type ?? null },
    settings,
  )
  return priceLine(shown)
}

/** The car as a mail shows it: name, picture, price and page on the dealership's own site. */
export const mailCarOf = (car: MailedCar, from: DealershipLetterhead): MailCar => ({
  title: carTitle(car),
  line: [
    car.car_type ? conditionNames[car.car_type] : '',
    car.km ? `${car.km.toLocaleString('en-AU')} km` : '',
    car.stocknum ? `stock number ${car.stocknum}` : '',
  ]
    .filter(Boolean)
    .join(', '),
  price: priceOf(car, from.settings),
  photo: photoOf(car, from),
  href: car.slug && car.show_on_dealer_website ? `${from.look.origin}/cars/${encodeURIComponent(car.slug)}` : '',
})
