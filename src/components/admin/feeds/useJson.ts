import { useEffect, useState } from 'react'
import type { z } from '@/src/components/admin/zod'
import { sendJson, type Sent } from '../sendJson'

export interface Loaded<T> {
  value: T | null
  failed: boolean
}

/**
 * What an address of our own API answers, checked; read again when `version` changes. The last answer stays while the
 * next is on its way. Null address: nothing is read.
 */
export const useJson = <T>(address: string | null, schema: z.ZodType<T>, version: unknown = null): Loaded<T> => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ value: null, failed: false })
  useEffect(() => {
    if (address === null) return
    const stop = new AbortController()
    const read = async (): Promise<void> => {
      const response = await fetch(address, { credentials: 'include', signal: stop.signal })
      const parsed = schema.safeParse(response.ok ? await response.json() : null)
      setLoaded(parsed.success ? { value: parsed.data, failed: false } : { value: null, failed: true })
    }
    read().catch(() => stop.signal.aborted || setLoaded({ value: null, failed: true }))
    return () => stop.abort()
  }, [address, schema, version])
  return loaded
}

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
