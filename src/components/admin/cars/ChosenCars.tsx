'use client'
import { Button, toast, useAuth, useConfig } from '@payloadcms/ui'
import { z } from '@/src/components/admin/zod'
import '../lists/lists.css'
import { useChosenRows } from '../lists/useChosenRows'
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
  const { ids, busy, change } = useChosenRows()
  const { config } = useConfig()
  const { permissions } = useAuth()
  if (ids.length === 0 || !permissions?.collections?.cars?.update) return null
  const run = ({ change: values, done }: (typeof CHANGES)[number]) =>
    change(
      () => sendJson(`${config.routes.api}/cars?depth=0&where[id][in]=${ids.join(',')}`, values, answerSchema, 'PATCH'),
      ({ docs, errors }) => {
        if (docs.length > 0) toast.success(`${count(docs.length)} ${docs.length === 1 ? 'is' : 'are'} ${done}.`)
        for (const message of new Set(errors.map((error) => error.message))) toast.error(message)
      },
    )
  return (
    <div className="list-action" role="group" aria-label="Chosen cars">
      <span>{count(ids.length)} chosen</span>
      {CHANGES.map((one) => (
        <Button key={one.label} size="small" margin={false} disabled={busy} onClick={() => void run(one)}>
          {one.label}
        </Button>
      ))}
    </div>
  )
}
