import type { ReactNode } from 'react'
import type { Car } from '@/src/domain/stock/Car'
import { specGroups } from '@/src/domain/stock/specGroups'
import type { SiteLocation } from '@/tenants/Site'
import { DealerComments } from './DealerComments'
import { FeatureList } from './FeatureList'
import { KeyInformation } from './KeyInformation'
import { LocationPanel } from './LocationPanel'
import { Specifications } from './Specifications'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-line pt-10 first:border-0 first:pt-0">
    <h2 className="mb-5 text-heading">{title}</h2>
    {children}
  </section>
)

/** Everything known about a car that is for sale, under its photos (VDP-02..09, VDP-16). */
export const VehicleDetails = ({ car, location }: { car: Car; location: SiteLocation | null }) => {
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
      {others.length > 0 && (
        <Part title="Specifications">
          <Specifications groups={others} />
        </Part>
      )}
      {location && (
        <Part title="Where to see it">
          <LocationPanel location={location} />
        </Part>
      )}
    </div>
  )
}
