import { z } from 'zod'

/** Something a person has agreed to: the words that were shown, when, and where (LAW-07). */
export interface Consent {
  to: string
  text: string
  /** ISO. */
  at: string
  how: string
}

const stored = z.object({ text: z.string(), at: z.string().optional(), when: z.string().optional(), how: z.string() })

const KINDS: [key: string, to: string][] = [
  ['opt_in', 'Offers by e-mail'],
  ['terms', 'Terms'],
  ['deposit_terms', 'Terms of the deposit'],
  ['alert_consent', 'An alert by e-mail'],
]

/** Every consent a lead keeps in its attributes. */
export const consentsOf = (attributes: unknown): Consent[] =>
  KINDS.flatMap(([key, to]) => {
    const found = z.looseObject({ [key]: stored }).safeParse(attributes)
    const consent = found.success ? stored.safeParse(found.data[key]) : null
    if (!consent?.success) return []
    const { text, how, at, when } = consent.data
    return [{ to, text, at: at ?? when ?? '', how }]
  })
