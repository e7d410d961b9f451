'use client'
import { FieldLabel, ReactSelect, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { feedInputChoices } from '@/src/domain/feeds/columns/feedInputs'

const options = feedInputChoices.map(({ value, label }) => ({ value, label }))

/** Which of our fields a column fills: a list to search in (FEED-01). */
export const MappingField = ({ path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, disabled } = useField<string>({ path })
  const chosen = options.find((option) => option.value === value)
  return (
    <div className="field-type select" style={{ flex: '1 1 30%' }}>
      <FieldLabel label="Fills" path={path} required />
      <ReactSelect
        isSearchable
        placeholder="Choose or type a few letters"
        disabled={Boolean(readOnly) || disabled}
        options={options}
        showError={showError}
        value={chosen ?? (value ? { value, label: `${value} (unknown)` } : undefined)}
        onChange={(next) => setValue(Array.isArray(next) ? null : (next?.value ?? null))}
      />
    </div>
  )
}
