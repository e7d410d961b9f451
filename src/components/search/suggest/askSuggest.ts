import type { SuggestAnswer } from './SuggestAnswer'

/** The search a text is typed into: its path and its filters, keyword left out. */
export interface AskedIn {
  path: string
  params: string
}

const KEPT = 30
const known = new Map<string, Promise<SuggestAnswer>>()

const ask = async (query: string): Promise<SuggestAnswer> => {
  const response = await fetch(`/api/search/suggest?${query}`)
  if (!response.ok) throw new Error(`The suggestions answered ${response.status}.`)
  const answer: SuggestAnswer = await response.json()
  return answer
}

/**
 * The site's suggestions for a text; requested once per text and search. An empty text returns popular searches.
 *
 * @throws when the server does not answer
 */
export const askSuggest = (text: string, { path, params }: AskedIn): Promise<SuggestAnswer> => {
  const query = new URLSearchParams(params)
  query.set('path', path)
  query.set('q', text.trim())
  const key = query.toString()
  const before = known.get(key)
  if (before) return before
  const asked = ask(key)
  known.set(key, asked)
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break
    known.delete(oldest)
  }
  // A failure is not cached.
  asked.catch(() => known.delete(key))
  return asked
}
