'use client'
import { Button, toast, useConfig } from '@payloadcms/ui'
import { z } from '@/src/components/admin/zod'
import { sendJson } from '../sendJson'
import './lists.css'
import { useChosenRows } from './useChosenRows'

const answerSchema = z.object({ ended: z.number(), refused: z.array(z.object({ name: z.string(), why: z.string() })) })

const count = (number: number): string => (number === 1 ? '1 offer' : `${number} offers`)

/** Over the list, once offers are chosen: ends them with one press, whatever else waits in their drafts. */
export const EndNow = () => {
  const { ids, busy, change } = useChosenRows()
  const { config } = useConfig()
  if (ids.length === 0) return null
  const end = () =>
    change(
      () => sendJson(`${config.routes.api}/offers/end-now`, { ids }, answerSchema),
      ({ ended, refused }) => {
        if (ended > 0) toast.success(`${count(ended)} ended. Visitors no longer see ${ended === 1 ? 'it' : 'them'}.`)
        for (const { name, why } of refused) toast.error(`${name}: ${why}`)
      },
    )
  return (
    <div className="list-action" role="group" aria-label="Chosen offers">
      <span>{count(ids.length)} chosen</span>
      <Button size="small" margin={false} disabled={busy} onClick={() => void end()}>
        End now
      </Button>
    </div>
  )
}
