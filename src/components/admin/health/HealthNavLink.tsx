'use client'
import { Link, useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { isEditor } from '../marketers/holdsRole'

const HREF = '/admin/stock-health'
const never = (): (() => void) => () => undefined
const stockGroup = (): Element | null => document.querySelector('[id="nav-group-Stock"] .nav-group__content')

/** The link to the health screen, among the collections of the group Stock, which Payload itself fills with those only. */
export const HealthNavLink = () => {
  const { user } = useAuth()
  const pathname = usePathname()
  const group = useSyncExternalStore(never, stockGroup, () => null)
  if (!group || !isEditor(user)) return null
  const active = pathname === HREF
  return createPortal(
    <Link className="nav__link" href={HREF} id="nav-stock-health" prefetch={false}>
      {active && <div className="nav__link-indicator" />}
      <span className="nav__link-label">Feed health</span>
    </Link>,
    group,
  )
}
