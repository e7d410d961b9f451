import { helperInputs } from '../feeds/columns/helperInputs'
import type { FieldExample } from '../stock/fields/CarField'
import { carFieldRows, sentFacts } from '../stock/fields/carFieldTable'

/** What a field means, with its unit, and a value as a sender may write it. */
export type FieldNote = readonly [meaning: string, example: FieldExample]
type Notes = Readonly<Record<string, FieldNote>>

const notesOf = (wanted: string | null): Notes =>
  Object.fromEntries(
    carFieldRows.flatMap(({ path, group, row }): [string, FieldNote][] => {
      const sent = sentFacts(row)
      return sent === null || group !== wanted ? [] : [[path, [sent.note, sent.example]]]
    }),
  )

/** Every field of a car a sender may fill (FEED-01). */
export const carNotes = notesOf(null)
/** Catalogue facts of the variant. */
export const variantNotes = notesOf('variant')
export const caravanNotes = notesOf('caravan_specifications')

/** Columns other systems have, which fill one of the fields above or several. */
export const helperNotes: Notes = Object.fromEntries(
  Object.entries(helperInputs).map(([input, { note, example }]): [string, FieldNote] => [input, [note, example]]),
)
