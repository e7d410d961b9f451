'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useCallback, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Refreshes the preview each time its draft is saved; outside the admin's frame it says that this is a preview
 * (CMS-01).
 */
export const PreviewBar = ({ adminOrigin }: { adminOrigin: string }) => {
  const router = useRouter()
  const refresh = useCallback(() => router.refresh(), [router])
  const framed = useSyncExternalStore(
    neverChanges,
    () => window.parent !== window,
    () => true,
  )
  return (
    <>
      <RefreshRouteOnSave serverURL={adminOrigin} refresh={refresh} />
      {!framed && (
        <p
          role="status"
          className="fixed bottom-4 left-1/2 z-50 -translate-x-1/2 rounded-full bg-ink px-5 py-2.5 text-sm font-semibold text-on-ink shadow-raised"
        >
          Preview: visitors do not see this yet
        </p>
      )}
    </>
  )
}
