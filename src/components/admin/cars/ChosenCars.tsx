'use client'
import { Button, toast, useAuth, useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from '@/src/components/admin/zod'
import '../lists/lists.css'
import { sendJson } from '../sendJson'

const answerSchema = z.object({
  docs: z.array(z.object({ id: z.string() })),
  errors: z.array(z.object({ message: z.string() })),
})

const count = (number: number): string => (number === 1 ? '1 car' : `${number} cars`)

const CHANGES = [
  { label: 'Mark as sold', change: { status: 'sold' }, done: 'sold' },
  { label: 'Take off the website', change: { show_on_dealer_website: false }, done: 'off the website' },
] as const

/** Over the list, once cars are chosen: what is most often done to several at once, in one press (CMS-01). */
export const ChosenCars = () => {
  const { selectedIDs, toggleAll } = useSelection()
  const { config } = useConfig()
  const { permissions } = useAuth()
  const { refineListData } = useListQuery()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  if (selectedIDs.length === 0 || !permissions?.collections?.cars?.update) return null
  const run = async ({ change, done }: (typeof CHANGES)[number]) => {
    setBusy(true)
    const address = `${config.routes.api}/cars?depth=0&where[id][in]=${selectedIDs.join(',')}`
    const answer = await sendJson(address, change, answerSchema, 'PATCH')
    setBusy(false)
    if (!answer.ok) return void toast.error(answer.message)
    const { docs, errors } = answer.value
    if (docs.length > 0) toast.success(`${count(docs.length)} ${docs.length === 1 ? 'is' : 'are'} ${done}.`)
    for (const message of new Set(errors.map((error) => error.message))) toast.error(message)
    toggleAll()
    await refineListData({})
    router.refresh()
  }
  return (
    <div className="list-action" role="group" aria-label="Chosen cars">
      <span>{count(selectedIDs.length)} chosen</span>
      {CHANGES.map((one) => (
        <Button key={one.label} size="small" margin={false} disabled={busy} onClick={() => void run(one)}>
          {one.label}
        </Button>
      ))}
    </div>
  )
}
