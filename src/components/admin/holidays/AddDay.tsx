import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'

interface AddDayProps {
  /** The earliest day, 'yyyy-mm-dd'. */
  today: string
  onAdd: (date: string) => void
}

/** A day that is no public holiday: a stocktake, the local show. */
export const AddDay = ({ today, onAdd }: AddDayProps) => {
  const [date, setDate] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    onAdd(date)
    setDate('')
  }
  return (
    <form className="holidays__add" onSubmit={add}>
      <label>
        Another day
        <input type="date" required min={today} value={date} onChange={(event) => setDate(event.target.value)} />
      </label>
      <Button type="submit" size="small" buttonStyle="secondary" margin={false}>
        Add the day
      </Button>
    </form>
  )
}
