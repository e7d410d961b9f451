import { Badge } from '@/src/components/ui/Badge'
import { Icon, type IconName } from '@/src/components/ui/Icon'
import type { Car } from '@/src/domain/stock/Car'
import { cardTag } from '@/src/domain/stock/cardTag'
import { soldMessage } from '@/src/domain/stock/saleState'
import type { Settings } from '@/tenants/settings'
import { FinanceEstimate } from './FinanceEstimate'
import { VehicleActions } from './VehicleActions'
import { VehiclePrice } from './VehiclePrice'
import { VehicleTools } from './VehicleTools'

const CONDITIONS: Record<Car['car_type'], string> = { new: 'New', demo: 'Demo', used: 'Used' }

interface VehicleSidebarProps {
  car: Car
  settings: Settings
  /** Phone as shown, null when the dealership gives none (VDP-26). */
  phone: string | null
  now: Date
  /** Absolute address of the page, to share. */
  url: string
}

const facts = (car: Car): { icon: IconName; label: string; value: string | null }[] => [
  { icon: 'gauge', label: 'Odometer', value: car.km === null ? null : `${car.km.toLocaleString('en-AU')} km` },
  { icon: 'cog', label: 'Transmission', value: car.simple_transmission ?? car.trans },
  { icon: 'car', label: 'Body', value: car.simple_body ?? car.body },
]

/** Name, price, state and what to do next (VDP-17, VDP-18, PRC-02..08). */
export const VehicleSidebar = ({ car, settings, phone, now, url }: VehicleSidebarProps) => {
  const tag = cardTag(car, settings, now)
  const sold = soldMessage(car)
  const place = car.location
  return (
    <div className="card-outlined:border card-flush:border rounded-xl border-line bg-canvas sm:p-7 sm:shadow-card card-outlined:shadow-none card-flush:shadow-none">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Badge tone="outline">{CONDITIONS[car.car_type]}</Badge>
        {tag && <Badge tone={tag.tone}>{tag.label}</Badge>}
      </div>
      <h1 className="text-[1.75rem] leading-[1.12] tracking-[-0.025em]">
        {[car.year, car.make, car.model].filter(Boolean).join(' ')}
        {car.badge && <span className="mt-1 block text-lg font-medium tracking-normal text-muted">{car.badge}</span>}
      </h1>
      <div className="mt-6 border-t border-line pt-6">
        {sold ? <p className="text-lg font-semibold">{sold}</p> : <VehiclePrice car={car} settings={settings} />}
      </div>
      <FinanceEstimate car={car} settings={settings} />
      <div className="mt-6">
        <VehicleActions car={car} settings={settings} phone={phone} />
      </div>
      <dl className="mt-6 grid grid-cols-3 gap-2 border-t border-line pt-6 text-center">
        {facts(car).flatMap(({ icon, label, value }) =>
          value ? (
            <div key={label} className="grid justify-items-center gap-1.5">
              <dt>
                <Icon name={icon} className="size-5.5 text-muted" />
                <span className="sr-only">{label}</span>
              </dt>
              <dd className="text-sm font-semibold tabular">{value}</dd>
            </div>
          ) : (
            []
          ),
        )}
      </dl>
      {place && (
        <p className="mt-6 flex items-start gap-2.5 border-t border-line pt-6 text-sm">
          <Icon name="map-pin" className="mt-0.5 size-4.5 text-muted" />
          <span>
            <span className="block font-semibold">{place.name}</span>
            <span className="text-muted">
              {[place.address?.street, place.city, place.state].filter(Boolean).join(', ')}
            </span>
          </span>
        </p>
      )}
      {car.stocknum && <p className="mt-4 text-sm text-muted">Stock number {car.stocknum}</p>}
      {!sold && (
        <div className="mt-6">
          <VehicleTools car={car} url={url} />
        </div>
      )}
    </div>
  )
}
