import type { Car } from '@/src/domain/stock/Car'
import { carImages } from '@/src/domain/stock/carImages'
import { isInStock } from '@/src/domain/stock/saleState'
import { shownPrice } from '@/src/domain/stock/shownPrice'
import type { Site } from '@/tenants/Site'

const absolute = (origin: string, url: string): string => new URL(url, origin).href

/** Structured data of a car: Car with its Offer and seller, and the breadcrumb (SEO-02). */
const vehicleJsonLd = (car: Car, site: Site) => {
  const url = absolute(site.origin, car.path)
  const price = shownPrice(car)
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: car.name,
    url,
    image: carImages(car)
      .slice(0, 8)
      .map((picture) => absolute(site.origin, picture.url)),
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: car.year?.toString(),
    bodyType: car.body ?? undefined,
    color: car.colour ?? undefined,
    fuelType: car.fuel ?? undefined,
    vehicleTransmission: car.trans ?? undefined,
    vehicleIdentificationNumber: car.vin ?? undefined,
    itemCondition: `https://schema.org/${car.car_type === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    mileageFromOdometer: car.km === null ? undefined : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
    offers:
      price === null
        ? undefined
        : {
            '@type': 'Offer',
            price,
            priceCurrency: 'AUD',
            url,
            availability: `https://schema.org/${isInStock(car) ? 'InStock' : 'SoldOut'}`,
            seller: { '@type': 'AutoDealer', name: site.name, url: site.origin },
          },
  }
}

/** `<` is escaped, so that no text of a listing can end the script. */
export const VehicleJsonLd = ({ car, site }: { car: Car; site: Site }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(vehicleJsonLd(car, site)).replace(/</g, '\\u003c') }}
  />
)
