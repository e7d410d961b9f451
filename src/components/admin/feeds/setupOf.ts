import { textOf } from '@/src/domain/textOf'
import { isRecord } from '@/src/domain/isRecord'
const text = (value: unknown): string => textOf(value) ?? ''
type Row = Record<string, unknown>
interface MappingLine {
  column: string
  field: string
  fallback: string | null
  translation: string | null
}

/** The complete lines of a feed client's mapping as its form holds them. */
export const mappingOf = ({ mapping }: Row): MappingLine[] =>
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
export const setupOf = (data: Row) => ({
  profile: text(data.profile),
  mapping: mappingOf(data),
  priceBasis: text(data.priceBasis) || null,
})
