'use client'

import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { Banknote, CarFront, type LucideIcon, MapPin, MenuIcon, Phone, Wrench, X } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { IconButton } from '@/src/components/ui/IconButton'
import { DrawerEntry, type MenuEntry } from './DrawerEntry'

export interface QuickWay {
  kind: 'find' | 'service' | 'drive' | 'sell'
  label: string
  href: string
}

interface MobileMenuProps {
  entries: MenuEntry[]
  ways: QuickWay[]
  phone: string | null
}

const ID = 'mobile-menu'
const ICONS: Record<QuickWay['kind'], LucideIcon> = { find: MapPin, service: Wrench, drive: CarFront, sell: Banknote }

const QuickLink = ({ kind, label, href }: QuickWay) => {
  const Icon = ICONS[kind]
  return (
    <Link
      prefetch={false}
      href={href}
      className="flex h-full min-h-20 flex-col justify-between gap-2 rounded-md bg-surface p-3.5 text-[0.9375rem] font-semibold leading-tight"
    >
      <Icon className="size-5.5 text-brand-text" />
      {label}
    </Link>
  )
}

/** The menu on a phone (CON-05): a popover, which the browser opens before the page is hydrated and without JavaScript. */
export const MobileMenu = ({ entries, ways, phone }: MobileMenuProps) => {
  const path = usePathname()
  const drawer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const menu = drawer.current
    // A link that was followed, or Back, closes it.
    return () => {
      if (menu?.matches(':popover-open')) menu.hidePopover()
    }
  }, [path])
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-label="Menu"
        className="-mr-2.5 grid size-11 place-items-center rounded-full hover:bg-current/8"
      >
        <MenuIcon className="size-6" />
      </button>
      <div
        ref={drawer}
        id={ID}
        popover="auto"
        role="dialog"
        aria-label="Menu"
        className="inset-y-0 left-0 m-0 h-dvh max-h-none w-[min(100%-3rem,25rem)] flex-col bg-canvas text-fg shadow-overlay backdrop:bg-[rgb(10_14_20/0.6)] open:flex motion-safe:animate-[slide-in-left_280ms_var(--ease-out)]"
      >
        <header className="flex items-center justify-between gap-4 border-b border-line py-2 pl-6 pr-3">
          <h2 className="text-lg font-semibold">Menu</h2>
          <IconButton icon={<X />} label="Close" popoverTarget={ID} popoverTargetAction="hide" />
        </header>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-6">
          <nav aria-label="Main, small screen" className="-mt-4">
            {entries.map((entry) => (
              <DrawerEntry key={entry.label} {...entry} />
            ))}
          </nav>
          <ul className="mt-6 grid grid-cols-2 gap-3">
            {ways.map((way) => (
              <li key={way.kind}>
                <QuickLink {...way} />
              </li>
            ))}
          </ul>
          {phone && (
            <PhoneLink
              phone={phone}
              className="mt-3 flex h-13 items-center justify-center gap-2.5 rounded-control bg-brand font-semibold text-on-brand"
            >
              <Phone />
            </PhoneLink>
          )}
        </div>
      </div>
    </>
  )
}
