'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import './json.css'

const NOT_JSON =
  'This cannot be read as JSON. Look for a missing comma, quote or bracket near the end of what you typed.'

const inWords = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

const read = (text: string): { value: unknown; fits: boolean } => {
  if (text.trim() === '') return { value: null, fits: true }
  try {
    return { value: JSON.parse(text), fits: true }
  } catch {
    return { value: text, fits: false }
  }
}

/**
 * Structured data as plain text. Payload's own field loads the Monaco editor from a CDN: where that is blocked nothing
 * can be typed, and each visit is disclosed to the CDN.
 */
export const PlainJson: JSONFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const [typed, setTyped] = useState<string | null>(null)
  const { label, required, admin } = field
  const fits = typed === null || read(typed).fits
  const closed = readOnly === true || disabled === true
  return (
    <div className={`field-type plain-json${showError || !fits ? ' error' : ''}`}>
      <FieldLabel htmlFor={`field-${path.replace(/\./g, '__')}`} label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <textarea
          id={`field-${path.replace(/\./g, '__')}`}
          rows={8}
          spellCheck={false}
          disabled={closed}
          aria-invalid={!fits}
          value={typed ?? inWords(value)}
          onChange={({ target }) => {
            setTyped(target.value)
            setValue(read(target.value).value)
          }}
          onBlur={() => fits && setTyped(null)}
        />
      </div>
      {!fits && (
        <p className="plain-json__note" role="status">
          {NOT_JSON}
        </p>
      )}
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
