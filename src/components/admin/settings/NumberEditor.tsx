'use client'
import type { EditorProps } from './EditorProps'

interface NumberEditorProps extends EditorProps {
  min: number | undefined
  max: number | undefined
  whole: boolean
  mayBeEmpty: boolean
}

/** A number within its bounds; an emptied input is null, which only some settings accept. */
export const NumberEditor = ({
  id,
  value,
  onChange,
  disabled,
  describedBy,
  invalid,
  min,
  max,
  whole,
  mayBeEmpty,
}: NumberEditorProps) => (
  <input
    id={id}
    className="tenant-settings__input tenant-settings__input--number"
    type="number"
    inputMode={whole ? 'numeric' : 'decimal'}
    min={min}
    max={max}
    step={whole ? 1 : 'any'}
    disabled={disabled}
    placeholder={mayBeEmpty ? 'Not set' : undefined}
    value={typeof value === 'number' ? value : ''}
    aria-describedby={describedBy}
    aria-invalid={invalid}
    onChange={(event) => onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
    onWheel={(event) => event.currentTarget.blur()}
  />
)
