import { BODY_MAX_BYTES } from '@/src/domain/bodyLimits'
import { apiError } from './apiError'

/** 413 in the API's error shape; the connection ends, so that the rest of the body is not read. */
const tooLarge = (limit: number): Response => {
  const most = limit < 1_000_000 ? `${Math.floor(limit / 1000)} kB` : `${Math.floor(limit / 1_000_000)} MB`
  const answer = apiError(413, 'too_large', `The request body is too large: at most ${most}.`)
  answer.headers.set('connection', 'close')
  return answer
}

/** Time allowed for a body of any size, enough for a phone with bad reception; larger bodies get more. */
const FIRST_MS = 20_000
const SLOWEST_BYTES_PER_MS = 50

/** 408 for a body that comes so slowly that its connection is only held open. */
const tooSlow = (): Response => {
  const answer = apiError(408, 'too_slow', 'The request body did not arrive in time.')
  answer.headers.set('connection', 'close')
  return answer
}

/**
 * The body of a request, read no further than `limit` bytes and no longer than that many take: a chunked body that never
 * ends cannot fill the memory, one that hardly moves cannot hold its connection. Undefined: there is none; a Response:
 * what to answer instead.
 */
export const readBody = async (request: Request, limit: number): Promise<ArrayBuffer | undefined | Response> => {
  if (request.body === null) return undefined
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge(limit)
  const chunks: Uint8Array[] = []
  let size = 0
  let late = false
  const reader = request.body.getReader()
  const stop = () => {
    late = true
    reader.cancel().catch(() => undefined)
  }
  const timer = setTimeout(stop, FIRST_MS + limit / SLOWEST_BYTES_PER_MS)
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      if (size > limit) {
        await reader.cancel()
        return tooLarge(limit)
      }
      chunks.push(part.value)
    }
  } finally {
    clearTimeout(timer)
  }
  if (late) return tooSlow()
  const body = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.byteLength
  }
  return body.buffer
}

/** The escape of NUL in JSON; a backslash that is escaped itself begins none. */
const NUL = /(?<!\\)((?:\\\\)*)\\u0000/g

/**
 * A request's JSON of at most `limit` bytes, null where it is none; a Response: what to answer a larger one, or one with the
 * character NUL, which PostgreSQL stores nowhere.
 *
 * @param nul 'dropped': it is left out, for what is worth more than a clear answer
 */
export const jsonBody = async (
  request: Request,
  limit = BODY_MAX_BYTES,
  nul: 'refused' | 'dropped' = 'refused',
): Promise<{ json: unknown } | Response> => {
  const body = await readBody(request, limit)
  if (body instanceof Response) return body
  const text = new TextDecoder().decode(body)
  if (nul === 'refused' && text.search(NUL) !== -1)
    return apiError(400, 'invalid_request', 'The body holds the character NUL, which cannot be stored.')
  try {
    return { json: JSON.parse(text.replace(NUL, '$1')) }
  } catch {
    return { json: null }
  }
}

/** A request's form of at most `limit` bytes, null where it is none; a Response: what to answer a larger one. */
export const formBody = async (
  request: Request,
  limit = BODY_MAX_BYTES,
): Promise<{ form: FormData | null } | Response> => {
  const body = await readBody(request, limit)
  if (body instanceof Response) return body
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return { form: await new Response(body, { headers }).formData().catch(() => null) }
}
