'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { EnquiryFormProps } from './EnquiryForm'
import { useInPageLinks } from '../useInPageLinks'
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
  const ask = (hash: string, wish?: string): boolean => {
    const dialog = dialogOfHash(hash, form.kinds)
    if (!dialog || (dialog === 'phone' && !phone) || (dialog === 'finance' && !financeInfo)) return false
    setAsked(dialog)
    setMessage(wish)
    setOpen(true)
    return true
  }
  useInPageLinks((hash, link) => ask(hash, link?.dataset.message))
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
