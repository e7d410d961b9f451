'use client'
import type { EditorProps } from './EditorProps'

interface ChoicesEditorProps extends EditorProps {
  choices: { label: string; value: string | number }[]
}

/** Any number of choices, kept in the order they are offered. */
export const ChoicesEditor = ({ id, value, onChange, disabled, choices, describedBy }: ChoicesEditorProps) => {
  const current: unknown[] = Array.isArray(value) ? value : []
  const toggle = (picked: string | number, on: boolean): void =>
    onChange(choices.map((choice) => choice.value).filter((item) => (item === picked ? on : current.includes(item))))
  return (
    <div
      className="tenant-settings__choices"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="checkbox"
            disabled={disabled}
            checked={current.includes(choice.value)}
            onChange={(event) => toggle(choice.value, event.target.checked)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
