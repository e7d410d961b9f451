import { Badge } from '@/src/components/ui/Badge'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import {
  dueWords,
  MOST_VEHICLES,
  type OwnVehicle,
  ownVehicleName,
  serviceHref,
} from '@/src/domain/shopper/garage/ownVehicles'
import { GarageSection, NothingHere } from './GarageSection'
import { VehicleForm } from './VehicleForm'

interface GarageVehiclesProps {
  vehicles: OwnVehicle[]
  /** YYYY-MM-DD on the dealership's clocks. */
  today: string
  /** The account's proven address; '' while it has none. */
  email: string
  /** What came of the last change; null without one. */
  news: string | null
  /** Of the collection notice (LAW-08). */
  notice: string
}

const TONES = { no: null, soon: 'warning', past: 'danger' } as const

const Due = ({ label, day, today }: { label: string; day: string; today: string }) => {
  const due = day === '' ? null : dueWords(day, today)
  const tone = due && TONES[due.presses]
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 font-semibold tabular">
        {due === null ? 'Not given' : tone ? <Badge tone={tone}>{due.text}</Badge> : due.text}
      </dd>
    </div>
  )
}

const disclosure =
  'inline-flex min-h-11 cursor-pointer list-none items-center font-semibold underline underline-offset-4'

const VehicleItem = ({
  vehicle,
  today,
  email,
  notice,
}: { vehicle: OwnVehicle } & Omit<GarageVehiclesProps, 'vehicles' | 'news'>) => {
  const { id, rego, state, odometer, regoDue, serviceDue, reminded } = vehicle
  const name = ownVehicleName(vehicle)
  const facts = [[rego, state].filter(Boolean).join(' '), odometer && `${odometer.toLocaleString('en-AU')} km`]
  return (
    <li className="rounded-lg border border-line p-5">
      <h3 className="text-lg font-semibold">{name}</h3>
      <p className="mt-1 text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        <Due label="Registration ends" day={regoDue} today={today} />
        <Due label="Next service" day={serviceDue} today={today} />
      </dl>
      <p className="mt-4 text-sm text-muted">
        {reminded ? `We remind you by mail to ${email}, 30 and 7 days before.` : 'No reminders by mail.'}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <a href={serviceHref(vehicle)} className={buttonClasses({ variant: 'primary', size: 'sm' })}>
          Book a service<span className="sr-only"> for {name}</span>
        </a>
        <form method="post" action="/api/shopper/vehicles">
          <input type="hidden" name="act" value="remove" />
          <input type="hidden" name="vehicle" value={id} />
          <button type="submit" className={buttonClasses({ variant: 'ghost', size: 'sm' })}>
            Remove<span className="sr-only"> {name}</span>
          </button>
        </form>
      </div>
      <details key={JSON.stringify(vehicle)} className="mt-3 border-t border-line pt-2">
        <summary className={disclosure}>
          Change<span className="sr-only">&nbsp;{name}</span>
        </summary>
        <div className="pt-4">
          <VehicleForm vehicle={vehicle} hasEmail={email !== ''} notice={notice} />
        </div>
      </details>
    </li>
  )
}

/** The shopper's own vehicles with the days that are due (WAT-23). */
export const GarageVehicles = ({ vehicles, today, email, news, notice }: GarageVehiclesProps) => (
  <GarageSection id="vehicles" title="My vehicles" count={vehicles.length}>
    {news && (
      <p role="status" className="mb-4 rounded-md bg-surface px-4 py-3 font-semibold">
        {news}
      </p>
    )}
    {vehicles.length === 0 ? (
      <NothingHere>
        Add the vehicle you drive: its registration and service dates are kept here, and we remind you.
      </NothingHere>
    ) : (
      <ul className="grid gap-4">
        {vehicles.map((vehicle) => (
          <VehicleItem key={vehicle.id} {...{ vehicle, today, email, notice }} />
        ))}
      </ul>
    )}
    {vehicles.length < MOST_VEHICLES && (
      <details key={vehicles.length} className="mt-4">
        <summary className={disclosure}>Add a vehicle</summary>
        <div className="pt-4">
          <VehicleForm vehicle={null} hasEmail={email !== ''} notice={notice} />
        </div>
      </details>
    )}
  </GarageSection>
)
