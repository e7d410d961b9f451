import Link from 'next/link'
import { Badge } from '@/src/components/ui/Badge'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { type SavedSearch, savedSearchHref, searchStates } from '@/src/domain/shopper/garage/savedSearches'

interface SavedSearchRowsProps {
  searches: SavedSearch[]
  /** Where the forms are sent. */
  action: string
  /** The address that is proven: only its own searches can begin here. */
  proven: string
  canDelete?: boolean
}

const Act = ({
  action,
  id,
  act,
  label,
  words,
}: {
  action: string
  id: string
  act: string
  label: string
  words: string
}) => (
  <form method="post" action={action}>
    <input type="hidden" name="search" value={id} />
    <input type="hidden" name="act" value={act} />
    <button type="submit" className={buttonClasses({ variant: act === 'delete' ? 'ghost' : 'outline', size: 'sm' })}>
      {label}
      <span className="sr-only"> {words}</span>
    </button>
  </form>
)

const Words = ({ search }: { search: SavedSearch }) => {
  const href = savedSearchHref(search)
  const words = search.words || 'All our cars'
  if (href === null) return words
  return (
    <Link prefetch={false} href={href} className="hover:underline">
      {words}
    </Link>
  )
}

/** Saved searches, each to be started, stopped and deleted by plain forms. */
export const SavedSearchRows = ({ searches, action, proven, canDelete = false }: SavedSearchRowsProps) => (
  <ul className="divide-y divide-line border-y border-line">
    {searches.map((search) => {
      const { id, words, state, email } = search
      const begins = state === 'stopped' || email === proven
      return (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4">
          <div className="min-w-0">
            <p className="font-semibold">
              <Words search={search} />
            </p>
            <p className="mt-1 text-sm text-muted">
              <Badge tone={state === 'on' ? 'success' : 'neutral'}>{searchStates[state]}</Badge> by mail to {email}
            </p>
          </div>
          <div className="flex gap-2">
            {state === 'on' && <Act {...{ action, id, words }} act="stop" label="Stop" />}
            {state !== 'on' && begins && <Act {...{ action, id, words }} act="start" label="Start" />}
            {canDelete && <Act {...{ action, id, words }} act="delete" label="Delete" />}
          </div>
        </li>
      )
    })}
  </ul>
)
