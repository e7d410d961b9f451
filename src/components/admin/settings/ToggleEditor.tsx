'use client'
import type { EditorProps } from './EditorProps'

/** On or off. */
export const ToggleEditor = ({ id, value, onChange, disabled, describedBy }: EditorProps) => (
  <span className="tenant-settings__toggle">
    <input
      id={id}
      type="checkbox"
      role="switch"
      checked={value === true}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span aria-hidden="true">{value === true ? 'On' : 'Off'}</span>
  </span>
)
