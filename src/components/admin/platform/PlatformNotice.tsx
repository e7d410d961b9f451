import type { ServerProps } from 'payload'
import { noticeAt } from '@/src/domain/platform/noticeAt'
import './platform.css'

const KINDS = { information: 'Information', warning: 'Please note', problem: 'Problem' } as const

/** The operator's notice to the staff of all dealerships, above every page of the admin. */
export const PlatformNotice = async ({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) => {
  if (!user) return null
  const stored = await payload.findGlobal({ slug: 'platform-notice', depth: 0, overrideAccess: true })
  const notice = noticeAt(stored, new Date())
  if (!notice) return null
  const { severity, title, text } = notice
  return (
    <aside className={`platform-notice platform-notice--${severity}`} aria-label="Notice from the platform">
      <p>
        <span className="platform-notice__kind">{KINDS[severity]}</span>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </aside>
  )
}
