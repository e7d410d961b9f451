import { Badge } from '@/src/components/ui/Badge'
import { cardTag } from '@/src/domain/stock/availability/cardTag'
import type { Car } from '@/src/domain/stock/car/Car'
import { isLearnerApproved, LEARNER_APPROVED_WORDS } from '@/src/domain/stock/specifications/learnerApproved'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import { highlightsOf } from '@/src/domain/stock/specifications/featureOrder'
import type { Settings } from '@/tenants/settings/buildSettings'
import { conditionNames } from '@/src/domain/stock/normalise/conditionNames'

interface VehicleNameProps {
  car: Car
  settings: Settings
  now: Date
}

/** What the car is and in which state (VDP-17, PRC-02). */
export const VehicleName = ({ car, settings, now }: VehicleNameProps) => {
  const tag = cardTag(car, settings, now)
  return (
    <div data-vehicle-name="">
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <Badge tone="outline">{conditionNames[car.car_type]}</Badge>
        {tag && <Badge tone={tag.tone}>{tag.label}</Badge>}
      </p>
      <h1 className="text-[1.75rem] leading-[1.12] tracking-[-0.025em] vehicle-wide:text-[2.25rem]">
        {carTitle({ year: car.year, make: car.make, model: car.model })}{' '}
        {car.badge && <span className="mt-1 block text-lg font-medium tracking-normal text-muted">{car.badge}</span>}
      </h1>
      {isLearnerApproved(car) && <div className="mt-2 text-sm text-muted">{LEARNER_APPROVED_WORDS}</div>}
    </div>
  )
}

/** Before the list of all features; more would be that list again. */
const HIGHLIGHTS = 4

export const Highlights = ({ car }: { car: Pick<Car, 'standardEquipment'> }) => {
  const shown = highlightsOf(car.standardEquipment, HIGHLIGHTS)
  return shown.length === 0 ? null : (
    <ul aria-label="Highlights" data-highlights="" className="mt-4 flex flex-wrap gap-1.5">
      {shown.map((feature) => (
        <li key={feature} className="rounded-full bg-surface px-3 py-1 text-[0.8125rem] font-medium">
          {feature}
        </li>
      ))}
    </ul>
  )
}
