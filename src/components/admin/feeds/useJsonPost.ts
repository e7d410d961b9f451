import { useState } from 'react'
import type { z } from '@/src/components/admin/zod'
import { type Sent, sendJson } from '../sendJson'

/** Posts to our own API and keeps the validated answer, or an error message. Null when there is no answer. */
export const useJsonPost = <T>(schema: z.ZodType<T>) => {
  const [sent, setSent] = useState<Sent<T> | null>(null)
  const [busy, setBusy] = useState(false)
  const post = async (address: string, body: unknown): Promise<T | null> => {
    setBusy(true)
    const answer = await sendJson(address, body, schema)
    setSent(answer)
    setBusy(false)
    return answer.ok ? answer.value : null
  }
  return { value: sent?.ok ? sent.value : null, problem: sent && !sent.ok ? sent.message : null, busy, post }
}
