'use client'
import { useState } from 'react'
import type { EditorProps } from './EditorProps'

/** A value of no known shape, as JSON. Invalid JSON stays in the text box and is not stored. */
export const JsonEditor = ({ id, value, onChange, disabled, describedBy }: EditorProps) => {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <textarea
      id={id}
      className="tenant-settings__input tenant-settings__input--code"
      rows={5}
      disabled={disabled}
      aria-describedby={describedBy}
      aria-invalid={draft !== null}
      value={draft ?? JSON.stringify(value, null, 2)}
      onChange={(event) => {
        try {
          onChange(JSON.parse(event.target.value))
          setDraft(null)
        } catch {
          setDraft(event.target.value)
        }
      }}
    />
  )
}
