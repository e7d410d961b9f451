import { Link } from '@/src/components/ui/Link'
import type { MenuLink, SiteLocation } from '@/tenants/Site'
import { HoursTable } from '@/src/components/content/HoursTable'
import { Container } from '@/src/components/ui/Container'
import { Icon } from '@/src/components/ui/Icon'
import { newTabProps } from '@/src/components/ui/newTabProps'
import { phoneHref } from '@/src/domain/site/paths'

/** How many empty cells follow the links, so that every row of a menu has three (CON-04). */
export const paddingCells = (count: number): number => (3 - (count % 3)) % 3

interface LinkPanelProps {
  links: MenuLink[]
  /** Who answers about what the links are for; null: nobody in particular. */
  contact: { title: string; location: SiteLocation } | null
}

/** A dropdown of plain links, three to a row (CON-04), and the people who answer. */
export const LinkPanel = ({ links, contact }: LinkPanelProps) => (
  <Container className="grid grid-cols-[1fr_auto] gap-12 py-8">
    <ul className="grid grid-cols-3 content-start gap-x-6 gap-y-1">
      {links.map(({ label, href, newTab }) => (
        <li key={`${label}${href}`}>
          <Link
            href={href}
            {...newTabProps(newTab)}
            className="group/link flex min-h-12 items-center justify-between rounded-md px-3 py-2 font-semibold hover:bg-surface"
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
    {contact && (
      <div className="w-80 rounded-lg bg-surface p-5 text-[0.9375rem]">
        <p className="font-semibold">{contact.title}</p>
        <p className="text-sm text-muted">{contact.location.name}</p>
        {contact.location.phone && (
          <a
            href={phoneHref(contact.location.phone)}
            className="mt-1 inline-flex min-h-9 items-center gap-2.5 text-lg font-bold hover:underline"
          >
            <Icon name="phone" className="size-5 text-brand-text" />
            {contact.location.phone}
          </a>
        )}
        <HoursTable hours={contact.location.openingHours} />
      </div>
    )}
  </Container>
)
