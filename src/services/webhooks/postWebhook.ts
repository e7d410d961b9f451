import { Agent } from 'undici'
import { PhotoError } from '../photos/PhotoError'
import { publicConnector } from '../photos/publicConnector'

const WHOLE_MS = 10_000
const KEPT_CHARACTERS = 500
/** As many bytes as 500 characters can have. */
const READ_BYTES = 2000

/** What came of a request: the status and the beginning of the answer; a null status means there was no answer. */
export interface WebhookAnswer {
  status: number | null
  text: string
  /** The address may not be asked at all: another attempt is of no use. */
  isRefused: boolean
}

const isForbidden = (error: unknown): boolean => {
  if (error instanceof PhotoError) return error.kind === 'refused'
  return error instanceof Error && error.cause !== undefined && isForbidden(error.cause)
}

const beginning = async (body: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of body) {
    parts.push(part)
    bytes += part.length
    if (bytes >= READ_BYTES) break
  }
  return Buffer.concat(parts).subarray(0, READ_BYTES).toString('utf8').slice(0, KEPT_CHARACTERS)
}

const problem = (error: unknown): WebhookAnswer => {
  if (isForbidden(error))
    return { status: null, isRefused: true, text: 'The address is not a public https server; nothing was sent to it.' }
  const words = error instanceof Error ? error.message : String(error)
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  const text = timedOut ? 'No answer within 10 seconds.' : `It could not be reached: ${words}`
  return { status: null, isRefused: false, text: text.slice(0, KEPT_CHARACTERS) }
}

/**
 * Posts JSON to a webhook: to public https servers only, within ten seconds, no redirect followed. Never throws.
 *
 * @param allow addresses with port that may be asked although they are not public, by http too; for tests and
 *   development
 */
export const postWebhook = async (
  address: string,
  { headers, body, allow }: { headers: Record<string, string>; body: string; allow: readonly string[] },
): Promise<WebhookAnswer> => {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || (url.protocol !== 'https:' && !allow.includes(url.host)))
    return problem(new PhotoError('refused', 'Not https.'))
  const agent = new Agent({ connect: publicConnector({ allow, connectMs: 5000 }), pipelining: 1 })
  try {
    const answer = await agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Forecourt/1.0 (leads)', ...headers },
      body,
      signal: AbortSignal.timeout(WHOLE_MS),
    })
    const text = await beginning(answer.body).catch(() => '')
    return { status: answer.statusCode, text, isRefused: false }
  } catch (error) {
    return problem(error)
  } finally {
    await agent.destroy()
  }
}
