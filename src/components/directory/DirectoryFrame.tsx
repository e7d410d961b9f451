import { Search, SearchIcon } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { cx } from '@/src/components/ui/cx'
import { inputClasses } from '@/src/components/ui/inputs/inputClasses'
import {
  directoryHref,
  directorySorts,
  type DirectoryState,
  emptyDirectoryState,
  isNarrowed,
} from '@/src/domain/directory/DirectoryState'
import type { DirectoryResult } from '@/src/domain/directory/directoryWindow'
import { Container } from '@/src/components/ui/Container'
import { Pagination } from '@/src/components/ui/navigation/Pagination'
import { DirectoryFilters } from './DirectoryFilters'

interface DirectoryFrameProps {
  path: string
  state: DirectoryState
  result: Pick<DirectoryResult<unknown>, 'count' | 'pages' | 'facets'>
  search: { label: string; placeholder: string }
  /** '12 makes', '1 offer'. */
  found: string
  /** Shown when no entry fits the filters. */
  emptyText: string
  /** Shown when the list is empty without any filter. */
  nothingYet?: ReactNode
  ordered?: boolean
  /** So few entries that they are read faster than searched: without search field and filters. */
  few?: boolean
  children: ReactNode
}

interface NothingFoundProps {
  text: string
  /** Where 'Clear Filters' leads (ERR-09). */
  refreshPath: string
}

/** The no-results card of a directory or of the offers (ERR-06, ERR-08, ERR-09). */
const NothingFound = ({ text, refreshPath }: NothingFoundProps) => (
  <div className="flex flex-col items-center rounded-lg bg-surface px-6 py-16 text-center sm:py-20">
    <span className="grid size-16 place-items-center rounded-full bg-canvas text-muted shadow-card">
      <Search className="size-7" />
    </span>
    <h3 className="mt-6 text-subheading">No Results Available</h3>
    <p className="mt-2 max-w-lg text-muted">{text}</p>
    <Button href={refreshPath} className="mt-7">
      Clear Filters
    </Button>
  </div>
)

/** The order of a directory, as links. */
const DirectoryOrder = ({ path, state }: { path: string; state: DirectoryState }) => (
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

interface DirectoryFormProps {
  path: string
  state: DirectoryState
  label: string
  placeholder: string
}

/** The text of a directory search: a plain GET form that keeps the filters and the order, and starts at page 1. */
const DirectoryForm = ({ path, state: { query, filters, sort }, label, placeholder }: DirectoryFormProps) => (
  <form action={path} role="search" aria-label={label} className="flex w-full gap-2 md:max-w-lg">
    {Object.entries(filters).flatMap(([name, values]) =>
      values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
    )}
    {sort !== emptyDirectoryState.sort && <input type="hidden" name="sortBy" value={sort} />}
    <label className="relative block min-w-0 grow">
      <span className="sr-only">{label}</span>
      <SearchIcon className="pointer-events-none absolute left-4 top-1/2 size-5 -translate-y-1/2 text-muted" />
      <input
        key={query}
        type="search"
        name="query"
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        className={inputClasses('pl-12')}
      />
    </label>
    <button type="submit" className={buttonClasses({ variant: 'secondary', className: 'h-12 shrink-0' })}>
      Search
    </button>
  </form>
)

/**
 * A directory page: search field and filters, number of entries, entries, pagination (SRP-32, SRP-33, RTE-25, ERR-09).
 */
export const DirectoryFrame = ({
  path,
  state,
  result: { count, pages, facets },
  search,
  found,
  emptyText,
  nothingYet,
  ordered = false,
  few = false,
  children,
}: DirectoryFrameProps) => (
  <Container className="py-8 lg:py-10">
    {!few && (
      <div className="mb-7 flex flex-col gap-5 border-b border-line pb-7">
        <DirectoryForm path={path} state={state} {...search} />
        <DirectoryFilters path={path} state={state} facets={facets} />
      </div>
    )}
    <section id="results" aria-label="Results">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-subheading" data-testid="result-count">
          {found}
        </h2>
        {ordered && count > 1 && <DirectoryOrder path={path} state={state} />}
      </div>
      {count > 0 && children}
      {count === 0 &&
        (isNarrowed(state) || !nothingYet ? <NothingFound text={emptyText} refreshPath={path} /> : nothingYet)}
      <div className="mt-12">
        <Pagination page={state.page} pages={pages} hrefFor={(page) => directoryHref(path, { ...state, page })} />
      </div>
    </section>
  </Container>
)
