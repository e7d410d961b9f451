'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

const isSaved = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'payload-document-event'

/** The window the preview stands in: the admin's frame, or the tab that opened it. */
const admin = (): Window | null => (window.parent !== window ? window.parent : window.opener)

/**
 * Makes a preview follow its draft: every time the admin has kept it, the page is made again on the server (CMS-01). In a
 * tab of its own it says that this is not what visitors see.
 */
export const PreviewBar = ({ adminOrigin }: { adminOrigin: string }) => {
  const router = useRouter()
  const [alone, setAlone] = useState(false)
  useEffect(() => {
    const onMessage = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin === adminOrigin && isSaved(data)) router.refresh()
    }
    window.addEventListener('message', onMessage)
    admin()?.postMessage({ type: 'payload-live-preview', ready: true }, adminOrigin)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows whether it is framed
    setAlone(window.parent === window)
    return () => window.removeEventListener('message', onMessage)
  }, [adminOrigin, router])
  if (!alone) return null
  return (
    <p
      role="status"
      className="fixed bottom-4 left-1/2 z-50 -translate-x-1/2 rounded-full bg-ink px-5 py-2.5 text-sm font-semibold text-on-ink shadow-raised"
    >
      Preview: visitors do not see this yet
    </p>
  )
}
