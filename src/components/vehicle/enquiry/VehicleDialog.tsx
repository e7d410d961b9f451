'use client'

import type { ReactNode } from 'react'
import { Dialog } from '@/src/components/ui/dialog/Dialog'
import { enquiryWords } from '@/src/domain/leads/vehicleEnquiryKinds'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm'
import type { AskedDialog } from './dialogOfHash'

interface VehicleDialogProps {
  asked: AskedDialog
  open: boolean
  onClose: () => void
  form: EnquiryFormProps
  phone: ReactNode
  financeInfo: ReactNode
}

const titleOf = (asked: AskedDialog, { submitLabel, title, visit }: EnquiryFormProps): string => {
  if (asked === 'phone') return 'Call about this one'
  if (asked === 'finance') return 'About this estimate'
  return submitLabel ?? `${enquiryWords(asked, visit).heading}: ${title}`
}

/** One of the page's dialogs, 600 px at most (VDP-42, NFR-01). */
export const VehicleDialog = ({ asked, open, onClose, form, phone, financeInfo }: VehicleDialogProps) => (
  <Dialog open={open} onClose={onClose} title={titleOf(asked, form)}>
    {asked === 'phone' && phone}
    {asked === 'finance' && financeInfo}
    {asked !== 'phone' && asked !== 'finance' && <EnquiryForm key={asked} {...form} only={asked} />}
  </Dialog>
)
