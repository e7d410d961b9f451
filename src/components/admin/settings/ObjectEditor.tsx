'use client'
import { isRecord } from '@/src/domain/isRecord'
import type { EditorPart } from '@/tenants/settings/editorFor'
import type { EditorProps } from './EditorProps'
import { ValueEditor } from './ValueEditor'

interface ObjectEditorProps extends EditorProps {
  parts: EditorPart[]
}

/** A value of several parts. A part set to undefined is left out. */
export const ObjectEditor = ({ id, value, onChange, disabled, parts }: ObjectEditorProps) => {
  const current = isRecord(value) ? value : {}
  const numbers = parts.every((part) => part.editor.kind === 'number')
  const change = (name: string, next: unknown): void =>
    onChange(Object.fromEntries(Object.entries({ ...current, [name]: next }).filter(([, part]) => part !== undefined)))
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={numbers ? 'tenant-settings__parts tenant-settings__parts--inline' : 'tenant-settings__parts'}
    >
      {parts.map((part) => (
        <div key={part.name} className="tenant-settings__part">
          {part.editor.kind === 'choices' ? (
            <span id={`${id}-${part.name}-label`}>{part.label}</span>
          ) : (
            <label id={`${id}-${part.name}-label`} htmlFor={`${id}-${part.name}`}>
              {part.label}
            </label>
          )}
          <ValueEditor
            id={`${id}-${part.name}`}
            editor={part.editor}
            value={current[part.name]}
            disabled={disabled}
            onChange={(next) => change(part.name, next)}
          />
        </div>
      ))}
    </div>
  )
}
