'use client'
import { LeaveWithoutSaving, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import './editing.css'

/**
 * In a new form: Payload asks before one is left unsaved, but not where drafts keep themselves, and those do so only once there
 * is one.
 */
export const NotKeptYet = () => {
  const { id } = useDocumentInfo()
  const modified = useFormModified()
  if (id) return null
  return (
    <>
      <LeaveWithoutSaving />
      {modified && <span className="not-kept-yet">Not saved yet. From the first Save Draft on it keeps itself.</span>}
    </>
  )
}
