'use client'
import { Link, useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

const HREF = '/admin/stock-health'
const never = (): (() => void) => () => undefined
const stockGroup = (): Element | null => document.querySelector('[id="nav-group-Stock"] .nav-group__content')

/** Editors have the screen, sales staff do not: the same rule as where its data is read. */
const isEditor = (user: unknown): boolean => {
  if (typeof user !== 'object' || user === null) return false
  if ('role' in user && user.role === 'platform-admin') return true
  if (!('tenants' in user) || !Array.isArray(user.tenants)) return false
  return user.tenants.some((row: { role?: unknown }) => row.role === 'marketer' || row.role === 'dealership-admin')
}

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
