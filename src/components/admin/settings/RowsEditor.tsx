'use client'
import { Button } from '@payloadcms/ui'
import { blankFor, type Editor } from '@/tenants/settings/editorFor'
import type { EditorProps } from './EditorProps'
import { ValueEditor } from './ValueEditor'

interface RowsEditorProps extends EditorProps {
  item: Editor
}

/** A list of entries of several parts each. */
export const RowsEditor = ({ id, value, onChange, disabled, item }: RowsEditorProps) => {
  const rows: unknown[] = Array.isArray(value) ? value : []
  const replace = (index: number, next: unknown): void => onChange(rows.map((row, at) => (at === index ? next : row)))
  return (
    <div className="tenant-settings__rows" role="group" aria-labelledby={`${id}-label`}>
      {rows.map((row, index) => (
        // Entries have no id of their own; they are edited in place and never reordered.
        <fieldset key={index} className="tenant-settings__entry">
          <legend id={`${id}-${index}-label`}>Entry {index + 1}</legend>
          <ValueEditor
            id={`${id}-${index}`}
            editor={item}
            value={row}
            disabled={disabled}
            onChange={(next) => replace(index, next)}
          />
          <Button
            buttonStyle="none"
            className="tenant-settings__link"
            disabled={disabled}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
            aria-label={`Remove entry ${index + 1}`}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={disabled}
        onClick={() => onChange([...rows, blankFor(item)])}
      >
        Add entry
      </Button>
    </div>
  )
}
