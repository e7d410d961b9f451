import { CalendarCheck, CircleAlert } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useField, useFormFields } from '@/src/components/forms/FormContext'
import { zoneWords } from '@/src/domain/locations/hours/momentWords'
import type { AppointmentsAnswer } from '@/src/domain/testDrives/appointmentsAnswer'
import { clockOf, shortMonth, shortWeekday, spokenDay, timesByDay } from '@/src/domain/testDrives/driveWords'
import { RadioCard } from './RadioCard'

interface DriveTimesProps {
  name: string
  label: string
  answer: AppointmentsAnswer
}

interface TimesOfDayProps {
  name: string
  label: string
  times: string[]
  chosen: string
  onChoose: (time: string) => void
}

const TimesOfDay = ({ name, label, times, chosen, onChoose }: TimesOfDayProps) =>
  times.length > 0 && (
    <div>
      <p aria-hidden className="mb-2 text-sm text-muted">
        {label}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {times.map((time) => (
          <RadioCard
            key={time}
            name={name}
            value={time}
            checked={time === chosen}
            onChoose={() => onChoose(time)}
            className="h-11"
          >
            {clockOf(time)}
          </RadioCard>
        ))}
      </div>
    </div>
  )

const isMorning = (time: string): boolean => Number(time.slice(11, 13)) < 12

/** The day of a time, as a leaf of a calendar. */
const DayLeaf = ({ day }: { day: string }) => (
  <>
    <span className="sr-only">{spokenDay(day)}</span>
    <span aria-hidden className="grid leading-tight">
      <span className="text-xs font-medium opacity-80">{shortWeekday(day)}</span>
      <span className="tabular text-lg">{Number(day.slice(8))}</span>
      <span className="text-xs font-medium opacity-80">{shortMonth(day)}</span>
    </span>
  </>
)

const Chosen = ({ time, answer }: { time: string; answer: AppointmentsAnswer }) => (
  <p role="status" className="flex items-center gap-2 text-sm font-semibold">
    {time !== '' && (
      <>
        <CalendarCheck aria-hidden className="size-4.5 shrink-0 text-success" />
        {`${spokenDay(time)}, ${clockOf(time)}${answer.location ? `, at ${answer.location.name}` : ''}`}
      </>
    )}
  </p>
)

/**
 * The free times of a car: a day, then a time of it; neither is needed (LEA-21, LEA-22). A day without a time is sent as
 * 'yyyy-mm-ddT', which the form's schema asks to complete.
 */
export const DriveTimes = ({ name, label, answer }: DriveTimesProps) => {
  const { methods, values } = useFormFields()
  const { id, error } = useField(name)
  const { field } = useController({ name, control: methods.control, defaultValue: values[name] ?? '' })
  const value = String(field.value ?? '')
  const days = timesByDay(answer.appointments)
  const open = days.find(({ day }) => day === value.slice(0, 10))
  const chosen = open?.times.includes(value) ? value : ''
  const times = open?.times ?? []
  const shared = { name, chosen, onChoose: field.onChange }
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : `${id}-hint`} className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <p id={`${id}-hint`} className="mt-0.5 mb-3 text-sm text-muted">
        {`${answer.duration_minutes} minutes${answer.location ? ` at ${answer.location.name}` : ''}, ${zoneWords(answer.time_zone)}.`}
      </p>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mb-3 flex items-start gap-1.5 text-sm font-medium text-danger">
            <CircleAlert className="mt-0.5 size-4" />
            {error}
          </p>
        )}
      </div>
      <div role="radiogroup" aria-label="Day" className="grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-2">
        <RadioCard
          ref={open ? undefined : field.ref}
          name={`${name}_day`}
          value=""
          checked={!open}
          onChoose={() => field.onChange('')}
          className="col-span-full h-11"
        >
          Arrange a time with me later
        </RadioCard>
        {days.map(({ day }) => (
          <RadioCard
            key={day}
            ref={day === open?.day ? field.ref : undefined}
            name={`${name}_day`}
            value={day}
            checked={day === open?.day}
            onChoose={() => field.onChange(`${day}T`)}
            className="h-18"
          >
            <DayLeaf day={day} />
          </RadioCard>
        ))}
      </div>
      {open && (
        <div role="radiogroup" aria-label={`Time on ${spokenDay(open.day)}`} className="mt-4 grid gap-3">
          <TimesOfDay label="Morning" times={times.filter(isMorning)} {...shared} />
          <TimesOfDay label="Afternoon" times={times.filter((time) => !isMorning(time))} {...shared} />
        </div>
      )}
      {open && chosen === '' && <input type="hidden" name={name} value={`${open.day}T`} />}
      <div className="mt-3">
        <Chosen time={chosen} answer={answer} />
      </div>
    </fieldset>
  )
}
