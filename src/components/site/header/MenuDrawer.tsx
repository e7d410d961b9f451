'use client'

import Link from 'next/link'
import { Drawer } from '@/src/components/ui/Drawer'
import { Icon } from '@/src/components/ui/Icon'
import { phoneHref } from '@/src/domain/site/paths'
import type { MenuLink } from '@/tenants/Site'

interface MenuDrawerProps {
  links: MenuLink[]
  phone: string | null
  open: boolean
  onClose: () => void
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

/** Everything the main menu has, in a drawer: fetched when a finger or the focus reaches for it. */
export const MenuDrawer = ({ links, phone, open, onClose }: MenuDrawerProps) => (
  <Drawer side="left" open={open} onClose={onClose} title="Menu">
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
)
