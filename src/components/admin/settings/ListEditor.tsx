'use client'
import { useState } from 'react'
import type { EditorProps } from './EditorProps'

interface ListEditorProps extends EditorProps {
  of: 'text' | 'number'
}

/** A list of words or numbers: type one and press Enter or a comma; each has a button that takes it out. */
export const ListEditor = ({ id, value, onChange, disabled, of, describedBy, invalid }: ListEditorProps) => {
  const [draft, setDraft] = useState('')
  const items: unknown[] = Array.isArray(value) ? value : []
  const add = (): void => {
    const text = draft.trim()
    setDraft('')
    if (text === '') return
    const item = of === 'number' ? Number(text.replace(/^\$/, '')) : text
    if (!Number.isNaN(item) && !items.includes(item)) onChange([...items, item])
  }
  return (
    <div className="tenant-settings__list">
      {items.length > 0 && (
        <ul aria-labelledby={`${id}-label`}>
          {items.map((item, index) => (
            <li key={String(item)}>
              {String(item)}
              <button
                type="button"
                disabled={disabled}
                aria-label={`Remove ${String(item)}`}
                onClick={() => onChange(items.filter((_, at) => at !== index))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        className="tenant-settings__input"
        inputMode={of === 'number' ? 'decimal' : 'text'}
        autoComplete="off"
        placeholder={items.length === 0 ? 'None. Type and press Enter' : 'Type and press Enter'}
        disabled={disabled}
        value={draft}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return
          // Enter would save the whole document.
          event.preventDefault()
          add()
        }}
      />
    </div>
  )
}
