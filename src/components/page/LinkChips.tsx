import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'

export interface LinkChip {
  label: string
  href: string
  count?: number
  current: boolean
}

interface LinkChipsProps {
  label: string
  chips: LinkChip[]
  /** Under the heading of a section, which some sites centre. */
  centred?: boolean
}

/** Filters that are pages of their own: they need no JavaScript and are cached like any page. */
export const LinkChips = ({ label, chips, centred = false }: LinkChipsProps) => (
  <nav aria-label={label} className="no-scrollbar -mx-gutter overflow-x-auto px-gutter py-1">
    <ul className={cx('flex gap-2 sm:flex-wrap', centred && 'sm:start-centred:justify-center')}>
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
