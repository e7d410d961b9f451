'use client'
import { Button, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { columnPlan } from '@/src/domain/feeds/columns/columnPlan'
import { isRecord } from '@/src/domain/isRecord'
import { textOf } from '@/src/domain/textOf'
import './clients.css'
import './feeds.css'
import { type Preview, previewSchema, PreviewTable } from './PreviewTable'
import { useJsonPost } from './useJson'

/** The first rows hold all columns; the server takes no more. */
const SENT_BYTES = 500_000

const usual = columnPlan({ profile: 'generic', mapping: [], priceBasis: null })

/** Unmapped columns, with the field their names usually mean. */
const suggestionsFor = (preview: Preview): { column: string; field: string }[] => {
  const taken = new Set(preview.columns.flatMap(({ input }) => input ?? []))
  return preview.columns.flatMap(({ name, input }) => {
    const target = input === null ? usual.targetOf(name) : null
    return target && !taken.has(target.input) ? [{ column: name, field: target.input }] : []
  })
}

const text = (value: unknown): string => textOf(value) ?? ''
type Row = Record<string, unknown>
interface MappingLine {
  column: string
  field: string
  fallback: string | null
  translation: string | null
}

/** The complete lines of a feed client's mapping as its form holds them. */
const mappingOf = ({ mapping }: Row): MappingLine[] =>
  (Array.isArray(mapping) ? mapping : []).flatMap((line: unknown) =>
    isRecord(line) && text(line.column) !== '' && text(line.field) !== ''
      ? [
          {
            column: text(line.column),
            field: text(line.field),
            fallback: text(line.fallback) || null,
            translation: text(line.translation) || null,
          },
        ]
      : [],
  )

/** How a file is read, from the form of a feed client. */
const setupOf = (data: Row) => ({
  profile: text(data.profile),
  mapping: mappingOf(data),
  priceBasis: text(data.priceBasis) || null,
})

/**
 * Tries the current form values, saved or not, on the first rows of a chosen or pasted file, and offers to map columns
 * by their usual names (FEED-01). Nothing is stored.
 */
export const FeedPreview = () => {
  const { id } = useDocumentInfo()
  const form = useForm()
  const [pasted, setPasted] = useState('')
  const [file, setFile] = useState<Blob | null>(null)
  const { value: answer, problem, busy, post } = useJsonPost(previewSchema)
  if (id === undefined) return null
  const preview = answer?.preview ?? null
  const data = (): Record<string, unknown> => form.getData()
  const show = (source: Blob | null): void => {
    if (!source || source.size === 0) return
    const body = new FormData()
    body.set('file', source.slice(0, SENT_BYTES))
    body.set('setup', JSON.stringify(setupOf(data())))
    void post(`/api/feeds/${id}/preview`, body)
  }
  const source = (): Blob | null => (pasted.trim() === '' ? file : new Blob([pasted]))
  const isCustom = data().profile === 'custom'
  const suggestions = preview && isCustom ? suggestionsFor(preview) : []
  const addAll = (): void => {
    const first = mappingOf(data()).length
    for (const [at, { column, field }] of suggestions.entries()) {
      form.addFieldRow({
        path: 'mapping',
        schemaPath: 'feed-clients.mapping',
        rowIndex: first + at,
        subFieldState: {
          column: { value: column, initialValue: column, valid: true, passesCondition: true },
          field: { value: field, initialValue: field, valid: true, passesCondition: true },
        },
      })
    }
  }
  return (
    <section className="feeds preview" aria-label="Try a file">
      <h3>Try a file</h3>
      <p className="feeds-hint">
        Choose a file or paste its first lines to see what becomes of them. Nothing is stored.
      </p>
      <div className="preview__inputs">
        <input
          type="file"
          aria-label="Stock file"
          onChange={(event) => {
            const chosen = event.target.files?.[0] ?? null
            setPasted('')
            setFile(chosen)
            show(chosen)
          }}
        />
        <textarea
          aria-label="First lines of the file"
          placeholder="Stock No,Make,Model,Price …"
          rows={3}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        <Button buttonStyle="secondary" margin={false} disabled={busy} onClick={() => show(source())}>
          {busy ? 'Reading …' : 'Show the first rows'}
        </Button>
      </div>
      {problem && <p className="run-message run-message--failed">{problem}</p>}
      {preview?.problem && <p className="run-message run-message--failed">{preview.problem}</p>}
      {suggestions.length > 0 && (
        <div className="preview__suggest">
          <p>
            {suggestions.length} {suggestions.length === 1 ? 'column is' : 'columns are'} not used, but named like one
            of our fields: {suggestions.map(({ column }) => column).join(', ')}.
          </p>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={addAll}>
            Map {suggestions.length === 1 ? 'it' : 'them'}
          </Button>
        </div>
      )}
      {preview && preview.columns.length > 0 && <PreviewTable preview={preview} />}
    </section>
  )
}
