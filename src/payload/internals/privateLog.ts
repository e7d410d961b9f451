import { type Config, defaultLoggerOptions } from 'payload'
import { isRecord } from '@/src/domain/isRecord'
import { plainError, withoutPersonalData } from '@/src/domain/privacy/withoutPersonalData'

type Logging = Extract<Config['logger'], { options: object }>

const cleaned = (part: unknown): unknown => {
  if (typeof part === 'string') return withoutPersonalData(part)
  if (part instanceof Error) return { err: plainError(part) }
  if (!isRecord(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      if (value instanceof Error) return [name, plainError(value)]
      return [name, typeof value === 'string' ? withoutPersonalData(value) : value]
    }),
  )
}

/**
 * The platform's log: whatever is written into it loses addresses, numbers and the values of statements (OPS-02, NFR-06).
 *
 * @param request what each line says of the request it was written for, as JSON; people are not shown it
 */
export const privateLog = (format: 'pretty' | 'json', request: () => object | undefined): Logging => ({
  options: {
    ...(format === 'json' && { mixin: () => ({ ...request() }) }),
    hooks: {
      logMethod(parts, write) {
        Reflect.apply(write, this, parts.map(cleaned))
      },
    },
  },
  destination: format === 'json' ? process.stdout : defaultLoggerOptions,
})
