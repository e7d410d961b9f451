import { directAnswer, directBody } from './directBody'
import { directDoor } from './directDoor'

/** How long a search server of its own may take before our own origin is asked. */
const DIRECT_TIMEOUT_MS = 4000
/** How long a search server that failed is left alone. */
const REST_MS = 60_000

let restUntil = 0

interface SearchPost {
  /** '/multi-search', '/indexes/{uid}/facet-search'. */
  path: string
  body: string
  /** The site's browsers search directly where they can (SEA-15). */
  direct: boolean
  signal?: AbortSignal
}

const post = async (url: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(url, { ...init, method: 'POST' })
  if (!response.ok) throw new Error(`Search answered ${response.status}.`)
  return response.json()
}

const askDirectly = async ({ path, body, signal }: SearchPost): Promise<unknown> => {
  const door = await directDoor()
  if (!door) throw new Error('This site has no search server of its own.')
  const timeout = AbortSignal.timeout(DIRECT_TIMEOUT_MS)
  const answer = await post(`${door.host}${path}`, {
    body: directBody(body, door),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${door.token}` },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  return typeof answer === 'object' && answer !== null ? directAnswer(answer) : answer
}

/**
 * Sends a search in instant-meilisearch's wire format: straight to the search server with a token where the site has a
 * public one (SEA-15), else, or when that does not answer, to our own origin, which adds the site's scope (TEN-15).
 *
 * @throws when neither answers.
 */
export const searchPost = async (request: SearchPost): Promise<unknown> => {
  const { path, body, direct, signal } = request
  if (direct && Date.now() >= restUntil) {
    try {
      return await askDirectly(request)
    } catch (error) {
      if (signal?.aborted) throw error
      restUntil = Date.now() + REST_MS
    }
  }
  return post(`/api/search${path}`, { body, headers: { 'content-type': 'application/json' }, signal })
}
