'use client'

import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNear } from '@/src/components/ui/useNear'
import type { EnquiryFormProps } from './EnquiryForm'
import { type AskedDialog, dialogOfHash } from './dialogOfHash'

const EnquiryForm = lazy(() => import('./EnquiryForm').then((module) => ({ default: module.EnquiryForm })))
const VehicleDialog = lazy(() => import('./VehicleDialog').then((module) => ({ default: module.VehicleDialog })))

interface VehicleEnquiryProps {
  form: EnquiryFormProps
  /** What the phone dialog shows; null: there is no number. */
  phone: ReactNode
  /** What the finance dialog explains; null: no estimate is shown. */
  financeInfo: ReactNode
  /** The plain form: part of the page, and sent by the browser itself. */
  children: ReactNode
}

/** The link somebody clicked with nothing held down; null: no link, or one that asks for a tab of its own. */
const clickedHash = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.getAttribute('href')?.startsWith('#') ? link.hash : null
}

/**
 * The enquiry form of the page, and the same form in dialogs for whoever clicks a button that leads to it (VDP-42). The
 * plain form gives way to the one that checks while it is filled in when it comes near, but never once somebody types.
 */
export const VehicleEnquiry = ({ form, phone, financeInfo, children }: VehicleEnquiryProps) => {
  const [place, near] = useNear<HTMLDivElement>()
  const [typing, setTyping] = useState(false)
  const [asked, setAsked] = useState<AskedDialog | null>(null)
  const [open, setOpen] = useState(false)
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
  const plain = <div onInput={() => setTyping(true)}>{children}</div>
  return (
    <div ref={place}>
      {near && !typing ? (
        <Suspense fallback={plain}>
          <EnquiryForm {...form} />
        </Suspense>
      ) : (
        plain
      )}
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
