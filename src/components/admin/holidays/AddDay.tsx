import { Button, DatePicker } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'

interface AddDayProps {
  /** The earliest day, 'yyyy-mm-dd'. */
  today: string
  onAdd: (date: string) => void
}

/** A day that is no public holiday: a stocktake, the local show. */
export const AddDay = ({ today, onAdd }: AddDayProps) => {
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
