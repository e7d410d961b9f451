import { cx } from '@/src/components/ui/cx'
import type { HoursRow } from '@/src/domain/locations/hours/groupHours'

interface HoursRowsProps {
  rows: HoursRow[]
  /** Rows close together, without rules. */
  dense?: boolean
}

/** Opening hours, a row for each day or group of days; a day with a break has a line for each part. */
export const HoursRows = ({ rows, dense = false }: HoursRowsProps) =>
  rows.length === 0 ? (
    <p className="text-muted">Call us for our hours.</p>
  ) : (
    <dl className={dense ? undefined : 'divide-y divide-line'}>
      {rows.map(({ label, hours: text }) => (
        <div key={label} className={cx('flex justify-between gap-4', dense ? 'py-0.5' : 'py-2 sm:py-2.5')}>
          <dt className="whitespace-nowrap">{label}</dt>
          <dd className="tabular text-right font-semibold">
            {text.split(', ').map((part) => (
              <span key={part} className="block whitespace-nowrap">
                {part}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
