import { BadgeCheck } from 'lucide-react'
import { isToyotaCertified } from '@/src/domain/stock/availability/cardTag'
import type { Car } from '@/src/domain/stock/car/Car'
import { finalDrive } from '@/src/domain/stock/specifications/specGroups'

/** What is not known is left out. */
export const sidebarDetails = (car: Car): [label: string, value: string][] => {
  const all: [string, string | null][] = [
    ['Colour', car.colour],
    ['Fuel', car.simple_fuel ?? car.fuel],
    car.item_type === 'motorcycle' ? ['Final drive', finalDrive(car)] : ['Drive', car.drive],
    ['Seats', car.seats === null ? null : String(car.seats)],
    ['Registration', car.regplate],
    ['Stock number', car.stocknum],
  ]
  return all.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
}

/** The details list of the sidebar (VDP-18). */
export const SidebarDetails = ({ car }: { car: Car }) => {
  const known = sidebarDetails(car)
  return known.length === 0 ? null : (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1.5 border-t border-line pt-4 sm:mt-6 sm:grid-cols-1 sm:gap-2 sm:pt-6 text-sm">
      {known.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-2 sm:gap-6">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The Toyota certified badge: only for certified used Toyotas that are not sold (VDP-30). */
export const CertifiedBadge = ({ car }: { car: Car }) =>
  isToyotaCertified(car) ? (
    <p
      data-testid="toyota-certified"
      className="mt-4 flex items-center gap-3 rounded-lg border border-line px-4 py-3 text-sm"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-danger text-white">
        <BadgeCheck className="size-5" />
      </span>
      <span>
        <strong className="block">Toyota Certified Pre-Owned</strong>
        <span className="text-muted">Inspected and serviced by Toyota technicians.</span>
      </span>
    </p>
  ) : null
