import Link from 'next/link'
import { directoryHref, directorySorts, type DirectoryState } from '@/src/domain/directory/DirectoryState'
import { cx } from '@/src/components/ui/cx'

/** The order of a directory, as links. */
export const DirectoryOrder = ({ path, state }: { path: string; state: DirectoryState }) => (
  <nav aria-label="Order" className="inline-flex gap-1 rounded-control bg-surface p-1">
    {directorySorts.map(({ key, label }) => (
      <Link
        prefetch={false}
        key={key}
        href={directoryHref(path, { ...state, sort: key, page: 1 })}
        scroll={false}
        rel="nofollow"
        aria-current={state.sort === key ? 'true' : undefined}
        className={cx(
          'inline-flex h-9 items-center rounded-sm px-3.5 text-sm font-semibold transition-colors',
          state.sort === key ? 'bg-canvas shadow-card' : 'text-muted hover:text-fg',
        )}
      >
        {label}
      </Link>
    ))}
  </nav>
)
