import type { KeyLedger } from './KeyLedger'

/** A row's key within its file, or the line of the row that already has it. */
export type OwnKey = { key: string } | { firstLine: number }

/**
 * Distinguishes rows of one file (FEED-04). A stock number or VIN identifies one car, so its second row is refused with
 * the line of the first. Rows without either are identified by their content: two identical rows are two cars, '#2' and
 * so on.
 */
export const ownKey = (ledger: KeyLedger, key: string, line: number): OwnKey => {
  const known = ledger.get(key)
  if (!key.startsWith('H:')) {
    if (known > 0) return { firstLine: known }
    ledger.set(key, line)
    return { key }
  }
  ledger.set(key, known + 1)
  return { key: known === 0 ? key : `${key}#${known + 1}` }
}
