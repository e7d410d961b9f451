'use client'
import { blankFor, type Editor } from '@/tenants/settings/editorFor'
import { ChoicesEditor } from './ChoicesEditor'
import type { EditorProps } from './EditorProps'
import { JsonEditor } from './JsonEditor'
import { ListEditor } from './ListEditor'
import { NumberEditor } from './NumberEditor'
import { ObjectEditor } from './ObjectEditor'
import { OptionalValue } from './OptionalValue'
import { RowsEditor } from './RowsEditor'
import { SelectEditor } from './SelectEditor'
import { TextEditor } from './TextEditor'

const ToggleEditor = ({ id, value, onChange, disabled, describedBy }: EditorProps) => (
  <span className="tenant-settings__toggle">
    <input
      id={id}
      type="checkbox"
      role="switch"
      checked={value === true}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span aria-hidden="true">{value === true ? 'On' : 'Off'}</span>
  </span>
)

interface ValueEditorProps extends EditorProps {
  editor: Editor
}

/** The value stored when the text field is emptied. */
const emptyText = (editor: Editor & { allowsBlank: boolean }): '' | null | undefined => {
  if (editor.allowsBlank) return ''
  if (editor.empty === 'null') return null
  return editor.empty === 'omit' ? undefined : ''
}

/** The editor for a value's type. A value of several parts that is not set starts with a button. */
export const ValueEditor = ({ editor, ...props }: ValueEditorProps) => {
  const composite = editor.kind === 'object' || editor.kind === 'rows'
  if (!composite || !editor.empty) return <PlainEditor editor={editor} {...props} />
  return (
    <OptionalValue
      id={props.id}
      disabled={props.disabled}
      isSet={props.value !== null && props.value !== undefined}
      onSet={() => props.onChange(blankFor({ ...editor, empty: undefined }))}
      onClear={() => props.onChange(editor.empty === 'null' ? null : undefined)}
    >
      <PlainEditor editor={editor} {...props} />
    </OptionalValue>
  )
}

const PlainEditor = ({ editor, ...props }: ValueEditorProps) => {
  switch (editor.kind) {
    case 'toggle':
      return <ToggleEditor {...props} />
    case 'select':
      return <SelectEditor {...props} choices={editor.choices} mayBeEmpty={editor.empty === 'null'} />
    case 'choices':
      return <ChoicesEditor {...props} choices={editor.choices} />
    case 'number':
      return (
        <NumberEditor
          {...props}
          min={editor.min}
          max={editor.max}
          whole={editor.whole}
          mayBeEmpty={editor.empty === 'null'}
        />
      )
    case 'list':
      return <ListEditor {...props} of={editor.of} />
    case 'object':
      return <ObjectEditor {...props} parts={editor.parts} />
    case 'rows':
      return <RowsEditor {...props} item={editor.item} />
    case 'json':
      return <JsonEditor {...props} />
    default:
      return <TextEditor {...props} kind={editor.kind} whenEmpty={emptyText(editor)} />
  }
}
