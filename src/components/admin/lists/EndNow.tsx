'use client'
import { Button, toast, useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from '@/src/components/admin/zod'
import { sendJson } from '../sendJson'
import './lists.css'

const answerSchema = z.object({ ended: z.number(), refused: z.array(z.object({ name: z.string(), why: z.string() })) })

const count = (number: number): string => (number === 1 ? '1 offer' : `${number} offers`)

/** Over the list, once offers are chosen: ends them with one press, whatever else waits in their drafts. */
export const EndNow = () => {
  const { selectedIDs, toggleAll } = useSelection()
  const { config } = useConfig()
  const { refineListData } = useListQuery()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  if (selectedIDs.length === 0) return null
  const end = async () => {
    setBusy(true)
    const answer = await sendJson(`${config.routes.api}/offers/end-now`, { ids: selectedIDs }, answerSchema)
    setBusy(false)
    if (!answer.ok) return void toast.error(answer.message)
    const { ended, refused } = answer.value
    if (ended > 0) toast.success(`${count(ended)} ended. Visitors no longer see ${ended === 1 ? 'it' : 'them'}.`)
    for (const { name, why } of refused) toast.error(`${name}: ${why}`)
    toggleAll()
    await refineListData({})
    router.refresh()
  }
  return (
    <div className="list-action" role="group" aria-label="Chosen offers">
      <span>{count(selectedIDs.length)} chosen</span>
      <Button size="small" margin={false} disabled={busy} onClick={() => void end()}>
        End now
      </Button>
    </div>
  )
}
