import type { HoursRow } from '@/src/domain/locations/hours/groupHours'

/** Opening hours, a row for each day or group of days; a day with a break has a line for each part. */
export const HoursRows = ({ rows }: { rows: HoursRow[] }) =>
  rows.length === 0 ? (
    <p className="text-muted">Call us for our hours.</p>
  ) : (
    <dl className="divide-y divide-line">
      {rows.map(({ label, hours: text }) => (
        <div key={label} className="flex justify-between gap-4 py-2 sm:py-2.5">
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
