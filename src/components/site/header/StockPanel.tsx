import Link from 'next/link'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { MakeLogo } from '../MakeLogo'
import { STOCK_PATH } from '@/src/domain/site/paths'

const MAKES_SHOWN = 12
const BODIES_SHOWN = 7

const count = (value: number): string => value.toLocaleString('en-AU')

const row = 'flex min-h-9 items-center justify-between gap-4 rounded-sm px-2 -mx-2 py-1 hover:bg-surface'
const title = 'mb-3 text-eyebrow font-semibold uppercase text-muted'

/** 'Our Stock': what this dealership has right now, by condition, body and make (CON-01, CON-02). */
export const StockPanel = ({ counts }: { counts: StockCounts }) => (
  <Container className="grid grid-cols-[minmax(11rem,1fr)_minmax(11rem,1fr)_3fr] gap-x-14 py-9">
    <div>
      <p className={title}>Condition</p>
      <ul>
        {counts.conditions.map(({ label, href, total }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={`${row} font-semibold`}>
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
        {counts.bodies.slice(0, BODIES_SHOWN).map(({ label, href, total }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={row}>
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
        {counts.makes.slice(0, MAKES_SHOWN).map(({ label, slug, href, total }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="flex min-h-12 items-center gap-3 rounded-sm p-2 hover:bg-surface"
            >
              <MakeLogo slug={slug} name={label} className="size-7" />
              <span className="min-w-0 leading-tight">
                <span className="block truncate text-[0.9375rem] font-semibold">{label}</span>
                <span className="tabular text-xs text-muted">{count(total)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button href={STOCK_PATH} size="sm" className="mt-6">
        View all {count(counts.total)} vehicles
      </Button>
    </div>
  </Container>
)
