import { describe, expect, test } from 'vitest'
import { settingKeys, settingRow } from './settingsTable'
import { blankFor, editorFor } from './editorFor'

describe('the editor of a setting', () => {
  test('CMS-03 every setting has an editor of its own type, none is raw JSON', () => {
    const kinds = (editor: ReturnType<typeof editorFor>): string[] => {
      if (editor.kind === 'object') return ['object', ...editor.parts.flatMap((part) => kinds(part.editor))]
      if (editor.kind === 'rows') return ['rows', ...kinds(editor.item)]
      return [editor.kind]
    }
    expect(settingKeys.flatMap((key) => kinds(editorFor(settingRow(key).schema)))).not.toContain('json')
  })

  test('CMS-03 editors follow the schema', () => {
    const of = (key: 'search.gridColumns' | 'phones.new' | 'popup' | 'search.pageSize' | 'reserve.amount') =>
      editorFor(settingRow(key).schema)
    expect(of('search.gridColumns')).toEqual({
      kind: 'select',
      choices: [
        { label: '3', value: 3 },
        { label: '4', value: 4 },
      ],
    })
    expect(of('phones.new')).toEqual({ kind: 'text', allowsBlank: false, empty: 'null' })
    expect(of('reserve.amount')).toEqual({ kind: 'text', allowsBlank: true, empty: 'null' })
    expect(of('search.pageSize')).toEqual({ kind: 'number', min: 3, max: 100, whole: true })
    expect(of('popup')).toMatchObject({ kind: 'object', empty: 'null' })
  })

  test('CMS-03 a value that was not set starts in its own shape', () => {
    expect(blankFor({ ...editorFor(settingRow('finance.comparisonRange').schema), empty: undefined })).toEqual({
      min: 0,
      max: 0,
    })
    expect(blankFor({ ...editorFor(settingRow('group.statsBanner').schema), empty: undefined })).toEqual([
      { value: '', label: '' },
    ])
    expect(blankFor({ ...editorFor(settingRow('popup').schema), empty: undefined })).toEqual({
      content: '',
      expiry: null,
    })
  })
})
