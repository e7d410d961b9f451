import type { Car } from '@/src/domain/stock/car/Car'

const details = (car: Car): [label: string, value: string | null][] => [
  ['Colour', car.colour],
  ['Fuel', car.simple_fuel ?? car.fuel],
  ['Drive', car.drive],
  ['Seats', car.seats === null ? null : String(car.seats)],
  ['Registration', car.regplate],
  ['Stock number', car.stocknum],
]

/** The details list of the sidebar; what is not known is left out (VDP-18). */
export const SidebarDetails = ({ car }: { car: Car }) => {
  const known = details(car).filter(([, value]) => value)
  return known.length === 0 ? null : (
    <dl className="mt-6 grid gap-2 border-t border-line pt-6 text-sm">
      {known.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-6">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
