'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { EnquiryFormProps } from './EnquiryForm'
import { type AskedDialog, dialogOfHash } from './dialogOfHash'

// Below the fold: rendered by the server, its script is fetched after the page's own.
const EnquiryForm = dynamic(() => import('./EnquiryForm').then((module) => module.EnquiryForm))
const VehicleDialog = dynamic(() => import('./VehicleDialog').then((module) => module.VehicleDialog))

interface VehicleEnquiryProps {
  form: EnquiryFormProps
  /** Content of the phone dialog; null when there is no number. */
  phone: ReactNode
  /** Content of the finance dialog; null when no estimate is shown. */
  financeInfo: ReactNode
}

/** The link of a plain click, when it leads to a place within the page; null for any other click. */
const clickedLink = (event: MouseEvent): HTMLAnchorElement | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.getAttribute('href')?.startsWith('#') ? link : null
}

/**
 * The enquiry form of the page, and the same form in a dialog for a click on a button that leads to it, here or on another
 * page's card (VDP-42).
 */
export const VehicleEnquiry = ({ form, phone, financeInfo }: VehicleEnquiryProps) => {
  const [asked, setAsked] = useState<AskedDialog | null>(null)
  const [open, setOpen] = useState(false)
  /** What a link would have the shopper ask (`data-message`), instead of what the form begins with. */
  const [message, setMessage] = useState<string>()
  /** Whether there is such a dialog. */
  const ask = (hash: string | null, wish?: string): boolean => {
    const dialog = dialogOfHash(hash, form.kinds)
    if (!dialog || (dialog === 'phone' && !phone) || (dialog === 'finance' && !financeInfo)) return false
    setAsked(dialog)
    setMessage(wish)
    setOpen(true)
    return true
  }
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = clickedLink(event)
    if (link && ask(link.hash, link.dataset.message)) event.preventDefault()
  })
  const onArrival = useEffectEvent(() => {
    // Opened from a card by hash, or by a link pressed before hydration, whose hash the router takes from the address while
    // the browser still knows its target. The dialog is shown at the top of the page instead of the form far below.
    const target = document.querySelector(':target')
    if (ask(window.location.hash || (target && `#${target.id}`))) window.scrollTo({ top: 0, behavior: 'instant' })
  })
  useEffect(() => {
    // After the router has scrolled to the form.
    const arrival = setTimeout(() => onArrival())
    const listen = (event: MouseEvent) => onClick(event)
    document.addEventListener('click', listen)
    return () => {
      clearTimeout(arrival)
      document.removeEventListener('click', listen)
    }
  }, [])
  return (
    <>
      <EnquiryForm {...form} />
      {asked && (
        <VehicleDialog
          key={message}
          asked={asked}
          open={open}
          onClose={() => setOpen(false)}
          form={message ? { ...form, messages: { ...form.messages, enquiry: message } } : form}
          phone={phone}
          financeInfo={financeInfo}
        />
      )}
    </>
  )
}
