import { z } from 'zod'

/** One choice of a select. */
interface Choice {
  label: string
  value: string | number
}

/** One part of a value that has several, e.g. the 'expiry' of a popup. */
export interface InputPart {
  name: string
  label: string
  /** What `describe` says of the part in the settings table. */
  description: string | undefined
  input: Input
}

/** How a form enters a value, read off its schema. */
export type Input = {
  /** What an empty input is inside a value of several parts. 'null': null. 'omit': the part is left out. */
  empty?: 'null' | 'omit'
} & (
  | { kind: 'toggle' }
  | { kind: 'select' | 'choices'; choices: Choice[] }
  | { kind: 'text' | 'textarea' | 'date' }
  | { kind: 'number'; min: number | undefined; max: number | undefined; whole: boolean }
  | { kind: 'list'; of: 'text' | 'number' }
  | { kind: 'object'; parts: InputPart[] }
  | { kind: 'rows'; parts: InputPart[]; item: z.ZodObject }
)

/** More characters than this are entered in several lines. */
const ONE_LINE = 500

const inWords = (name: string): string => {
  const words = name
    .replace(/Href$/, 'Link')
    .replace(/^href$/, 'link')
    .replace(/Url$/, 'Address')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
  return words === words.toUpperCase() ? words : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

const choice = (value: string | number): Choice => ({
  value,
  label: typeof value === 'string' && /^[a-z]/.test(value) ? inWords(value.replaceAll(/[-_]/g, ' ')) : String(value),
})

const isChoice = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

const finite = (bound: number | null): number | undefined =>
  bound !== null && Number.isFinite(bound) && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined

const partsOf = (schema: z.ZodObject): InputPart[] =>
  Object.entries(schema.shape).map(([name, part]) => ({
    name,
    label: inWords(name),
    description: part instanceof z.ZodType ? part.description : undefined,
    input: inputFor(part),
  }))

const noInput = (schema: unknown): Error =>
  new Error(`There is no input for a setting of the kind ${schema instanceof z.ZodType ? schema.type : 'unknown'}.`)

const listInput = (element: unknown): Input => {
  if (element instanceof z.ZodEnum) return { kind: 'choices', choices: element.options.filter(isChoice).map(choice) }
  if (element instanceof z.ZodString) return { kind: 'list', of: 'text' }
  if (element instanceof z.ZodNumber) return { kind: 'list', of: 'number' }
  if (element instanceof z.ZodObject) return { kind: 'rows', parts: partsOf(element), item: element }
  throw noInput(element)
}

const unionInput = (schema: z.ZodUnion): Input => {
  const literals = schema.options.flatMap((option) => (option instanceof z.ZodLiteral ? [...option.values] : []))
  const values = literals.filter(isChoice)
  if (values.length !== schema.options.length) throw noInput(schema)
  return { kind: 'select', choices: values.map(choice) }
}

/**
 * The input of a value, from its zod schema: a new row of the settings table needs no work in the admin.
 * @throws Error for a kind of schema that has no input yet
 */
export const inputFor = (schema: unknown): Input => {
  if (schema instanceof z.ZodNullable) return { ...inputFor(schema.unwrap()), empty: 'null' }
  if (schema instanceof z.ZodOptional) return { ...inputFor(schema.unwrap()), empty: 'omit' }
  if (schema instanceof z.ZodBoolean) return { kind: 'toggle' }
  if (schema instanceof z.ZodEnum) return { kind: 'select', choices: schema.options.filter(isChoice).map(choice) }
  if (schema instanceof z.ZodUnion) return unionInput(schema)
  if (schema instanceof z.ZodISODate) return { kind: 'date' }
  if (schema instanceof z.ZodString) return { kind: (schema.maxLength ?? 0) > ONE_LINE ? 'textarea' : 'text' }
  if (schema instanceof z.ZodURL) return { kind: 'text' }
  if (schema instanceof z.ZodNumber)
    return { kind: 'number', min: finite(schema.minValue), max: finite(schema.maxValue), whole: schema.isInt }
  if (schema instanceof z.ZodArray) return listInput(schema.element)
  if (schema instanceof z.ZodObject) return { kind: 'object', parts: partsOf(schema) }
  throw noInput(schema)
}
