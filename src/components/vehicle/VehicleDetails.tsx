import type { ReactNode } from 'react'
import { CarFinance } from '@/src/components/finance/CarFinance'
import { initialFuel } from '@/src/domain/finance/initialFuel'
import { financePrice } from '@/src/domain/finance/financePrice'
import { videoSource } from '@/src/domain/gallery/videoSource'
import type { Car } from '@/src/domain/stock/Car'
import { specGroups } from '@/src/domain/stock/specGroups'
import type { Settings } from '@/tenants/settings'
import type { SiteLocation } from '@/tenants/Site'
import { DealerComments } from './DealerComments'
import { DeliveryPanel } from './DeliveryPanel'
import { FeatureList } from './FeatureList'
import { FuelPanel } from './FuelPanel'
import { KeyInformation } from './KeyInformation'
import { LocationPanel } from './LocationPanel'
import { Specifications } from './Specifications'
import { VideoPanel } from './VideoPanel'

const Part = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section id={id} className="scroll-mt-24 border-t border-line pt-10 first:border-0 first:pt-0">
    <h2 className="mb-5 text-heading">{title}</h2>
    {children}
  </section>
)

interface VehicleDetailsProps {
  car: Car
  location: SiteLocation | null
  settings: Settings
  /** Whether the dealership has prices for home delivery. */
  delivers: boolean
  now: Date
}

/** Everything known about a car that is for sale, under its photos (VDP-02..10, VDP-16). */
export const VehicleDetails = ({ car, location, settings, delivers, now }: VehicleDetailsProps) => {
  const price = financePrice(car, settings)
  const groups = specGroups(car)
  const featured = groups.find((group) => group.key === 'featured')?.rows ?? []
  const others = groups.filter((group) => group.key !== 'featured' && group.rows.length > 0)
  return (
    <div className="grid gap-10">
      {featured.length > 0 && (
        <Part title="Key information">
          <KeyInformation rows={featured} />
        </Part>
      )}
      <Part title="Dealer comments">
        <DealerComments comments={car.dealercomments} />
      </Part>
      {car.standardEquipment.length > 0 && (
        <Part title="Features">
          <FeatureList features={car.standardEquipment} />
        </Part>
      )}
      {videoSource(car.external_video_url) && (
        <Part title="Video">
          <VideoPanel car={car} />
        </Part>
      )}
      {others.length > 0 && (
        <Part title="Specifications">
          <Specifications groups={others} />
        </Part>
      )}
      {price !== null && (
        <Part title="Finance" id="finance">
          <CarFinance car={car} settings={settings} now={now} />
        </Part>
      )}
      {settings.features.calculators && initialFuel(car) && (
        <Part title="Fuel costs" id="fuel">
          <FuelPanel car={car} />
        </Part>
      )}
      {delivers && settings.features.calculators && (
        <Part title="Delivery" id="delivery">
          <DeliveryPanel carId={car.id} />
        </Part>
      )}
      {location && (
        <Part title="Where to see it" id="vehicle-map">
          <LocationPanel location={location} />
        </Part>
      )}
    </div>
  )
}
