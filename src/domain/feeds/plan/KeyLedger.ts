const mix = (hash: number, code: number): number => Math.imul(hash ^ code, 0x5bd1e995) ^ (hash >>> 15)

const START_SLOTS = 1024
const FULL = 0.6

/**
 * Remembers which rows of one file were seen, in 12 bytes a row, so that a file of a million rows is checked for repeats
 * with flat memory (FEED-07). Two different keys are taken for one with a probability of about n² / 2^65.
 */
export class KeyLedger {
  #high = new Int32Array(START_SLOTS)
  #low = new Int32Array(START_SLOTS)
  #values = new Int32Array(START_SLOTS)
  #size = 0

  /** The number stored for a key; 0 when there is none. */
  get(key: string): number {
    return this.#values[this.#slot(...this.#hash(key))] ?? 0
  }

  /** Keeps a number from 1 for a key. */
  set(key: string, value: number): void {
    const [high, low] = this.#hash(key)
    const slot = this.#slot(high, low)
    if (this.#values[slot] === 0) this.#size += 1
    this.#high[slot] = high
    this.#low[slot] = low
    this.#values[slot] = value
    if (this.#size > this.#values.length * FULL) this.#grow()
  }

  #hash(key: string): [number, number] {
    let high = 0x9747b28c ^ key.length
    let low = 0x1b873593
    for (let at = 0; at < key.length; at += 1) {
      const code = key.charCodeAt(at)
      high = mix(high, code)
      low = mix(low, code + at + high)
    }
    return [mix(high, low) | 0, mix(low, high >>> 7) | 0]
  }

  #slot(high: number, low: number): number {
    const mask = this.#values.length - 1
    let slot = (high ^ low) & mask
    while (this.#values[slot] !== 0 && (this.#high[slot] !== high || this.#low[slot] !== low)) slot = (slot + 1) & mask
    return slot
  }

  #grow(): void {
    const [highs, lows, values] = [this.#high, this.#low, this.#values]
    this.#high = new Int32Array(values.length * 2)
    this.#low = new Int32Array(values.length * 2)
    this.#values = new Int32Array(values.length * 2)
    values.forEach((value, index) => {
      if (value === 0) return
      const slot = this.#slot(highs[index] ?? 0, lows[index] ?? 0)
      this.#high[slot] = highs[index] ?? 0
      this.#low[slot] = lows[index] ?? 0
      this.#values[slot] = value
    })
  }
}

/** A row's key within its file, or the line of the row that already has it. */
type OwnKey = { key: string } | { firstLine: number }

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
