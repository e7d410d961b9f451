'use client'
import { Button } from '@payloadcms/ui'
import { blankFor, type Editor } from '@/tenants/settings/editorFor'
import type { EditorProps } from './EditorProps'
import { JsonEditor } from './JsonEditor'
import { ListEditor } from './ListEditor'
import { NumberEditor } from './NumberEditor'
import { ObjectEditor } from './ObjectEditor'
import { RowsEditor } from './RowsEditor'
import { SelectEditor } from './SelectEditor'
import { TextEditor } from './TextEditor'
import { ToggleEditor } from './ToggleEditor'

interface ValueEditorProps extends EditorProps {
  editor: Editor
}

/** What an emptied text stands for. */
const emptyText = (editor: Editor & { allowsBlank: boolean }): '' | null | undefined => {
  if (editor.allowsBlank) return ''
  if (editor.empty === 'null') return null
  return editor.empty === 'omit' ? undefined : ''
}

/** The editor that fits a value. A composite value that is not set starts with a button. */
export const ValueEditor = ({ editor, ...props }: ValueEditorProps) => {
  const composite = editor.kind === 'object' || editor.kind === 'rows'
  if (composite && editor.empty && (props.value === null || props.value === undefined)) {
    return (
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={props.disabled}
        onClick={() => props.onChange(blankFor({ ...editor, empty: undefined }))}
        extraButtonProps={{ 'aria-describedby': `${props.id}-label` }}
      >
        Set up
      </Button>
    )
  }
  switch (editor.kind) {
    case 'toggle':
      return <ToggleEditor {...props} />
    case 'select':
      return <SelectEditor {...props} choices={editor.choices} />
    case 'choices':
      return <SelectEditor {...props} choices={editor.choices} many />
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
