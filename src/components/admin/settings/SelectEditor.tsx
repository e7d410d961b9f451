'use client'
import type { EditorProps } from './EditorProps'

interface SelectEditorProps extends EditorProps {
  choices: { label: string; value: string | number }[]
  mayBeEmpty: boolean
}

/** One of several choices. The browser's own select, because Payload's fails an accessibility audit. */
export const SelectEditor = ({
  id,
  value,
  onChange,
  disabled,
  choices,
  mayBeEmpty,
  describedBy,
  invalid,
}: SelectEditorProps) => {
  const current = choices.findIndex((choice) => choice.value === value)
  return (
    <select
      id={id}
      className="tenant-settings__input tenant-settings__input--select"
      disabled={disabled}
      value={current}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      onChange={(event) => onChange(choices[Number(event.target.value)]?.value ?? null)}
    >
      {(mayBeEmpty || current === -1) && <option value={-1}>Not set</option>}
      {choices.map((choice, index) => (
        <option key={choice.value} value={index}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
