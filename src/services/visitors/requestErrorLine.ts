import type { Instrumentation } from 'next'
import { isRecord } from '@/src/domain/isRecord'
import { plainError } from '@/src/domain/privacy/withoutPersonalData'
import { currentRequest } from './currentRequest'

type Context = Pick<Parameters<Instrumentation.onRequestError>[2], 'routePath' | 'routeType'>

/**
 * A failed page, action or route as an object of the log, in pino's shape (OPS-02). It names the route, not the address:
 * addresses may hold keys to a person's data, and query strings what was typed.
 */
export const requestErrorLine = (error: unknown, { routePath, routeType }: Context) => ({
  level: 50,
  time: Date.now(),
  name: 'next',
  ...currentRequest(),
  routePath,
  routeType,
  // Next prints the digest with the error, and the error page shows it.
  ...(isRecord(error) && typeof error.digest === 'string' && { digest: error.digest }),
  ...(error instanceof Error && { err: plainError(error) }),
  msg: 'A page, an action or a route failed.',
})

export const writeRequestError = (error: unknown, context: Context): void => {
  process.stdout.write(`${JSON.stringify(requestErrorLine(error, context))}\n`)
}
