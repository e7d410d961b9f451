import { carTitle } from '@/src/domain/stock/car/carTitle'
import { z } from '@/src/components/admin/zod'
import { feedInputWords, isFeedInput } from '@/src/domain/feeds/columns/feedInputs'
import { fieldInWords } from '@/src/domain/feeds/columns/suppliedFields'

const issue = z.object({ field: z.string(), value: z.string(), reason: z.string() })

/** What `POST /api/feeds/{client}/preview` answers (FEED-01). */
export const previewSchema = z.object({
  preview: z.object({
    facts: z.object({ format: z.string(), encoding: z.string(), notes: z.array(z.string()) }),
    columns: z.array(z.object({ name: z.string(), input: z.string().nullable() })),
    rows: z.array(
      z.object({
        values: z.array(z.string()),
        result: z.discriminatedUnion('kind', [
          z.object({
            kind: z.literal('car'),
            line: z.number(),
            record: z.object({ car: z.record(z.string(), z.unknown()) }),
            advice: z.array(issue),
          }),
          z.object({ kind: z.literal('rejected'), line: z.number(), issues: z.array(issue) }),
          z.object({ kind: z.literal('skipped'), line: z.number(), issues: z.array(issue) }),
        ]),
      }),
    ),
    problem: z.string().nullable(),
  }),
})

export type Preview = z.infer<typeof previewSchema>['preview']

type Row = Preview['rows'][number]

const shown = ['name', 'car_type', 'price', 'km', 'colour'] as const

const carInWords = (car: Record<string, unknown>): string => {
  const named = carTitle(car)
  const rest = shown.flatMap((path) => {
    const value = car[path]
    if (path === 'name' || value === null || value === undefined) return []
    const words = typeof value === 'number' || typeof value === 'string' ? fieldInWords(path, value) : ''
    return [path === 'km' ? `${words} km` : words]
  })
  return [named, ...rest].filter(Boolean).join(' · ')
}

const Result = ({ result }: Pick<Row, 'result'>) => {
  const issues = result.kind === 'car' ? result.advice : result.issues
  return (
    <>
      <span className={`feeds-chip feeds-chip--${result.kind === 'car' ? 'created' : result.kind}`}>
        {result.kind === 'car' ? 'Car' : result.kind === 'rejected' ? 'Rejected' : 'Skipped'}
      </span>{' '}
      {result.kind === 'car' && carInWords(result.record.car)}
      {issues.length > 0 && (
        <ul className="preview__issues">
          {issues.map(({ field, reason }) => (
            <li key={`${field} ${reason}`}>
              {field && <span className="feeds-code">{field}: </span>}
              {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The first rows of a file: what each column fills, and what becomes of each row (FEED-01). */
export const PreviewTable = ({ preview }: { preview: Preview }) => (
  <div className="feeds-scroll preview__table" tabIndex={0} role="region" aria-label="First rows">
    <table className="feeds-table">
      <thead>
        <tr>
          <th scope="col">Becomes</th>
          {preview.columns.map(({ name, input }) => (
            <th scope="col" key={name}>
              <span className="feeds-code">{name}</span>
              <span className={`feeds-chip ${input ? 'feeds-chip--feed' : ''}`}>
                {input && isFeedInput(input) ? feedInputWords(input) : 'Not used'}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preview.rows.map(({ values, result }) => (
          <tr key={result.line}>
            <td className="preview__result">
              <Result result={result} />
            </td>
            {preview.columns.map(({ name }, at) => (
              <td key={name}>{values[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
