import { z } from 'zod'

/** One choice of a select. */
interface Choice {
  label: string
  value: string | number
}

/** One part of a value that has several, e.g. the 'expiry' of a popup. */
export interface EditorPart {
  name: string
  label: string
  editor: Editor
}

/** How the admin edits a value, read off its schema. */
export type Editor = {
  /** 'null': may be not set. 'omit': a part that may be left out. */
  empty?: 'null' | 'omit'
} & (
  | { kind: 'toggle' }
  | { kind: 'select'; choices: Choice[] }
  | { kind: 'choices'; choices: Choice[] }
  | { kind: 'text' | 'textarea' | 'date'; allowsBlank: boolean }
  | { kind: 'number'; min: number | undefined; max: number | undefined; whole: boolean }
  | { kind: 'list'; of: 'text' | 'number' }
  | { kind: 'object'; parts: EditorPart[] }
  | { kind: 'rows'; item: Editor }
  | { kind: 'json' }
)

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
  label: typeof value === 'string' && /^[a-z]/.test(value) ? inWords(value.replaceAll('-', ' ')) : String(value),
})

const isChoice = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

const finite = (bound: number | null): number | undefined =>
  bound !== null && Number.isFinite(bound) && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined

const arrayEditor = (element: unknown): Editor => {
  if (element instanceof z.ZodEnum) return { kind: 'choices', choices: element.options.filter(isChoice).map(choice) }
  if (element instanceof z.ZodString) return { kind: 'list', of: 'text' }
  if (element instanceof z.ZodNumber) return { kind: 'list', of: 'number' }
  return { kind: 'rows', item: editorFor(element) }
}

/**
 * The editor of a value, from its zod schema: a new row of the settings table needs no work in the admin.
 * A schema it has no editor for is edited as JSON.
 */
export const editorFor = (schema: unknown): Editor => {
  if (schema instanceof z.ZodNullable) return { ...editorFor(schema.unwrap()), empty: 'null' }
  if (schema instanceof z.ZodOptional) return { ...editorFor(schema.unwrap()), empty: 'omit' }
  if (schema instanceof z.ZodBoolean) return { kind: 'toggle' }
  if (schema instanceof z.ZodEnum) return { kind: 'select', choices: schema.options.filter(isChoice).map(choice) }
  if (schema instanceof z.ZodUnion) {
    const literals = schema.options.flatMap((option) => (option instanceof z.ZodLiteral ? [...option.values] : []))
    const values = literals.filter(isChoice)
    return values.length === schema.options.length ? { kind: 'select', choices: values.map(choice) } : { kind: 'json' }
  }
  if (schema instanceof z.ZodISODate) return { kind: 'date', allowsBlank: false }
  if (schema instanceof z.ZodString)
    return {
      kind: (schema.maxLength ?? 0) > 500 ? 'textarea' : 'text',
      allowsBlank: schema.safeParse('').success,
    }
  if (schema instanceof z.ZodURL) return { kind: 'text', allowsBlank: false }
  if (schema instanceof z.ZodNumber)
    return { kind: 'number', min: finite(schema.minValue), max: finite(schema.maxValue), whole: schema.isInt }
  if (schema instanceof z.ZodArray) return arrayEditor(schema.element)
  if (schema instanceof z.ZodObject)
    return {
      kind: 'object',
      parts: Object.entries(schema.shape).map(([name, part]) => ({
        name,
        label: inWords(name),
        editor: editorFor(part),
      })),
    }
  return { kind: 'json' }
}

/** What a new row of a list, or a value that was not set, starts with. */
export const blankFor = (editor: Editor): unknown => {
  if (editor.empty === 'null') return null
  switch (editor.kind) {
    case 'toggle':
      return false
    case 'select':
      return editor.choices[0]?.value
    case 'choices':
    case 'list':
      return []
    case 'number':
      return editor.min ?? 0
    case 'rows':
      return [blankFor(editor.item)]
    case 'object':
      return Object.fromEntries(
        editor.parts.filter((part) => part.editor.empty !== 'omit').map((part) => [part.name, blankFor(part.editor)]),
      )
    case 'json':
      return null
    default:
      return ''
  }
}
