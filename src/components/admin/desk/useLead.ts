import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { DeskAction } from '@/src/domain/leads/desk/deskAction'
import { type LeadPageData, leadPageSchema } from '@/src/domain/leads/desk/DeskLead'
import { sendJson } from '../sendJson'
import { useLive } from './useLive'

/** A lead that stays current, and what staff do with it. `act` says whether it was done; a refusal is shown as a toast. */
export const useLead = (first: LeadPageData) => {
  const address = `/api/leads/${first.lead.id}/desk`
  const { value, isStale, put } = useLive(address, leadPageSchema, first)
  const [busy, setBusy] = useState(false)
  const act = async (action: DeskAction, done?: string): Promise<boolean> => {
    setBusy(true)
    const sent = await sendJson(address, action, leadPageSchema)
    setBusy(false)
    if (sent.ok) put(sent.value)
    if (sent.ok && done) toast.success(done)
    if (!sent.ok) toast.error(sent.message)
    return sent.ok
  }
  return { page: value, isStale, busy, act }
}

export type Act = ReturnType<typeof useLead>['act']
