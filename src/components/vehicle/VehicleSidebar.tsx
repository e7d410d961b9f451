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

type Fact = { icon: IconName; label: string; value: string | null }

/** The icon row: kilometres, transmission, body; a caravan has beds and a length instead (VDP-18, CAR-35). */
const facts = (car: Car): Fact[] => {
  const caravan = car.caravan_specifications
  const body: Fact = {
    icon: car.item_type === 'caravan' ? 'caravan' : 'car',
    label: 'Body',
    value: car.simple_body ?? car.body,
  }
  if (car.item_type === 'caravan')
    return [
      { icon: 'users', label: 'Sleeps', value: caravan?.sleeps ? `Sleeps ${caravan.sleeps}` : null },
      { icon: 'arrow-up-down', label: 'Length', value: caravan?.body_length ? `${caravan.body_length} m` : null },
      body,
    ]
  return [
    { icon: 'gauge', label: 'Odometer', value: car.km === null ? null : `${car.km.toLocaleString('en-AU')} km` },
    { icon: 'cog', label: 'Transmission', value: car.simple_transmission ?? car.trans },
    body,
  ]
}

/** Name, price, state and what to do next (VDP-17, VDP-18, PRC-02..08). */
export const VehicleSidebar = ({ car, settings, phone, now, url }: VehicleSidebarProps) => {
  const tag = cardTag(car, settings, now)
  const sold = soldMessage(car)
  const place = car.location
  return (
    <div className="rounded-xl border-line bg-canvas sm:p-7 sm:card-outlined:border sm:card-flush:border sm:shadow-card card-outlined:shadow-none card-flush:shadow-none">
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
      <FinanceEstimate car={car} settings={settings} now={now} />
      <div className="mt-6">
        <VehicleActions car={car} settings={settings} phone={phone} />
      </div>
      <dl className="mt-6 grid auto-cols-fr grid-flow-col gap-2 border-t border-line pt-6 text-center">
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
