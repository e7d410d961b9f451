import { isRecord } from '@/src/domain/isRecord'
import type { Input, InputPart } from './inputFor'

/** A text input gives '' when it is emptied, other inputs null. */
const entered = (value: unknown): unknown => (value === null || value === '' ? undefined : value)

const switchOf = (value: unknown): unknown => {
  if (value === 'true') return true
  return value === 'false' ? false : entered(value)
}

const chosen = (choices: { value: string | number }[], value: unknown): unknown =>
  choices.find((choice) => String(choice.value) === String(value))?.value ?? entered(value)

const listOf = (value: unknown, item: (one: unknown) => unknown): unknown => {
  if (!Array.isArray(value)) return entered(value)
  return value.length === 0 ? undefined : value.map(item)
}

/** What a part that was not filled in is, where it may be missing. */
const emptyPart = ({ empty, kind }: Input): unknown => {
  if (empty) return empty === 'null' ? null : undefined
  if (kind === 'toggle') return false
  return ['choices', 'list', 'rows'].includes(kind) ? [] : undefined
}

const enteredParts = (parts: InputPart[], value: unknown): [InputPart, unknown][] => {
  const given = isRecord(value) ? value : {}
  return parts.map((part) => [part, fromForm(part.input, given[part.name])])
}

/** The parts of one entry of a list, or of a group, with null, false or [] where a part may be empty. */
export const partsFromForm = (parts: InputPart[], value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    enteredParts(parts, value).flatMap(([{ name, input }, part]) => {
      const kept = part === undefined ? emptyPart(input) : part
      return kept === undefined ? [] : [[name, kept]]
    }),
  )

/** The setting's value in a form, not validated yet; undefined when nothing was entered. */
export const fromForm = (input: Input, value: unknown): unknown => {
  switch (input.kind) {
    case 'toggle':
      return switchOf(value)
    case 'select':
      return chosen(input.choices, value)
    case 'choices':
      return listOf(value, (one) => chosen(input.choices, one))
    case 'list':
      return listOf(value, (one) => one)
    case 'date':
      // Payload's date input gives a moment of the day: 2026-06-30T12:00:00.000Z.
      return typeof value === 'string' ? entered(value.slice(0, 10)) : entered(value)
    case 'object':
      if (enteredParts(input.parts, value).every(([, part]) => part === undefined)) return undefined
      return partsFromForm(input.parts, value)
    case 'rows':
      return listOf(value, (row) => partsFromForm(input.parts, row))
    default:
      return entered(value)
  }
}

const partsToForm = (parts: InputPart[], value: unknown): Record<string, unknown> => {
  const stored = isRecord(value) ? value : {}
  return Object.fromEntries(
    parts.map(({ name, input }) => [
      name,
      // A switch among parts is a checkbox: there is nothing it could inherit.
      input.kind === 'toggle' ? stored[name] === true : toForm(input, stored[name]),
    ]),
  )
}

/** What a form's native inputs show for a stored value: texts for switches and selects, null for nothing. */
export const toForm = (input: Input, value: unknown): unknown => {
  if (input.kind === 'object') return partsToForm(input.parts, value)
  if (value === null || value === undefined) return null
  switch (input.kind) {
    case 'toggle':
    case 'select':
      return String(value)
    case 'choices':
      return Array.isArray(value) ? value.map(String) : value
    case 'date':
      return typeof value === 'string' ? `${value}T12:00:00.000Z` : value
    case 'rows':
      return Array.isArray(value) ? value.map((row) => partsToForm(input.parts, row)) : value
    default:
      return value
  }
}
