type Row = Record<string, unknown>
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

interface MappingLine {
  column: string
  field: string
  fallback: string | null
  translation: string | null
}

/** The complete lines of a feed client's mapping as its form holds them. */
export const mappingOf = ({ mapping }: Row): MappingLine[] =>
  (Array.isArray(mapping) ? mapping : []).flatMap((line: unknown) =>
    isRow(line) && text(line.column) !== '' && text(line.field) !== ''
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
