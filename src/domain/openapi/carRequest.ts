import { z } from 'zod'
import type { FieldExample, SentFacts } from '../stock/fields/CarField'
import { carFieldRows, plainFields, sentFacts } from '../stock/fields/carFieldTable'

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

const typeFor = (example: FieldNote[1]): z.ZodType => {
  if (typeof example === 'number') return z.union([z.number(), z.string()])
  if (typeof example === 'boolean') return z.union([z.boolean(), z.string()])
  return typeof example === 'string' ? z.string() : z.union([z.array(z.string()), z.string()])
}

const fieldFor = ([description, example]: FieldNote): z.ZodType =>
  typeFor(example)
    .nullable()
    .optional()
    .meta({ description, examples: [example] })

const fieldsFor = (notes: Readonly<Record<string, FieldNote>>): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(notes).map(([name, note]) => [name.split('.').at(-1) ?? name, fieldFor(note)]))

const required = ({ sent }: { sent: SentFacts }): z.ZodType =>
  z.string().meta({ description: sent.note, examples: [sent.example] })

/** A car as a sender may write it: every field as text too, cleaned on arrival (FEED-01). */
export const carRequestSchema = z
  .object({
    ...fieldsFor(carNotes),
    make: required(plainFields.make),
    model: required(plainFields.model),
    location: z.uuid().nullable().optional().meta({ description: 'Id of one of the dealership’s locations.' }),
    variant: z.object(fieldsFor(variantNotes)).optional(),
    caravan_specifications: z.object(fieldsFor(caravanNotes)).optional(),
  })
  .meta({ description: 'Left out: unchanged. Null or an empty text: removed.' })
