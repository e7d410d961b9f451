import { hoursText } from '@/src/domain/locations/groupHours'
import type { SpecialHours } from '@/src/domain/locations/OpeningHours'

const dayOf = (date: string): string => date.split('-').reverse().join('/')

/** Hours of holidays to come, dates as dd/MM/yyyy (LOC-07, LOC-09); the platform's own disclosure. */
export const HolidayHours = ({ days, today }: { days: SpecialHours[]; today: string }) => {
  const coming = days.filter(({ date }) => date >= today).toSorted((one, other) => (one.date < other.date ? -1 : 1))
  if (coming.length === 0) return null
  return (
    <details className="group mt-5 rounded-md bg-surface px-5">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold">
        Holiday hours
        <span aria-hidden className="text-xl leading-none text-muted transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <dl className="divide-y divide-line pb-3">
        {coming.map((day) => (
          <div key={day.date} className="flex justify-between gap-6 py-2.5">
            <dt className="tabular">{dayOf(day.date)}</dt>
            <dd className="tabular font-semibold">{hoursText({ weekday: 0, ...day })}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
