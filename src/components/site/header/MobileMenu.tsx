'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import type { MenuLink } from '@/tenants/Site'
import { Drawer } from '@/src/components/ui/Drawer'
import { Icon } from '@/src/components/ui/Icon'
import { phoneHref } from '@/src/domain/site/paths'

interface MobileMenuProps {
  links: MenuLink[]
  phone: string | null
}

const row = 'flex min-h-12 items-center justify-between border-b border-line py-2 text-[1.0625rem] font-semibold'

const Entry = ({ link }: { link: MenuLink }) =>
  link.children?.length ? (
    <details className="group border-b border-line">
      <summary className={`${row} list-none border-b-0`}>
        {link.label}
        <Icon name="chevron-down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-3">
        {[
          { label: `All ${link.label.toLowerCase()}`, href: link.href },
          ...link.children.filter(({ href }) => href !== link.href),
        ].map(({ label, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="flex min-h-11 items-center pl-4 text-muted hover:text-fg">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  ) : (
    <Link href={link.href} prefetch={false} className={row}>
      {link.label}
    </Link>
  )

/** The menu on a phone: everything the main menu has, in a drawer. */
export const MobileMenu = ({ links, phone }: MobileMenuProps) => {
  const path = usePathname()
  // Bound to the page it was opened on: following a link closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => setOpenedOn(path)}
        className="-mr-2.5 grid size-11 place-items-center rounded-full hover:bg-current/8"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <Drawer side="left" open={openedOn === path} onClose={() => setOpenedOn(null)} title="Menu">
        <nav aria-label="Main, small screen" className="-mt-4">
          {links.map((link) => (
            <Entry key={link.label} link={link} />
          ))}
        </nav>
        {phone && (
          <a
            href={phoneHref(phone)}
            className="mt-6 flex h-12 items-center justify-center gap-2 rounded-control bg-brand font-semibold text-on-brand"
          >
            <Icon name="phone" /> {phone}
          </a>
        )}
      </Drawer>
    </>
  )
}
