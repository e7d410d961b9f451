/** What an answer means for a delivery: it arrived, it never will, or it is tried again. */
export type Judgement = 'sent' | 'failed' | 'again'

const worthRetrying = new Set([408, 425, 429])

/** What the status code of a webhook's answer means; null: there was no answer. */
export const judgeAnswer = (status: number | null): Judgement => {
  if (status === null) return 'again'
  if (status >= 200 && status < 300) return 'sent'
  return status >= 400 && status < 500 && !worthRetrying.has(status) ? 'failed' : 'again'
}
