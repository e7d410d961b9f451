'use client'
import { toast, useAuth, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { type FormEvent, useState } from 'react'
import { z } from '@/src/components/admin/zod'
import { PRICE_SHOWN_ABOVE } from '@/src/domain/constants/vehicle'
import { sendJson } from '../sendJson'
import './cells.css'
import { dollarsInWords, readDollars } from './dollars'

const savedSchema = z.object({ doc: z.object({ price: z.number().nullish(), offer_price: z.number().nullish() }) })

/** A price in the list of cars, edited in place: Enter saves, Escape restores (CAR-05, CMS-01). */
export const DollarsCell = ({ cellData, collectionSlug, field, rowData }: DefaultCellComponentProps) => {
  const { config } = useConfig()
  const { permissions } = useAuth()
  const router = useRouter()
  const [typed, setTyped] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const shown = dollarsInWords(cellData)
  if (!permissions?.collections?.[collectionSlug]?.update) return <span>{shown}</span>
  const name = 'name' in field ? field.name : 'price'
  const label = 'label' in field && typeof field.label === 'string' ? field.label : 'Price'
  const car = `${rowData.name ?? rowData.stocknum ?? 'this car'}`
  if (typed === null)
    return (
      <button
        type="button"
        className="dollars-cell"
        aria-label={`${label} of ${car}: ${shown}. Change it`}
        onClick={() => setTyped(typeof cellData === 'number' ? String(cellData) : '')}
      >
        {shown}
      </button>
    )
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const dollars = readDollars(typed)
    if (dollars === undefined) return void toast.error('Give whole dollars, such as 24990.')
    setBusy(true)
    const address = `${config.routes.api}/${collectionSlug}/${rowData.id}?depth=0`
    const answer = await sendJson(address, { [name]: dollars }, savedSchema, 'PATCH')
    setBusy(false)
    if (!answer.ok) return void toast.error(answer.message)
    const { offer_price: offer } = answer.value.doc
    const hidden = name === 'price' && offer && offer > PRICE_SHOWN_ABOVE
    const note = hidden ? ` Visitors see its offer price, ${dollarsInWords(offer)}.` : ''
    toast.success(`${label} of ${car}: ${dollarsInWords(dollars)}.${note}`)
    setTyped(null)
    router.refresh()
  }
  return (
    <form className="dollars-cell" onSubmit={(event) => void save(event)}>
      <input
        type="text"
        inputMode="numeric"
        aria-label={`${label} of ${car} in dollars. Enter keeps it, Escape leaves it as it was`}
        autoFocus
        readOnly={busy}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => busy || setTyped(null)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
      />
    </form>
  )
}
