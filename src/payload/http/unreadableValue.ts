import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

/**
 * PostgreSQL's class 22, 'data exception': text with a zero byte, an id with something around it, a number beyond the column's.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const dataException = z.union([
  z.object({ code: z.string().regex(/^22/) }),
  z.object({ cause: z.object({ code: z.string().regex(/^22/) }) }),
])

/** A value the database cannot parse is the client's mistake: 400, not Payload's 500. */
export const unreadableValue: AfterErrorHook = ({ error }) =>
  dataException.safeParse(error).success
    ? { response: { errors: [{ message: 'A value of this request cannot be read.' }] }, status: 400 }
    : undefined
