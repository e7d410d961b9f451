import { isRecord } from '../isRecord'

const NAMES = ['name', 'last_name', 'email', 'phone', 'postcode'] as const

/** A visitor's details, remembered in the browser to prefill later forms (ENT-22, LEA-04). */
export type Visitor = Record<(typeof NAMES)[number], string>

const MAX = 200

/** What to remember of a submitted form: null unless name, e-mail and phone are all present (ENT-22). */
export const rememberedVisitor = (form: unknown): Visitor | null => {
  if (!isRecord(form)) return null
  const text = (name: string): string => {
    const value = form[name]
    return typeof value === 'string' && value.length <= MAX ? value.trim() : ''
  }
  const visitor = { name: '', last_name: '', email: '', phone: '', postcode: '' }
  for (const name of NAMES) visitor[name] = text(name)
  return visitor.name && visitor.email && visitor.phone ? visitor : null
}
