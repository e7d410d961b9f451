import { useCallback, useEffect, useState } from 'react'
import { z } from '@/src/components/admin/zod'

const answerSchema = z.object({
  version: z.number(),
  links: z.array(
    z.object({
      format: z.string(),
      label: z.string(),
      url: z.string(),
      cars: z.number(),
      left_out: z.array(z.object({ code: z.string(), reason: z.string(), cars: z.number() })),
    }),
  ),
})

export type OutboundLinks = z.infer<typeof answerSchema>

type State = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; answer: OutboundLinks }

const problemSchema = z.object({ error: z.object({ message: z.string() }) })

const load = async (tenantId: string): Promise<State> => {
  const response = await fetch(`/api/outbound/links?tenant=${tenantId}`).catch(() => null)
  const body: unknown = await response?.json().catch(() => null)
  const answer = answerSchema.safeParse(body)
  if (response?.ok && answer.success) return { kind: 'ready', answer: answer.data }
  const problem = problemSchema.safeParse(body)
  return { kind: 'failed', message: problem.success ? problem.data.error.message : 'The links could not be read.' }
}

/** The links of a dealership's outbound feeds, and a way to make all of them useless. */
export const useOutboundLinks = (tenantId: string | undefined) => {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isCurrent = true
    if (tenantId) void load(tenantId).then((next) => (isCurrent ? setState(next) : undefined))
    return () => {
      isCurrent = false
    }
  }, [tenantId, round])

  const withdraw = useCallback(
    async (version: number): Promise<boolean> => {
      const response = await fetch(`/api/tenants/${tenantId}?depth=0`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outboundLinkVersion: version + 1 }),
      }).catch(() => null)
      setRound((count) => count + 1)
      return response?.ok === true
    },
    [tenantId],
  )
  return { state, withdraw }
}
