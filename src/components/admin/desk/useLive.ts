import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { z } from '@/src/components/admin/zod'
import { type LeadPageData, leadPageSchema } from '@/src/domain/leads/desk/DeskLead'
import type { DeskAction } from '@/src/domain/leads/desk/deskAction'
import { sendJson } from '../sendJson'

const EVERY_MS = 10_000

/**
 * What an address of our own API answers, read again every ten seconds while the page is seen, and when it is looked at again.
 * The last answer stays while one fails; `isStale` says so. `put` takes over an answer that came with a change.
 */
export const useLive = <T>(address: string, schema: z.ZodType<T>, first: T) => {
  const [kept, setKept] = useState({ address, value: first, isStale: false })
  const put = useCallback((value: T) => setKept({ address, value, isStale: false }), [address])
  useEffect(() => {
    const stop = new AbortController()
    const read = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      const response = await fetch(address, { credentials: 'include', signal: stop.signal }).catch(() => null)
      const parsed = schema.safeParse(response?.ok ? await response.json().catch(() => null) : null)
      if (stop.signal.aborted) return
      if (parsed.success) setKept({ address, value: parsed.data, isStale: false })
      else setKept((before) => ({ ...before, isStale: true }))
    }
    if (kept.address !== address) void read()
    const timer = setInterval(() => void read(), EVERY_MS)
    const look = (): void => void read()
    document.addEventListener('visibilitychange', look)
    return () => {
      stop.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
    // `kept.address` is compared once, when the address changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [address, schema])
  return { value: kept.value, isStale: kept.isStale, isReading: kept.address !== address, put }
}

/** A lead that stays current, and what staff do with it. `act` says whether it was done; a refusal is shown as a toast. */
export const useLead = (first: LeadPageData) => {
  const address = `/api/leads/${first.lead.id}/desk`
  const { value, isStale, put } = useLive(address, leadPageSchema, first)
  const [busy, setBusy] = useState(false)
  const act = async (action: DeskAction, done?: string): Promise<boolean> => {
    setBusy(true)
    const sent = await sendJson(address, action, leadPageSchema)
    setBusy(false)
    if (sent.ok) put(sent.value)
    if (sent.ok && done) toast.success(done)
    if (!sent.ok) toast.error(sent.message)
    return sent.ok
  }
  return { page: value, isStale, busy, act }
}

export type Act = ReturnType<typeof useLead>['act']
