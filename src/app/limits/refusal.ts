import { setTimeout as delay } from 'node:timers/promises'
import { plainPage } from '../plainPage'

/** Delay of a refusal: a client that retries at once is answered once a second per connection. */
const HELD_MS = 1000
/** Refusals held at a time; beyond them they are answered at once. */
const HELD_MAX = 500

let held = 0

/** Waits before a refusal: a flood of cheap refusals would take the processor from everyone else. */
export const holdRefusal = async (): Promise<void> => {
  if (held >= HELD_MAX) return
  held += 1
  try {
    await delay(HELD_MS)
  } finally {
    held -= 1
  }
}

const pages = {
  clientBusy: { status: 429, retryAfter: 5, title: 'Too many requests', text: 'Please wait a moment and try again.' },
  siteBusy: { status: 503, retryAfter: 5, title: 'Very busy', text: 'Please try again in a few seconds.' },
}

/** An error page with Retry-After in seconds: 429 for the client's own limit, 503 for the site's. */
export const refusal = async (reason: keyof typeof pages): Promise<Response> => {
  const { status, retryAfter, title, text } = pages[reason]
  await holdRefusal()
  const answer = plainPage(status, title, text)
  answer.headers.set('retry-after', String(retryAfter))
  return answer
}
