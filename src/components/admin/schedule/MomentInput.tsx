import { DatePicker } from '@payloadcms/ui'
import { useId } from 'react'

interface MomentInputProps {
  label: string
  value: Date | null
  readOnly: boolean
  onChange: (value: Date | null) => void
}

/** A date with a time, typed or picked, as the form's other moments look: dd/MM/yyyy, weeks from Monday. */
export const MomentInput = ({ label, value, readOnly, onChange }: MomentInputProps) => {
  const id = useId()
  return (
    <div className="schedule__moment">
      <label htmlFor={id}>{label}</label>
      <DatePicker
        value={value ?? undefined}
        onChange={(picked: Date | null) => onChange(picked)}
        readOnly={readOnly}
        pickerAppearance="dayAndTime"
        displayFormat="dd/MM/yyyy h:mm a"
        timeIntervals={15}
        overrides={{ id, calendarStartDay: 1 }}
      />
    </div>
  )
}
