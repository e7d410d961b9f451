import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { ArrowRight, Phone } from 'lucide-react'
import Link from 'next/link'
import type { MenuLink } from '@/tenants/Site'
import { HoursRows } from '@/src/components/hours/HoursRows'
import { Container } from '@/src/components/ui/Container'
import { newTabProps } from '@/src/components/ui/navigation/newTabProps'
import type { HoursRow } from '@/src/domain/locations/hours/groupHours'
import { paddingCells } from './paddingCells'

export interface MenuContact {
  title: string
  place: string
  phone: string | null
  hours: HoursRow[]
}

export interface LinkPanelProps {
  links: MenuLink[]
  /** The contact for these links; null when there is none in particular. */
  contact: MenuContact | null
}

/** A dropdown of plain links, three to a row (CON-04), with the contact. */
export const LinkPanel = ({ links, contact }: LinkPanelProps) => (
  <Container className="grid grid-cols-[1fr_auto] gap-12 py-8">
    <ul className="grid grid-cols-3 content-start gap-x-6 gap-y-1">
      {links.map(({ label, href, newTab }) => (
        <li key={`${label}${href}`}>
          <Link
            prefetch={false}
            href={href}
            {...newTabProps(newTab)}
            className="group/link flex min-h-12 items-center justify-between rounded-md px-3 py-2 font-semibold hover:bg-surface"
          >
            {label}
            <ArrowRight className="size-4 -translate-x-1 opacity-0 transition group-hover/link:translate-x-0 group-hover/link:opacity-100" />
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
        <p className="text-sm text-muted">{contact.place}</p>
        {contact.phone && (
          <PhoneLink
            phone={contact.phone}
            className="mt-1 inline-flex min-h-9 items-center gap-2.5 text-lg font-bold hover:underline"
          >
            <Phone className="size-5 text-brand-text" />
          </PhoneLink>
        )}
        <HoursRows rows={contact.hours} />
      </div>
    )}
  </Container>
)
