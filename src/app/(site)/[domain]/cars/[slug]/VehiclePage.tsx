import type { CardRules } from '@/src/components/cards/CardRules'
import { BreadcrumbJsonLd, JsonLd } from '@/src/components/jsonLd/JsonLd'
import { RecentlyViewed } from '@/src/components/recent/RecentlyViewed'
import type { StoryCard } from '@/src/components/sections/StoryParts'
import { Breadcrumb, type Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { cx } from '@/src/components/ui/cx'
import { AnnouncementBar } from '@/src/components/vehicle/popups/AnnouncementBar'
import { BottomBar } from '@/src/components/vehicle/enquiry/BottomBar'
import { EnquiryPanel, enquiryKindsOf } from '@/src/components/vehicle/enquiry/EnquiryPanel'
import { NoPhotos } from '@/src/components/vehicle/gallery/NoPhotos'
import { PromoPopup } from '@/src/components/vehicle/popups/PromoPopup'
import { SimilarCars, VehicleBlogs } from '@/src/components/vehicle/SimilarCars'
import { StickyHeader } from '@/src/components/vehicle/StickyHeader'
import { VehicleDetails, type VehicleDetailsProps } from '@/src/components/vehicle/details/VehicleDetails'
import { vehicleLayouts } from '@/src/components/vehicle/layouts/VehicleLayouts'
import { vehicleParts } from '@/src/components/vehicle/layouts/vehicleParts'
import { vehiclePlans } from '@/src/components/vehicle/layouts/vehiclePlans'
import { VehicleGallery } from '@/src/components/vehicle/gallery/VehicleGallery'
import { vehicleJsonLd } from '@/src/components/vehicle/vehicleJsonLd'
import { DriveAway } from '@/src/components/vehicle/price/DriveAway'
import { PriceHistory } from '@/src/components/vehicle/price/PriceHistory'
import { homeState } from '@/src/domain/onRoad/driveAway'
import type { DriveAway as DriveAwayEstimate } from '@/src/domain/onRoad/driveAway'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import { type CarGallery, carGallery } from '@/src/domain/gallery/carGallery'
import { slugify } from '@/src/domain/site/slugify'
import type { Car } from '@/src/domain/stock/car/Car'
import { saidOf } from '@/src/domain/stock/car/itemNoun'
import { carElsewhere } from '@/src/domain/locations/carElsewhere'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import type { PriceLine } from '@/src/domain/stock/pricing/priceHistory'
import { priceInWords } from '@/src/domain/stock/pricing/priceInWords'
import { isInStock } from '@/src/domain/stock/availability/availability'
import { env } from '@/src/env'
import { phoneFor } from '@/tenants/phoneFor'
import type { Site } from '@/tenants/Site'
import '../../../vehicle.css'

export interface VehiclePageProps extends Omit<VehicleDetailsProps, 'phone' | 'gallery' | 'cdn'> {
  site: Site
  rules: CardRules
  /** The prices it was advertised at; null where they are not shown. */
  priceLine: PriceLine | null
  /** The dealership's. */
  timeZone: string
  similar: StockCard[]
  /** They are similar to this car, and not merely the newest. */
  isLike: boolean
  stories: StoryCard[]
  /** On the road, by state; none for a car whose price includes it. */
  driveAway: DriveAwayEstimate[]
}

/** Shown for available cars only: sticky header, bottom bar and popup (VDP-20, VDP-21, CON-34, CON-35). */
const OverThePage = ({
  car,
  site,
  now,
  timeZone,
  callable,
}: Pick<VehiclePageProps, 'car' | 'site' | 'now' | 'timeZone'> & { callable: boolean }) => (
  <>
    <StickyHeader car={car} site={site} now={now} />
    {site.settings.vdp.stickyBottomBar && <BottomBar car={car} settings={site.settings} callable={callable} />}
    <PromoPopup popup={site.settings.popup} now={now} timeZone={timeZone} />
  </>
)

const CONDITIONS: Record<Car['car_type'], { label: string; href: string }> = {
  new: { label: 'New cars', href: '/search/new-cars' },
  demo: { label: 'Demo cars', href: '/search/demo-cars' },
  used: { label: 'Used cars', href: '/search/used-cars' },
}

/**
 * Home, condition, make, model, body (VDP-01). A car that is not for sale may have been the last of its make: it has only
 * the first two.
 */
const vehicleCrumbs = (car: Car): Crumb[] => {
  const { label, href } = CONDITIONS[car.car_type]
  const condition = { label: saidOf(car.item_type, label), href }
  if (!isInStock(car)) return [{ label: 'Home', href: '/' }, condition]
  const make = `/search/${slugify(car.make)}`
  return [
    { label: 'Home', href: '/' },
    condition,
    { label: car.make, href: make },
    { label: car.model, href: `${make}/${slugify(car.model)}` },
    ...(car.simple_body ? [{ label: car.simple_body, href: `/search/${slugify(car.simple_body)}` }] : []),
  ]
}

/** Where the photos' form needs more of them than the car has, they are as in any other layout (GAL-01). */
const layoutOf = ({ theme }: Site, gallery: CarGallery | null, inStock: boolean) =>
  !inStock || (theme.vehicleLayout === 'wide' && !gallery?.thumbnails) ? 'beside' : theme.vehicleLayout

interface PicturesProps extends Pick<VehicleDetailsProps, 'car' | 'gallery' | 'cdn'> {
  settings: Site['settings']
  layout: Site['theme']['vehicleLayout']
}

const Pictures = ({ car, gallery, cdn, settings, layout }: PicturesProps) => {
  const side = (layout === 'wide' || layout === 'editorial') && gallery?.thumbnails
  const form = side ? 'side' : layout === 'stage' ? 'stage' : 'row'
  return (
    <div data-pictures={car.car_type} className={cx(!isInStock(car) && 'grayscale-[0.6]')}>
      {gallery ? (
        <VehicleGallery {...{ gallery, form, cdn }} carId={car.id} name={car.name} />
      ) : (
        <NoPhotos itemType={car.item_type} canAsk={enquiryKindsOf(car, settings).includes('photos')} />
      )}
    </div>
  )
}

/**
 * A car's page, put together as its site has it (theme.vehicleLayout). A sold or unavailable car keeps its name, tag and message
 * above similar cars (VDP-41).
 */
export const VehiclePage = ({
  site,
  rules,
  priceLine,
  timeZone,
  similar,
  isLike,
  stories,
  driveAway,
  ...details
}: VehiclePageProps) => {
  const { car, place, now } = details
  const { settings } = site
  const inStock = isInStock(car)
  const gallery = carGallery(car, settings.gallery)
  const cdn = env().IMAGE_CDN ?? null
  const layout = layoutOf(site, gallery, inStock)
  const { sections, beside, below, similarFirst, titles } = vehiclePlans[layout]
  const Layout = vehicleLayouts[layout]
  const crumbs = vehicleCrumbs(car)
  const whole = [...crumbs, { label: car.name, href: null }]
  const phone = phoneFor(settings.phones, car.car_type, car.location?.phone ?? null)
  const primary = site.locations.find((location) => location.primary)
  const announcement = saidOf(car.item_type, settings.vdp.announcement)
  const elsewhere = carElsewhere(car.location?.city ?? null, primary?.address.city ?? null, announcement)
  const known = { ...details, site, phone, titles, gallery, cdn }
  const like = (
    <SimilarCars
      cars={similar}
      rules={rules}
      like={isLike ? car : null}
      title={titles.similar}
      crumbs={crumbs.slice(1)}
    />
  )
  return (
    <div data-vehicle-layout={layout}>
      <JsonLd data={vehicleJsonLd(car, site, place?.location ?? null)} />
      <BreadcrumbJsonLd origin={site.origin} path={car.path} crumbs={whole} />
      {inStock && elsewhere && <AnnouncementBar text={elsewhere} />}
      <Layout
        crumbs={<Breadcrumb items={inStock ? crumbs : whole} />}
        details={inStock && <VehicleDetails {...known} parts={sections} />}
        beside={inStock && beside.length > 0 && <VehicleDetails {...known} parts={beside} />}
        below={inStock && below.length > 0 && <VehicleDetails {...known} parts={below} />}
        parts={vehicleParts({
          ...{ car, site, phone, now, titles },
          url: new URL(car.path, site.origin).href,
          pictures: <Pictures {...{ car, gallery, cdn, settings, layout }} />,
          underPrice: (
            <>
              {priceInWords(car, settings).kind === 'price' && (
                <PriceHistory line={priceLine} timeZone={timeZone} saysDays={car.car_type !== 'new'} />
              )}
              <DriveAway
                estimates={driveAway}
                home={homeState(car, site.locations)}
                financed={carEstimate(car, site, now) !== null}
              />
            </>
          ),
        })}
      />
      {(!inStock || similarFirst) && like}
      <EnquiryPanel car={car} site={site} phone={phone} now={now} title={titles.ask} />
      {inStock && (
        <>
          {!similarFirst && like}
          <VehicleBlogs stories={stories} timeZone={timeZone} />
        </>
      )}
      <RecentlyViewed rules={rules} without={car.id} />
      {inStock && <OverThePage {...{ car, site, now, timeZone }} callable={phone !== null} />}
    </div>
  )
}
