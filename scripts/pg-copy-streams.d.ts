declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg'
  import type { Readable, Writable } from 'node:stream'

  /** The stream of a COPY; the number of its rows is known at its end. */
  interface Counted {
    rowCount: number
  }
  export const to: (sql: string) => Readable & Submittable & Counted
  export const from: (sql: string) => Writable & Submittable & Counted
}
