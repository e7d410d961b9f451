import { useId } from 'react'
import type { DayHours } from '@/src/domain/locations/holidays/dayHours'
import type { PlannedDay } from '@/src/domain/locations/holidays/holidayPlan'

interface HolidayHoursProps {
  /** Accessible name of the day, for screen readers. */
  label: string
  hours: PlannedDay['now']
  onChange: (hours: DayHours | null) => void
}

const CHOICES = [
  { kind: 'usual', label: 'Usual hours', hours: null },
  { kind: 'closed', label: 'Closed', hours: { status: 'Closed' } },
  { kind: 'open', label: 'Other hours', hours: { status: 'Open', open: '10:00', close: '16:00' } },
] as const

const kindOf = (hours: PlannedDay['now']): string | null => {
  if (hours === 'differs') return null
  if (hours === null) return 'usual'
  return hours.status === 'Closed' ? 'closed' : 'open'
}

/** The choice for one day: the usual hours, closed, or hours of its own. */
export const HolidayHours = ({ label, hours, onChange }: HolidayHoursProps) => {
  const name = useId()
  const kind = kindOf(hours)
  const open = hours !== null && hours !== 'differs' && hours.status === 'Open' ? hours : null
  return (
    <fieldset className="holidays__hours" aria-label={label}>
      {CHOICES.map((choice) => (
        <label key={choice.kind}>
          <input
            type="radio"
            name={name}
            checked={kind === choice.kind}
            onChange={() => onChange(choice.hours === null ? null : { ...choice.hours })}
          />
          <span>{choice.label}</span>
        </label>
      ))}
      {open && (
        <span className="holidays__clock">
          <input
            type="time"
            aria-label="Opens"
            value={open.open}
            onChange={(event) => onChange({ ...open, open: event.target.value })}
          />
          to
          <input
            type="time"
            aria-label="Closes"
            value={open.close}
            onChange={(event) => onChange({ ...open, close: event.target.value })}
          />
        </span>
      )}
      {hours === 'differs' && <small>Not the same at every location now.</small>}
    </fieldset>
  )
}
