'use client'
import { useEffect, useState } from 'react'
import { z } from '@/src/components/admin/zod'

const answerSchema = z.object({
  dealerships: z.array(z.object({ id: z.string(), name: z.string() })),
  events: z.array(
    z.object({ day: z.string(), event_id: z.number(), label: z.string(), channel: z.string(), count: z.number() }),
  ),
})

type DailyAnswer = z.infer<typeof answerSchema>

/** What was read, and for which address; null as answer: it could not be read. */
interface Read {
  address: string
  answer: DailyAnswer | null
}

const read = async (address: string): Promise<DailyAnswer | null> => {
  try {
    const answer = await fetch(address, { cache: 'no-store' })
    const parsed = answerSchema.safeParse(await answer.json())
    return answer.ok && parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Events of some days: 'reading', 'failed', or what was counted. */
export const useDailyEvents = (tenant: string | null, from: string, to: string): DailyAnswer | 'reading' | 'failed' => {
  const [kept, setKept] = useState<Read | null>(null)
  const query = new URLSearchParams({ ...(tenant ? { tenant } : {}), from, to })
  const address = `/api/events/daily?${query}`
  useEffect(() => {
    let wanted = true
    const take = async () => {
      const answer = await read(address)
      if (wanted) setKept({ address, answer })
    }
    void take()
    return () => {
      wanted = false
    }
  }, [address])
  if (kept?.address !== address) return 'reading'
  return kept.answer ?? 'failed'
}
