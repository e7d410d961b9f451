'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const ofAddress = (): string => new URLSearchParams(window.location.search).get('lead_id') ?? ''
const none = (): string => ''

/** The reference of the enquiry that led here, out of the address: the page itself is the same for everybody (RTE-07). */
export const LeadReference = () => {
  const id = useSyncExternalStore(never, ofAddress, none)
  return /^[0-9a-f]{8}-/i.test(id) ? (
    <p className="mt-3 text-muted">
      Your reference is <strong className="tabular text-fg">{id.slice(0, 8).toUpperCase()}</strong>.
    </p>
  ) : null
}
