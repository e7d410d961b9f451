import { X } from 'lucide-react'
import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { Price } from '@/src/components/ui/Price'
import { compareHref } from '@/src/domain/compare/compareList'
import { compareRows } from '@/src/domain/compare/compareRows'
import type { Car } from '@/src/domain/stock/car/Car'
import { primaryImage } from '@/src/domain/stock/photos/carImages'
import { specGroups } from '@/src/domain/stock/specifications/specGroups'
import type { Settings } from '@/tenants/settings/buildSettings'
import { carTitle } from '@/src/domain/stock/car/carTitle'

const HIDDEN = ['VIN', 'Registration', 'Stock no']

const factsOf = (car: Car) => {
  const rows = specGroups(car).flatMap((group) => group.rows)
  return rows.filter(({ label }) => !HIDDEN.includes(label))
}

const Head = ({ car, ids, settings }: { car: Car; ids: string[]; settings: Settings }) => {
  const picture = primaryImage(car)
  return (
    <th scope="col" className="min-w-56 border-l border-line p-4 text-left align-top font-normal first:border-0">
      <div className="relative aspect-[8/5] overflow-hidden rounded-lg bg-surface">
        {picture && <Photo url={picture} alt="" sizes="(min-width: 1024px) 20rem, 60vw" className="object-cover" />}
      </div>
      <Link prefetch={false} href={car.path} className="mt-4 block text-lg font-semibold leading-snug hover:underline">
        {carTitle({ year: car.year, make: car.make, model: car.model })}
      </Link>
      <p className="min-h-6 text-sm text-muted">{car.badge}</p>
      <div className="mt-3">
        <Price car={car} settings={settings} />
      </div>
      <Link
        prefetch={false}
        href={compareHref(ids.filter((id) => id !== car.id))}
        className="mt-3 inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-muted hover:text-fg"
      >
        <X className="size-4" />
        Remove<span className="sr-only"> {car.name}</span>
      </Link>
    </th>
  )
}

/** Cars side by side, what differs marked, and on request nothing else (RTE-54, ALRT-04). */
export const CompareTable = ({ cars, settings }: { cars: Car[]; settings: Settings }) => {
  const ids = cars.map(({ id }) => id)
  return (
    <div className="group/compare -mx-gutter overflow-x-auto px-gutter">
      {cars.length > 1 && (
        <label className="mb-5 inline-flex min-h-9 cursor-pointer items-center gap-3 font-semibold">
          <input type="checkbox" className="size-5 accent-(--brand)" />
          Only what differs
        </label>
      )}
      <table className="w-full border-collapse">
        <caption className="sr-only">Cars side by side. Rows marked with a dot differ.</caption>
        <thead>
          <tr>
            <td className="sticky left-0 z-10 w-36 bg-canvas sm:w-48" />
            {cars.map((car) => (
              <Head key={car.id} car={car} ids={ids} settings={settings} />
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(cars.map(factsOf)).map(({ label, values, differs }) => (
            <tr
              key={label}
              data-differs={differs}
              className={cx('border-t border-line', !differs && 'group-has-[input:checked]/compare:hidden')}
            >
              <th
                scope="row"
                className="sticky left-0 z-10 bg-canvas py-3 pr-4 text-left text-sm font-medium text-muted"
              >
                {label}
                {differs && (
                  <>
                    <span aria-hidden className="ml-2 inline-block size-1.5 rounded-full bg-brand align-middle" />
                    <span className="sr-only"> (differs)</span>
                  </>
                )}
              </th>
              {values.map((value, at) => (
                <td
                  key={ids[at]}
                  className={cx(
                    'border-l border-line px-4 py-3 text-[0.9375rem] tabular',
                    differs ? 'bg-brand-soft font-semibold' : 'text-fg/80',
                  )}
                >
                  {value ?? <span className="text-muted">–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
