import Link from 'next/link'
import type { MenuLink } from '@/tenants/Site'
import { Container } from '@/src/components/ui/Container'
import { Icon } from '@/src/components/ui/Icon'

/** How many empty cells follow the links, so that every row of a menu has three (CON-04). */
export const paddingCells = (count: number): number => (3 - (count % 3)) % 3

/** A dropdown of plain links, three to a row. */
export const LinkPanel = ({ links }: { links: MenuLink[] }) => (
  <Container className="py-8">
    <ul className="grid grid-cols-3 gap-x-8 gap-y-1">
      {links.map(({ label, href, newTab }) => (
        <li key={`${label}${href}`}>
          <Link
            href={href}
            prefetch={false}
            {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
            className="group/link flex min-h-11 items-center justify-between rounded-md px-3 py-2 font-semibold hover:bg-surface"
          >
            {label}
            <Icon
              name="arrow-right"
              className="size-4 -translate-x-1 opacity-0 transition group-hover/link:translate-x-0 group-hover/link:opacity-100"
            />
          </Link>
        </li>
      ))}
      {Array.from({ length: paddingCells(links.length) }, (_, index) => (
        <li key={`pad-${index}`} aria-hidden />
      ))}
    </ul>
  </Container>
)
