import { australianStates, stateOf, type AustralianState } from '../locations/states'
import { defaultLegalTexts } from './defaultLegalTexts'
import { legalKeys, type LegalKey } from './legalKeys'

/** One wording of a legal text. */
export interface LegalText {
  key: LegalKey
  /** Null for everywhere, except in states with a text of their own. */
  state: AustralianState | null
  wording: string
  /** ISO date and time; null for no start. */
  validFrom: string | null
}

/** The wordings in force, by key: those of states, and the one for everywhere else (may be empty: no text there). */
export type LegalTable = Record<LegalKey, { everywhere: string; states: Partial<Record<AustralianState, string>> }>

/** The wordings of one place: what components and documents are given. */
export type LegalWords = Record<LegalKey, string>

const startOf = ({ validFrom }: LegalText): number =>
  validFrom === null ? Number.NEGATIVE_INFINITY : Date.parse(validFrom)

/** The text of a state (null for everywhere) that took effect last; undefined when there is none. */
const latest = (texts: readonly LegalText[], state: AustralianState | null): LegalText | undefined =>
  texts.filter((text) => text.state === state).toSorted((one, other) => startOf(other) - startOf(one))[0]

const recordOf = <T>(valueOf: (key: LegalKey) => T): Record<LegalKey, T> => {
  const record: Partial<Record<LegalKey, T>> = {}
  for (const key of legalKeys) record[key] = valueOf(key)
  const isWhole = (value: Partial<Record<LegalKey, T>>): value is Record<LegalKey, T> =>
    legalKeys.every((key) => Object.hasOwn(value, key))
  if (!isWhole(record)) throw new Error('A legal text has no wording.')
  return record
}

/**
 * The wordings in force at a moment: for each key and state the one that took effect last. A key without a wording in
 * force uses the platform's built-in one, so that every page keeps the warnings the law requires (LAW-02).
 */
export const legalTable = (texts: readonly LegalText[], now: Date): LegalTable =>
  recordOf((key) => {
    const builtIn = defaultLegalTexts.filter((text) => text.key === key)
    const inForce = texts.filter((text) => text.key === key && startOf(text) <= now.getTime())
    const used = inForce.length > 0 ? inForce : builtIn
    const states: Partial<Record<AustralianState, string>> = {}
    for (const state of australianStates) {
      const text = latest(used, state)
      if (text) states[state] = text.wording
    }
    return { everywhere: (latest(used, null) ?? latest(builtIn, null))?.wording ?? '', states }
  })

/** The wordings for a state as an address has it; a state without words of its own, or null, has the general ones. */
export const legalWords = (table: LegalTable, written: string | null | undefined): LegalWords => {
  const state = stateOf(written)
  return recordOf((key) => (state && table[key].states[state]) ?? table[key].everywhere)
}
