'use client'
import type { ChangeEvent } from 'react'
import type { EditorProps } from './EditorProps'

interface TextEditorProps extends EditorProps {
  kind: 'text' | 'textarea' | 'date'
  /** What an emptied input means: a blank text, null, or the part left out. */
  whenEmpty: '' | null | undefined
}

/** One line, several lines or a date. */
export const TextEditor = ({
  id,
  value,
  onChange,
  disabled,
  describedBy,
  invalid,
  secret,
  kind,
  whenEmpty,
}: TextEditorProps) => {
  const shared = {
    id,
    disabled,
    value: typeof value === 'string' ? value : '',
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    placeholder: whenEmpty === null && kind !== 'date' ? 'Not set' : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.target.value === '' ? whenEmpty : event.target.value),
  }
  if (kind === 'textarea') return <textarea {...shared} className="tenant-settings__input" rows={4} />
  return (
    <input
      {...shared}
      className="tenant-settings__input"
      type={secret ? 'password' : kind}
      autoComplete="off"
      spellCheck={kind === 'text' && !secret}
    />
  )
}
