import type { ReactNode } from 'react'
import { directoryHref, type DirectoryState, isNarrowed } from '@/src/domain/directory/DirectoryState'
import type { DirectoryResult } from '@/src/domain/directory/directoryWindow'
import { Container } from '@/src/components/ui/Container'
import { Pagination } from '@/src/components/ui/navigation/Pagination'
import { DirectoryFilters } from './DirectoryFilters'
import { DirectoryForm } from './DirectoryForm'
import { DirectoryOrder } from './DirectoryOrder'
import { NothingFound } from './NothingFound'

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
  children: ReactNode
}

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
  children,
}: DirectoryFrameProps) => (
  <Container className="py-8 lg:py-10">
    <div className="flex flex-col gap-5">
      <DirectoryForm path={path} state={state} {...search} />
      <DirectoryFilters path={path} state={state} facets={facets} />
    </div>
    <section id="results" aria-label="Results" className="mt-7 border-t border-line pt-6">
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
