'use client'
import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { z } from '@/src/components/admin/zod'
import { sendJson } from '../sendJson'
import './lists.css'

const answerSchema = z.object({
  position: z.number().nullable(),
  moved: z.array(z.object({ title: z.string(), position: z.number() })),
})

/** The range the endpoint accepts. */
const placeSchema = z.int().min(1).max(999)

const STEPS = [
  { by: -1, sign: '−', name: 'One place earlier' },
  { by: 1, sign: '+', name: 'One place later' },
] as const

/**
 * A promo card's place in the list of cards. Saved at once, by one press or by typing, without a form or a draft
 * (SRP-15).
 */
export const PlaceCell = ({ cellData, rowData }: DefaultCellComponentProps) => {
  const { config } = useConfig()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const stored = typeof cellData === 'number' ? cellData : null
  // Keeps the place that was just saved until the list is loaded again, so that a second press counts from it.
  const [seen, setSeen] = useState(stored)
  const [place, setPlace] = useState(stored)
  const [typed, setTyped] = useState<string | null>(null)
  if (stored !== seen) {
    setSeen(stored)
    setPlace(stored)
  }
  const move = async (to: number) => {
    if (!placeSchema.safeParse(to).success) return void toast.error('Give a place from 1 to 999.')
    setBusy(true)
    const answer = await sendJson(
      `${config.routes.api}/promo-cards/${rowData.id}/place`,
      { position: to },
      answerSchema,
    )
    setBusy(false)
    if (!answer.ok) return void toast.error(answer.message)
    setPlace(to)
    setTyped(null)
    const others = answer.value.moved.map(({ title, position }) => ` ${title} made room and is at ${position}.`)
    toast.success(`${rowData.title} is now at place ${to}.${others.join('')}`)
    router.refresh()
  }
  return (
    <div className="place-cell" role="group" aria-label={`Place of ${rowData.title}`}>
      {STEPS.map(({ by, sign, name }) => {
        const to = (place ?? 0) + by
        return (
          <button
            key={by}
            type="button"
            aria-label={name}
            disabled={busy || to < 1}
            style={{ order: by }}
            onClick={() => void move(to)}
          >
            {sign}
          </button>
        )
      })}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void move(Number(typed ?? place))
        }}
      >
        <input
          inputMode="numeric"
          aria-label="Place; Enter keeps what is typed"
          placeholder="–"
          readOnly={busy}
          value={typed ?? place ?? ''}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(null)}
        />
      </form>
    </div>
  )
}
