import { Calendar, ChevronRight, X } from 'lucide-react'
import { hoursText } from '@/src/domain/locations/hours/groupHours'
import type { SpecialHours } from '@/src/domain/locations/hours/OpeningHours'

interface HolidayHoursProps {
  /** Unique on the page. */
  id: string
  /** Whose hours they are. */
  name: string
  days: SpecialHours[]
  /** 'yyyy-mm-dd' at the location. */
  today: string
}

const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' })
const weekdayOf = (date: string): string => weekday.format(new Date(`${date}T00:00:00Z`))
const dayOf = (date: string): string => date.split('-').reverse().join('/')

/**
 * Coming holiday hours in a dialog, dates as dd/MM/yyyy (LOC-07, LOC-09). A native popover: no script; Escape or a
 * click outside closes it.
 */
export const HolidayHours = ({ id, name, days, today }: HolidayHoursProps) => {
  const coming = days.filter(({ date }) => date >= today).toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const [next] = coming
  if (!next) return null
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="mt-4 flex min-h-12 w-full items-center gap-3 rounded-md bg-surface px-4 py-2 text-left text-fg transition-colors hover:bg-brand-soft"
      >
        <Calendar className="size-5 shrink-0 text-brand-text" />
        <span className="grow whitespace-nowrap font-semibold">Holiday hours</span>
        <span className="tabular whitespace-nowrap text-sm text-muted">
          <span className="max-sm:hidden">from </span>
          {dayOf(next.date)}
        </span>
        <ChevronRight className="size-4 text-muted" />
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        className="w-[min(100%-2rem,var(--container-dialog))] overflow-hidden rounded-xl bg-canvas text-fg shadow-overlay motion-safe:animate-[rise-in_260ms_var(--ease-out)]"
      >
        <div className="flex items-center justify-between gap-4 border-b border-line py-2 pl-6 pr-3">
          <h2 id={`${id}-title`} className="text-lg font-semibold">
            Holiday hours
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close"
            className="grid size-11 place-items-center rounded-full hover:bg-surface"
          >
            <X />
          </button>
        </div>
        <div className="max-h-[70dvh] overflow-y-auto p-6">
          <p className="mb-3 text-muted">{name}</p>
          <dl className="divide-y divide-line">
            {coming.map((day) => (
              <div key={`${day.date}${day.open}`} className="flex items-baseline justify-between gap-6 py-3">
                <dt className="tabular">
                  {dayOf(day.date)} <span className="text-sm text-muted">{weekdayOf(day.date)}</span>
                </dt>
                <dd className="tabular whitespace-nowrap font-semibold">{hoursText({ weekday: 0, ...day })}</dd>
              </div>
            ))}
          </dl>
        </div>
      </dialog>
    </>
  )
}
