import Link from 'next/link'
import type { MenuLink } from '@/tenants/Site'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { newTabProps } from '@/src/components/ui/navigation/newTabProps'
import { MakeLogo } from '../MakeLogo'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { PanelCounts } from './panelCounts'

const count = (value: number): string => value.toLocaleString('en-AU')

const row = 'flex min-h-9 items-center justify-between gap-4 rounded-sm px-2 -mx-2 py-1 hover:bg-surface'
const title = 'mb-3 text-eyebrow font-semibold uppercase text-muted'

export interface StockPanelProps {
  counts: PanelCounts
  /** The menu's own links of this entry, without those the lists have already. */
  links: MenuLink[]
}

/** 'Our Stock': what this dealership has right now, by condition, body and make (CON-01, CON-02), and the menu's own links. */
export const StockPanel = ({ counts, links }: StockPanelProps) => (
  <Container className="grid grid-cols-[minmax(11rem,1fr)_minmax(11rem,1fr)_3fr] gap-x-14 py-9">
    <div>
      <p className={title}>Condition</p>
      <ul>
        {counts.conditions.map(({ label, href, total }) => (
          <li key={href}>
            <Link prefetch={false} href={href} className={`${row} font-semibold`}>
              {label}
              <span className="tabular text-sm font-normal text-muted">{count(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
    <div>
      <p className={title}>Body</p>
      <ul>
        {counts.bodies.map(({ label, href, total }) => (
          <li key={href}>
            <Link prefetch={false} href={href} className={row}>
              {label}
              <span className="tabular text-sm text-muted">{count(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
    <div>
      <p className={title}>Make</p>
      <ul className="grid grid-cols-3 gap-x-6 gap-y-1 xl:grid-cols-4">
        {counts.makes.map(({ label, slug, href, total }) => (
          <li key={href}>
            <Link
              prefetch={false}
              href={href}
              className="flex min-h-12 items-center gap-3 rounded-sm p-2 hover:bg-surface"
            >
              <span className="size-7 shrink-0">
                <MakeLogo slug={slug} className="size-7" />
              </span>
              <span className="min-w-0 leading-tight">
                <span className="block truncate text-[0.9375rem] font-semibold">{label}</span>
                <span className="tabular text-xs text-muted">{count(total)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-line pt-5">
        <Button href={STOCK_PATH} size="sm">
          View all {count(counts.total)} vehicles
        </Button>
        {links.map(({ label, href, newTab }) => (
          <Link
            prefetch={false}
            key={href}
            href={href}
            {...newTabProps(newTab)}
            className="inline-flex min-h-9 items-center font-semibold text-brand-text hover:underline"
          >
            {label}
          </Link>
        ))}
      </div>
    </div>
  </Container>
)
