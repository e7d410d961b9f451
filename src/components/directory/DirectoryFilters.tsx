import { X } from 'lucide-react'
import Link from 'next/link'
import { directoryHref, type DirectoryState, toggleDirectoryFilter } from '@/src/domain/directory/DirectoryState'
import type { DirectoryFacet } from '@/src/domain/directory/directoryWindow'
import { cx } from '@/src/components/ui/cx'

interface DirectoryFiltersProps {
  path: string
  state: DirectoryState
  facets: DirectoryFacet[]
}

const chosenOf = ({ filters }: DirectoryState, name: string): string[] => filters[name] ?? []

/** Filters of a directory as links, each with what it would find: they need no JavaScript, and go as they came. */
export const DirectoryFilters = ({ path, state, facets }: DirectoryFiltersProps) => {
  const shown = facets.filter(({ name, items }) => items.length > 1 || chosenOf(state, name).length > 0)
  if (shown.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      {shown.map(({ name, label, items }) => (
        <nav
          key={name}
          aria-label={label}
          className="flex flex-col gap-2 md:grid md:grid-cols-[6.5rem_minmax(0,1fr)] md:items-baseline md:gap-4"
        >
          <p aria-hidden className="text-sm font-semibold text-muted">
            {label}
          </p>
          <ul className="no-scrollbar -mx-gutter flex gap-1.5 overflow-x-auto px-gutter py-0.5 md:mx-0 md:flex-wrap md:px-0">
            {items.map(({ value, label: words, count }) => {
              const chosen = chosenOf(state, name).includes(value)
              return (
                <li key={value} className="shrink-0">
                  <Link
                    prefetch={false}
                    href={directoryHref(path, toggleDirectoryFilter(state, name, value))}
                    scroll={false}
                    rel="nofollow"
                    aria-current={chosen ? 'true' : undefined}
                    aria-label={chosen ? `Remove ${words}` : undefined}
                    className={cx(
                      'inline-flex h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium transition-colors',
                      chosen ? 'border-brand bg-brand text-on-brand' : 'border-line bg-canvas hover:border-fg',
                    )}
                  >
                    {words}
                    {chosen ? (
                      <X className="size-3.5" />
                    ) : (
                      count > 0 && <span className="tabular text-muted">{count.toLocaleString('en-AU')}</span>
                    )}
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
      ))}
    </div>
  )
}
