import { attributionField } from '@/src/components/analytics/attributionStore'
import { rememberedVisitor, type Visitor } from '@/src/domain/leads/Visitor'

const KEY = 'visitor'

/** The details of the visitor's last form on this device; null when there are none (LEA-04). */
export const readVisitor = (): Visitor | null => {
  try {
    return rememberedVisitor(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Remembers name, e-mail and phone of a form that has all three, with surname and postcode (ENT-22). */
const rememberVisitor = (form: FormData): void => {
  const visitor = rememberedVisitor(Object.fromEntries(form))
  try {
    if (visitor) localStorage.setItem(KEY, JSON.stringify(visitor))
  } catch {
    // Without storage nothing is remembered.
  }
}

/** What a form does before it is sent (LEA-02): says how the visitor came, and remembers the details. */
export const noteVisit = (form: FormData): void => {
  form.set('attribution', attributionField())
  rememberVisitor(form)
}

export const forgetVisitor = (): void => {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was remembered.
  }
}
