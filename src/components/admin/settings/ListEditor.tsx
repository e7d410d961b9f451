'use client'
import { ReactSelect } from '@payloadcms/ui'
import type { EditorProps } from './EditorProps'

interface ListEditorProps extends EditorProps {
  of: 'text' | 'number'
}

/** A list of words or numbers: type one and press Enter. */
export const ListEditor = ({ id, value, onChange, disabled, of, invalid }: ListEditorProps) => {
  const items = Array.isArray(value) ? value.map((item) => ({ label: String(item), value: String(item) })) : []
  return (
    <ReactSelect
      inputId={id}
      className="tenant-settings__select"
      disabled={disabled}
      isClearable
      isCreatable
      isMulti
      isSortable
      numberOnly={of === 'number'}
      noOptionsMessage={() => 'Type a value and press Enter'}
      options={[]}
      placeholder="None: type and press Enter"
      showError={invalid}
      value={items}
      onChange={(next) => {
        const texts = (Array.isArray(next) ? next : [next]).map((option) => String(option.value))
        onChange(of === 'number' ? texts.map(Number) : texts)
      }}
    />
  )
}
