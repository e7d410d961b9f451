import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'

export interface LinkChip {
  label: string
  href: string
  count?: number
  current: boolean
}

/** Filters that are pages of their own: they need no JavaScript and are cached like any page. */
export const LinkChips = ({ label, chips }: { label: string; chips: LinkChip[] }) => (
  <nav aria-label={label} className="no-scrollbar -mx-gutter overflow-x-auto px-gutter py-1">
    <ul className="flex gap-2 sm:flex-wrap">
      {chips.map(({ label: words, href, count, current }) => (
        <li key={href}>
          <Link
            prefetch={false}
            href={href}
            aria-current={current ? 'page' : undefined}
            className={cx(
              'inline-flex h-11 items-center gap-2 whitespace-nowrap rounded-control border px-4 text-[0.9375rem] font-semibold transition-colors',
              current ? 'border-ink bg-ink text-on-ink' : 'border-line-strong hover:border-fg hover:bg-surface',
            )}
          >
            {words}
            {count !== undefined && <span className="tabular font-normal opacity-75">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
