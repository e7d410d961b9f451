'use client'

import { ChevronDown, Phone } from 'lucide-react'
import Link from 'next/link'
import type { ReactElement } from 'react'
import { Drawer } from '@/src/components/ui/Drawer'
import { newTabProps } from '@/src/components/ui/newTabProps'
import { phoneHref } from '@/src/domain/site/paths'

export interface DrawerLink {
  label: string
  href: string
  newTab?: boolean
  /** How many vehicles are behind it. */
  total?: number
}

export interface DrawerEntry extends DrawerLink {
  children: DrawerLink[]
}

export interface QuickWay {
  icon: ReactElement
  label: string
  href: string
}

export interface MenuDrawerProps {
  entries: DrawerEntry[]
  ways: QuickWay[]
  phone: string | null
  open: boolean
  onClose: () => void
}

const row = 'flex min-h-13 items-center justify-between py-2 text-lg font-semibold'

const Entry = ({ entry: { label, href, newTab, children } }: { entry: DrawerEntry }) =>
  children.length > 0 ? (
    <details className="group border-b border-line" name="menu">
      <summary className={`${row} list-none`}>
        {label}
        <ChevronDown className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-4">
        {[{ label: `All ${label.toLowerCase()}`, href }, ...children.filter((child) => child.href !== href)].map(
          (child: DrawerLink) => (
            <li key={`${child.label}${child.href}`}>
              <Link
                prefetch={false}
                href={child.href}
                className="flex min-h-11 items-center justify-between gap-4 rounded-sm pl-4 text-muted hover:bg-surface hover:text-fg"
                {...newTabProps(child.newTab)}
              >
                {child.label}
                {child.total !== undefined && (
                  <span className="tabular pr-1 text-sm">{child.total.toLocaleString('en-AU')}</span>
                )}
              </Link>
            </li>
          ),
        )}
      </ul>
    </details>
  ) : (
    <Link prefetch={false} href={href} className={`${row} border-b border-line`} {...newTabProps(newTab)}>
      {label}
    </Link>
  )

/** Everything the main menu has, in a drawer: fetched when a finger or the focus reaches for it. */
export const MenuDrawer = ({ entries, ways, phone, open, onClose }: MenuDrawerProps) => (
  <Drawer side="left" open={open} onClose={onClose} title="Menu">
    <nav aria-label="Main, small screen" className="-mt-4">
      {entries.map((entry) => (
        <Entry key={entry.label} entry={entry} />
      ))}
    </nav>
    <ul className="mt-6 grid grid-cols-2 gap-3">
      {ways.map(({ icon, label, href }) => (
        <li key={href}>
          <Link
            prefetch={false}
            href={href}
            className="flex h-full min-h-20 flex-col justify-between gap-2 rounded-md bg-surface p-3.5 text-[0.9375rem] font-semibold leading-tight"
          >
            {icon}
            {label}
          </Link>
        </li>
      ))}
    </ul>
    {phone && (
      <a
        href={phoneHref(phone)}
        className="mt-3 flex h-13 items-center justify-center gap-2.5 rounded-control bg-brand font-semibold text-on-brand"
      >
        <Phone /> {phone}
      </a>
    )}
  </Drawer>
)
