'use client'
import { useRowLabel } from '@payloadcms/ui'
import './platform.css'

/** Label of a collapsed lender: its name. */
export const LenderRowLabel = () => {
  const { data } = useRowLabel<{ name?: string }>()
  return (
    <span className="platform-row-label">
      <strong>{data?.name || 'New lender'}</strong>
    </span>
  )
}
