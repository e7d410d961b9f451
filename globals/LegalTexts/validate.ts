import type { ArrayFieldValidation, TextareaFieldValidation } from 'payload'
import { isLegalKey, legalKind } from '@/src/domain/legal/legalKeys'

const WARNS = /^warning:?\s+this comparison rate/i

/** A wording says what its kind of text must say, and keeps its placeholders (LAW-02, LAW-06, LAW-08). */
export const lawfulWording: TextareaFieldValidation = (value, { siblingData }) => {
  const words = value?.trim() ?? ''
  if (words === '') return 'Give the words.'
  const { key } = Object(siblingData)
  if (!isLegalKey(String(key))) return true
  if (key === 'comparisonWarning' && !WARNS.test(words))
    return "The warning must begin with 'WARNING: This comparison rate', as the National Credit Code has it."
  const { placeholders = [] } = legalKind(key)
  const missing = placeholders.filter((placeholder) => !words.includes(placeholder))
  return missing.length === 0 || `Keep ${missing.join(' and ')} in the words.`
}

/** No two wordings of one text for the same place and moment: it would be chance which of them is shown. */
export const oneWordingEach: ArrayFieldValidation = (rows) => {
  const seen = new Set<string>()
  for (const row of Array.isArray(rows) ? rows : []) {
    const { key, state, validFrom } = Object(row)
    const place = JSON.stringify([key, state || null, validFrom ? new Date(validFrom).getTime() : null])
    if (seen.has(place)) {
      const label = isLegalKey(String(key)) ? legalKind(key).label : 'A text'
      return `${label} is there twice for ${state || 'everywhere'} from the same moment. Remove one or give it a later date.`
    }
    seen.add(place)
  }
  return true
}
