import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cardRules } from '@/src/components/cards/CardRules'
import { RecentlyViewed } from '@/src/components/recent/RecentlyViewed'
import { RememberViewed } from '@/src/components/recent/RememberViewed'
import { Breadcrumb, type Crumb } from '@/src/components/ui/Breadcrumb'
import { Container } from '@/src/components/ui/Container'
import { EnquiryPanel } from '@/src/components/vehicle/EnquiryPanel'
import { NoPhotos } from '@/src/components/vehicle/NoPhotos'
import { SimilarCars } from '@/src/components/vehicle/SimilarCars'
import { VehicleDetails } from '@/src/components/vehicle/VehicleDetails'
import { VehicleGallery } from '@/src/components/vehicle/VehicleGallery'
import { VehicleJsonLd } from '@/src/components/vehicle/VehicleJsonLd'
import { VehicleSidebar } from '@/src/components/vehicle/VehicleSidebar'
import { getCar } from '@/src/data/getCar'
import { getDeliveryZones } from '@/src/data/getDeliveryZones'
import { getSimilarCars } from '@/src/data/getSimilarCars'
import { getSite } from '@/src/data/getSite'
import type { ViewedCar } from '@/src/domain/content/shopperSchemas'
import { carGallery } from '@/src/domain/gallery/carGallery'
import { slugify } from '@/src/domain/site/slugify'
import type { Car } from '@/src/domain/stock/Car'
import { primaryImage } from '@/src/domain/stock/carImages'
import { displayPrice } from '@/src/domain/stock/displayPrice'
import { isInStock } from '@/src/domain/stock/saleState'
import { env } from '@/src/env'
import { phoneFor } from '@/tenants/phoneFor'
import type { Site } from '@/tenants/Site'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string; slug: string }>
}

const CONDITIONS: Record<Car['car_type'], { label: string; href: string }> = {
  new: { label: 'New cars', href: '/search/new-cars' },
  demo: { label: 'Demo cars', href: '/search/demo-cars' },
  used: { label: 'Used cars', href: '/search/used-cars' },
}

/** Home, condition, make, model, body (VDP-01). */
const crumbs = (car: Car): Crumb[] => {
  const make = `/search/${slugify(car.make)}`
  return [
    { label: 'Home', href: '/' },
    CONDITIONS[car.car_type],
    { label: car.make, href: make },
    { label: car.model, href: `${make}/${slugify(car.model)}` },
    ...(car.simple_body ? [{ label: car.simple_body, href: `/search/${slugify(car.simple_body)}` }] : []),
  ]
}

/** What the browser remembers of a car (ENT-15). */
const viewedCar = ({ id, stocknum, make, model, body, simple_body }: Car): ViewedCar => ({
  id,
  stocknum,
  make,
  model,
  body,
  simple_body,
})

const load = async (params: PageProps['params']): Promise<{ site: Site; car: Car } | null> => {
  const { domain, slug } = await params
  const site = await getSite(domain)
  const car = site && (await getCar(site, slug))
  return site && car ? { site, car } : null
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const found = await load(params)
  if (!found) return {}
  const { site, car } = found
  const price = displayPrice(car, site.settings)
  const place = car.location?.city ?? site.name
  const image = primaryImage(car)
  return {
    title: { absolute: `${car.name} for sale in ${place} | ${site.name}` },
    description: [car.name, price.text, car.km !== null && `${car.km.toLocaleString('en-AU')} km`, `at ${site.name}`]
      .filter(Boolean)
      .join(' · '),
    alternates: { canonical: new URL(car.path, site.origin).href },
    openGraph: { title: car.name, type: 'website', ...(image ? { images: [new URL(image, site.origin).href] } : {}) },
  }
}

/** Vehicle detail page (RTE-01). A sold car shows its name, tag and message above similar cars (VDP-41). */
const VehiclePage = async ({ params }: PageProps) => {
  const found = await load(params)
  if (!found) notFound()
  const { site, car } = found
  const [similar, zones] = await Promise.all([getSimilarCars(site, car), getDeliveryZones(site.id)])
  const gallery = carGallery(car, site.settings.gallery)
  const inStock = isInStock(car)
  const location = site.locations.find((candidate) => candidate.id === car.location?.id) ?? null
  const rules = cardRules(site.settings, new Date())
  const phone = phoneFor(site.settings.phones, car.car_type, car.location?.phone ?? null)
  return (
    <>
      <VehicleJsonLd car={car} site={site} />
      <Container className="pb-16 pt-5">
        <Breadcrumb items={crumbs(car)} className="mb-5" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10">
          <div className={inStock ? '' : 'grayscale-[0.6]'}>
            {gallery ? (
              <VehicleGallery gallery={gallery} name={car.name} cdn={env().IMAGE_CDN ?? null} />
            ) : (
              <NoPhotos itemType={car.item_type} />
            )}
          </div>
          <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="lg:sticky lg:top-24">
              <VehicleSidebar
                car={car}
                settings={site.settings}
                phone={phone}
                now={new Date()}
                url={new URL(car.path, site.origin).href}
              />
            </div>
          </aside>
          {inStock && (
            <VehicleDetails
              car={car}
              location={location}
              settings={site.settings}
              delivers={zones.length > 0}
              now={new Date()}
            />
          )}
        </div>
      </Container>
      <EnquiryPanel car={car} settings={site.settings} dealership={site.name} />
      <SimilarCars cars={similar} rules={rules} />
      <RecentlyViewed rules={rules} without={car.id} />
      {inStock && <RememberViewed car={viewedCar(car)} />}
    </>
  )
}

export default VehiclePage
