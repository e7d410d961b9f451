import { Check, Plus } from 'lucide-react'
import Link from 'next/link'
import type { CSSProperties } from 'react'
import { CarRepayment } from '@/src/components/finance/CarRepayment'
import { cx } from '@/src/components/ui/cx'
import { COMPARE_MAX } from '@/src/domain/compare/compareList'
import { compareFeatures, compareGroups } from '@/src/domain/compare/compareGroups'
import { compareRow } from '@/src/domain/compare/compareRows'
import type { CarEstimate } from '@/src/domain/finance/carEstimate'
import type { AustralianState } from '@/src/domain/locations/states'
import type { Car } from '@/src/domain/stock/car/Car'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { Settings } from '@/tenants/settings/buildSettings'
import { Cell, compareCell, compareColumns, FactRow, Group, Row, Unknown } from './CompareRows'
import { CompareHead } from './CompareHead'

/** What a car costs with everything on it, and the state it is worked out for; no state: it is advertised so. */
export type ComparedTotal = { dollars: number; state: AustralianState | null } | null

const FEATURES_SHOWN = 8

const OwnFeatures = ({ car, features }: { car: Car; features: string[] }) => {
  const more = features.length - FEATURES_SHOWN
  return (
    <Cell>
      {features.length === 0 && <span className="text-muted">Nothing more</span>}
      <ul className="grid gap-1.5">
        {features.slice(0, FEATURES_SHOWN).map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link
          prefetch={false}
          href={car.path}
          className="mt-2 inline-block py-1 text-sm font-semibold text-brand-text hover:underline"
        >
          and {more} more<span className="sr-only"> features of the {car.name}</span>
        </Link>
      )}
    </Cell>
  )
}

const Features = ({ cars }: { cars: Car[] }) => {
  const features = compareFeatures(cars)
  if (!features) return null
  const { own, shared } = features
  const differs = own.some((list) => list.length > 0)
  return (
    <Group title="Features" rows={[{ differs }]}>
      <Row label={cars.length > 2 ? 'Not on all of them' : 'On this one only'} differs={differs}>
        {cars.map((car, at) => (
          <OwnFeatures key={car.id} car={car} features={own[at] ?? []} />
        ))}
      </Row>
      {shared.length > 0 && (
        <Row label="On all of them" differs={false}>
          <td
            role="cell"
            colSpan={cars.length}
            aria-colspan={cars.length}
            className={cx(compareCell, 'col-span-full text-muted lg:col-start-2')}
          >
            {shared.join(' · ')}
          </td>
        </Row>
      )}
    </Group>
  )
}

const Costs = ({ cars, totals, estimates }: Pick<CompareTableProps, 'cars' | 'totals' | 'estimates'>) => {
  const total = compareRow(
    'Drive-away',
    totals.map((one) => one && formatDollars(one.dollars)),
  )
  const notes = totals.map((one) => (one?.state ? `Estimated for ${one.state}, without dealership fees` : null))
  // Sums of two kinds are not compared: an estimate lacks the dealership's fees.
  const best = notes.every((note) => note === null) ? total.best : null
  const isTotalKnown = total.values.some((value) => value !== null)
  const isRepaid = estimates.some((estimate) => estimate !== null)
  if (!isTotalKnown && !isRepaid) return null
  return (
    <Group title="What it costs" rows={[total, { differs: isRepaid }]}>
      {isTotalKnown && <FactRow {...total} best={best} notes={notes} />}
      {isRepaid && (
        <Row label="Finance, estimated" differs={cars.length > 1}>
          {cars.map((car, at) => {
            const estimate = estimates[at]
            return (
              <Cell key={car.id}>
                {estimate ? (
                  <CarRepayment estimate={estimate} size="sm" className="gap-y-2 max-sm:grid-cols-1" />
                ) : (
                  <Unknown />
                )}
              </Cell>
            )
          })}
        </Row>
      )}
    </Group>
  )
}

interface CompareTableProps {
  cars: Car[]
  /** For each car, in order. */
  totals: ComparedTotal[]
  /** The same; with any the page must hold the warning (LAW-02). */
  estimates: (CarEstimate | null)[]
  settings: Settings
  now: Date
  /** Where another car is found. */
  addHref: string
}

/**
 * Cars side by side, each in a column of the same width, the better figures marked, and on request only what differs
 * (RTE-54, ALRT-04). The roles are written out, because rows laid out as grids are no table rows to a browser.
 */
export const CompareTable = ({ cars, totals, estimates, settings, now, addHref }: CompareTableProps) => {
  const count = cars.length
  const rest = count < COMPARE_MAX ? ` minmax(0, ${Math.max(1, 3 - count)}fr)` : ''
  const columns: CSSProperties & Record<`--${string}`, string | number> = {
    '--cars': count,
    '--phone': `repeat(${count}, minmax(0, 1fr))`,
    '--wide': `10.5rem repeat(${count}, minmax(0, 1fr))${rest}`,
  }
  return (
    <div className="group/compare">
      {count > 1 && (
        <label className="mb-5 inline-flex min-h-9 cursor-pointer items-center gap-3 font-semibold">
          <input type="checkbox" className="size-5 accent-(--brand)" />
          Only what differs
        </label>
      )}
      <div className="relative -mx-gutter overflow-x-auto px-gutter" style={columns}>
        <table role="table" className="block min-w-[calc(var(--cars)*42vw)] sm:min-w-[calc(var(--cars)*15rem)]">
          <caption className="sr-only">Cars side by side</caption>
          <thead role="rowgroup" className="block">
            <tr role="row" className={compareColumns}>
              <td role="cell" className="max-lg:sr-only" />
              {cars.map((car) => (
                <CompareHead
                  key={car.id}
                  car={car}
                  others={cars.filter(({ id }) => id !== car.id)}
                  {...{ settings, now }}
                />
              ))}
              {count < COMPARE_MAX && (
                <td role="cell" className="hidden lg:block">
                  <Link
                    prefetch={false}
                    href={addHref}
                    className="grid aspect-[8/5] place-content-center justify-items-center gap-2 rounded-lg border border-dashed border-line-strong font-semibold text-muted transition-colors hover:border-fg hover:text-fg"
                  >
                    <Plus aria-hidden className="size-6" />
                    Add another
                  </Link>
                </td>
              )}
            </tr>
          </thead>
          <Costs {...{ cars, totals, estimates }} />
          {compareGroups(cars).map(({ title, rows }) => (
            <Group key={title} title={title} rows={rows}>
              {rows.map((fact) => (
                <FactRow key={fact.label} {...fact} />
              ))}
            </Group>
          ))}
          <Features cars={cars} />
        </table>
      </div>
    </div>
  )
}
