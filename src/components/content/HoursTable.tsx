import { groupHours, type HoursInput } from '@/src/domain/locations/groupHours'

/** Opening hours, Monday to Friday in one row when all five match (LOC-08); a day with a break has a line for each part. */
export const HoursTable = ({ hours }: { hours: HoursInput[] }) => {
  const rows = groupHours(hours)
  if (rows.length === 0) return <p className="text-muted">Call us for our hours.</p>
  return (
    <dl className="divide-y divide-line">
      {rows.map(({ label, hours: text }) => (
        <div key={label} className="flex justify-between gap-4 py-2.5">
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
}
