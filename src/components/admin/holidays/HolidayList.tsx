'use client'
import { Button, DatePicker, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { z } from '@/src/components/admin/zod'
import { dayHoursSchema } from '@/src/domain/locations/holidays/dayHours'
import type { PlannedDay } from '@/src/domain/locations/holidays/holidayPlan'
import { sendJson } from '../sendJson'
import { HolidayHours } from './HolidayHours'
import { closedOnAll, dayInWords, daysToSave, type Edits, hoursOf, keyOf, placesInWords } from './holidayRows'

interface HolidayListProps {
  days: PlannedDay[]
  locations: { id: string; name: string }[]
  /** 'yyyy-mm-dd' on the dealership's clocks. */
  today: string
}

const answerSchema = z.object({ days: z.number(), locations: z.number() })

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

interface AddDayProps {
  /** The earliest day, 'yyyy-mm-dd'. */
  today: string
  onAdd: (date: string) => void
}

/** A day that is no public holiday: a stocktake, the local show. */
const AddDay = ({ today, onAdd }: AddDayProps) => {
  const id = useId()
  const [day, setDay] = useState<Date | null>(null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    // The picker gives midday in UTC, the same day everywhere in Australia.
    if (day) onAdd(day.toISOString().slice(0, 10))
    setDay(null)
  }
  return (
    <form className="holidays__add" onSubmit={add}>
      <label htmlFor={id}>Another day</label>
      <DatePicker
        value={day ?? undefined}
        onChange={(picked: Date | null) => setDay(picked)}
        minDate={new Date(`${today}T00:00:00`)}
        pickerAppearance="dayOnly"
        displayFormat="dd/MM/yyyy"
        overrides={{ id, calendarStartDay: 1 }}
      />
      <Button type="submit" size="small" buttonStyle="secondary" margin={false} disabled={day === null}>
        Add the day
      </Button>
    </form>
  )
}

/** The days of the coming year with a choice each, and one press that saves them at all locations. */
export const HolidayList = ({ days, locations, today }: HolidayListProps) => {
  const { config } = useConfig()
  const router = useRouter()
  const [edits, setEdits] = useState<Edits>({})
  const [added, setAdded] = useState<PlannedDay[]>([])
  const [busy, setBusy] = useState(false)
  const shown = [...days, ...added].toSorted((one, other) => one.date.localeCompare(other.date))
  const changed = daysToSave(shown, edits)
  const open = closedOnAll(shown, edits)
  const left = Object.keys(open).length - Object.keys(edits).length
  const add = (date: string) => {
    if (shown.some((day) => day.date === date)) return void toast.info(`${dayInWords(date)} is in the list already.`)
    const day = { date, name: null, only: null, locationIds: locations.map(({ id }) => id), now: null }
    setAdded([...added, day])
    setEdits({ ...edits, [keyOf(day)]: { status: 'Closed' } })
  }
  const save = async () => {
    const wrong = changed.find(({ hours }) => hours !== null && !dayHoursSchema.safeParse(hours).success)
    if (wrong) return void toast.error(`${dayInWords(wrong.date)}: closing time must be after opening time.`)
    setBusy(true)
    const answer = await sendJson(`${config.routes.api}/locations/holidays`, { days: changed }, answerSchema)
    setBusy(false)
    if (!answer.ok) return void toast.error(answer.message)
    toast.success(`Saved: ${count(answer.value.days, 'day')} at ${count(answer.value.locations, 'location')}.`)
    setEdits({})
    setAdded([])
    router.refresh()
  }
  return (
    <>
      <div className="holidays__tools">
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          disabled={left === 0}
          onClick={() => setEdits(open)}
        >
          Close on all public holidays
        </Button>
        <AddDay today={today} onAdd={add} />
      </div>
      <ul className="holidays__list">
        {shown.map((day) => (
          <li key={keyOf(day)} data-changed={keyOf(day) in edits}>
            <div>
              <strong>{day.name ?? 'Another day'}</strong>
              {day.only && <em>only in {day.only}</em>}
              <time dateTime={day.date}>{dayInWords(day.date)}</time>
              <small>{placesInWords(day.locationIds, locations)}</small>
            </div>
            <HolidayHours
              label={`${day.name ?? 'Another day'}, ${dayInWords(day.date)}`}
              hours={hoursOf(day, edits)}
              onChange={(hours) => setEdits({ ...edits, [keyOf(day)]: hours })}
            />
          </li>
        ))}
      </ul>
      <div className="holidays__save">
        <p role="status">
          {changed.length === 0 ? 'Nothing changed yet.' : `${count(changed.length, 'day')} changed.`}
        </p>
        <Button margin={false} disabled={busy || changed.length === 0} onClick={() => void save()}>
          Save for all locations
        </Button>
      </div>
    </>
  )
}
