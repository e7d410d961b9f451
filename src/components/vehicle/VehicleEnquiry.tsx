'use client'

import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNear } from '@/src/components/ui/useNear'
import type { EnquiryFormProps } from './EnquiryForm'
import { type AskedDialog, dialogOfHash } from './dialogOfHash'

/** Resolved at once on the server, which writes the form into the page; in the browser when it comes near or is asked for. */
let wake: () => void = () => undefined
const awake: Promise<void> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        wake = resolve
      })

const EnquiryForm = lazy(async () => {
  await awake
  const { EnquiryForm } = await import('./EnquiryForm')
  return { default: EnquiryForm }
})
const VehicleDialog = lazy(() => import('./VehicleDialog').then((module) => ({ default: module.VehicleDialog })))

interface VehicleEnquiryProps {
  form: EnquiryFormProps
  /** What the phone dialog shows; null: there is no number. */
  phone: ReactNode
  /** What the finance dialog explains; null: no estimate is shown. */
  financeInfo: ReactNode
}

/** The link somebody clicked with nothing held down; null: no link, or one that asks for a tab of its own. */
const clickedHash = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.getAttribute('href')?.startsWith('#') ? link.hash : null
}

/**
 * The enquiry form of the page, and the same form in dialogs for whoever clicks a button that leads to it (VDP-42). The
 * form is part of the page and works before any of its code is here; links then only jump to it.
 */
export const VehicleEnquiry = ({ form, phone, financeInfo }: VehicleEnquiryProps) => {
  const [place, near] = useNear<HTMLDivElement>()
  const [asked, setAsked] = useState<AskedDialog | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (near) wake()
  }, [near])
  const onClick = useEffectEvent((event: MouseEvent) => {
    const dialog = dialogOfHash(clickedHash(event), form.kinds)
    if (!dialog || (dialog === 'phone' && !phone) || (dialog === 'finance' && !financeInfo)) return
    event.preventDefault()
    setAsked(dialog)
    setOpen(true)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => onClick(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
  return (
    <div ref={place} className="min-h-96">
      <Suspense>
        <EnquiryForm {...form} />
      </Suspense>
      {asked && (
        <Suspense>
          <VehicleDialog
            asked={asked}
            open={open}
            onClose={() => setOpen(false)}
            form={form}
            phone={phone}
            financeInfo={financeInfo}
          />
        </Suspense>
      )}
    </div>
  )
}
