import type { Metadata } from 'next'
import type { Car } from '@/src/domain/stock/car/Car'
import { priceInWords, priceLine } from '@/src/domain/stock/pricing/priceInWords'
import { isSold } from '@/src/domain/stock/availability/availability'
import type { Site } from '@/tenants/Site'

const SHARE_IMAGE = { width: 1200, height: 630 }

/** What search engines and shared links show of a car (SEO-01, SEO-03); its picture carries name and price. */
export const vehicleMetadata = (car: Car, site: Site): Metadata => {
  const place = car.location?.city ?? site.name
  const km = car.km === null ? null : `${car.km.toLocaleString('en-AU')} km`
  const price = priceLine(priceInWords(car, site.settings))
  const description = [car.name, isSold(car) ? 'Sold' : price, km, car.colour, `at ${site.name}`]
    .filter(Boolean)
    .join(' · ')
  const url = new URL(car.path, site.origin).href
  const picture = `${url}/share.jpg?v=${car.updated_at}`
  return {
    title: { absolute: `${car.name} for sale in ${place} | ${site.name}` },
    description,
    alternates: { canonical: url },
    openGraph: {
      title: car.name,
      description,
      url,
      type: 'website',
      siteName: site.name,
      locale: 'en_AU',
      images: [{ url: picture, ...SHARE_IMAGE, alt: car.name, type: 'image/jpeg' }],
    },
    twitter: { card: 'summary_large_image', title: car.name, description, images: [picture] },
  }
}
