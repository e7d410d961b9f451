import Link from 'next/link'
import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import { CHIP, CHIPS, FilterRow, NOT_CHOSEN } from './FilterRow'

interface LinkRowProps {
  /** Of the row, and of the list for assistive technology. */
  label: string
  name: string
  links: { label: string; href: string; count?: number; isCurrent?: boolean; mark?: ReactNode }[]
}

/** A row of links as chips; on a phone it is swiped. They need no JavaScript. */
export const LinkRow = ({ label, name, links }: LinkRowProps) => (
  <FilterRow label={label}>
    <nav aria-label={name} className="min-w-0 grow">
      <ul className={CHIPS}>
        {links.map(({ label: words, href, count, isCurrent = false, mark }) => (
          <li key={href} className="shrink-0">
            <Link
              prefetch={false}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(
                CHIP,
                isCurrent ? 'border-current bg-brand-soft font-semibold text-brand-text' : NOT_CHOSEN,
              )}
            >
              {mark}
              {words}
              {count !== undefined && (
                <span className={cx('tabular font-normal', !isCurrent && 'opacity-75')}>{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </FilterRow>
)
