import { postalAddressJsonLd } from '@/src/components/jsonLd/locationJsonLd'
import type { Car } from '@/src/domain/stock/car/Car'
import { carImages } from '@/src/domain/stock/photos/carImages'
import { availabilityOf } from '@/src/domain/stock/availability/availability'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import type { Site, SiteLocation } from '@/tenants/Site'
import { pictureHref } from '@/src/domain/media/pictureHints'

const TYPES: Record<Car['item_type'], string> = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  truck: 'Vehicle',
  caravan: 'Vehicle',
}
const AVAILABILITY = { available: 'InStock', coming_soon: 'PreOrder', sold: 'SoldOut' } as const
const PICTURES = 8

const schema = (name: string): string => `https://schema.org/${name}`

/** A quantity with its UN/CEFACT unit; undefined when not known. */
const quantity = (value: number | null | undefined, unitCode: string) =>
  value === null || value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode }

/**
 * The seller: the dealership's site at the car's location. Without a phone number, which visitors must ask for
 * (VDP-23).
 */
const seller = (site: Pick<Site, 'name' | 'origin'>, location: SiteLocation | null) => ({
  '@type': 'AutoDealer',
  name: location?.name ?? site.name,
  url: site.origin,
  ...(location && { address: postalAddressJsonLd(location) }),
})

const engine = ({ fuel, engine_size_litres, variant }: Car) => {
  const litres = engine_size_litres ?? variant?.enginesize_litres
  if (!fuel && !litres) return undefined
  return { '@type': 'EngineSpecification', fuelType: fuel ?? undefined, engineDisplacement: quantity(litres, 'LTR') }
}

/** Structured data of a car: Car with its Offer and AutoDealer seller (SEO-02). */
export const vehicleJsonLd = (car: Car, site: Pick<Site, 'name' | 'origin'>, location: SiteLocation | null) => {
  const absolute = (url: string): string => new URL(url, site.origin).href
  const url = absolute(car.path)
  const price = shownPrice(car)
  const pictures = carImages(car)
    .slice(0, PICTURES)
    .map((picture) => pictureHref(picture.url, site.origin))
  const condition = schema(car.car_type === 'new' ? 'NewCondition' : 'UsedCondition')
  return {
    '@type': TYPES[car.item_type],
    '@id': `${url}#vehicle`,
    name: car.name,
    description: car.dealercomments?.slice(0, 300) || undefined,
    url,
    image: pictures.length > 0 ? pictures : undefined,
    sku: car.stocknum ?? undefined,
    brand: { '@type': 'Brand', name: car.make },
    manufacturer: { '@type': 'Organization', name: car.make },
    model: car.model,
    vehicleConfiguration: car.badge ?? undefined,
    vehicleModelDate: car.year?.toString(),
    bodyType: car.body ?? undefined,
    color: car.colour ?? undefined,
    vehicleInteriorColor: car.interior_colour ?? undefined,
    fuelType: car.fuel ?? undefined,
    vehicleEngine: engine(car),
    vehicleTransmission: car.trans ?? undefined,
    driveWheelConfiguration: car.drive ?? undefined,
    numberOfDoors: car.doors ?? undefined,
    vehicleSeatingCapacity: car.seats ?? undefined,
    vehicleIdentificationNumber: car.vin ?? undefined,
    itemCondition: condition,
    mileageFromOdometer: quantity(car.km, 'KMT'),
    offers:
      price === null
        ? undefined
        : {
            '@type': 'Offer',
            price,
            priceCurrency: 'AUD',
            url,
            itemCondition: condition,
            availability: schema(AVAILABILITY[availabilityOf(car)]),
            seller: seller(site, location),
          },
  }
}
