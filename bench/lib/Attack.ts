import type { LoadOrder, LoadReport } from './load.ts'

/** What an attack left behind, and whether that is what is promised. */
export type Left = { text: string; kept: boolean }

export type Attack = {
  line: string
  what: string
  /** Result of the security review at commit 6aa9e3f. */
  before: string
  /** Whose address is asked: the dealership's unless it says another. */
  host?: string
  /** Sent again and again by the load generator, */
  order?: Pick<LoadOrder, 'path'> & Partial<LoadOrder>
  /** or by this, for so many seconds. */
  send?: (seconds: number) => Promise<LoadReport>
  /** Beside the times of the other dealership. */
  left?: { promise: string; look: () => Promise<Left> }
}

export const json = { 'content-type': 'application/json' }
