'use client'
import { LeaveWithoutSaving, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import './editing.css'

/**
 * Warns before leaving a new form that was never saved. Payload does not warn where drafts are autosaved, and autosave
 * starts only after the first save.
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
