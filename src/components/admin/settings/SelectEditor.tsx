'use client'
import { ReactSelect, type ReactSelectOption } from '@payloadcms/ui'
import type { EditorProps } from './EditorProps'

interface SelectEditorProps extends EditorProps {
  choices: { label: string; value: string | number }[]
  many?: boolean
}

const valuesOf = (picked: ReactSelectOption | ReactSelectOption[] | null): unknown[] =>
  (Array.isArray(picked) ? picked : picked ? [picked] : []).map((option) => option.value)

/** One choice, or several in the order they were picked. */
export const SelectEditor = ({ id, value, onChange, disabled, choices, many = false, invalid }: SelectEditorProps) => {
  const current = Array.isArray(value) ? value : [value]
  const picked = choices.filter((choice) => current.includes(choice.value))
  return (
    <ReactSelect
      inputId={id}
      className="tenant-settings__select"
      disabled={disabled}
      isClearable={false}
      isMulti={many}
      isSearchable={choices.length > 6}
      options={choices}
      placeholder={many ? 'None' : 'Choose'}
      showError={invalid}
      value={many ? picked : picked[0]}
      onChange={(next) => onChange(many ? valuesOf(next) : valuesOf(next)[0])}
    />
  )
}
