import { SearchIcon } from 'lucide-react'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { cx } from '@/src/components/ui/cx'

interface SearchButtonProps {
  /** How many vehicles there are. */
  total: number
  className?: string
  /** Only its icon on a phone. */
  compact?: boolean
}

/** Sends a stock search, and says how many it starts from. */
export const SearchButton = ({ total, className, compact = false }: SearchButtonProps) => (
  <button type="submit" className={buttonClasses({ className: cx('h-12', className) })}>
    <SearchIcon />
    <span className={compact ? 'max-sm:sr-only' : ''}>
      {total > 0 ? (
        <>
          Search {total.toLocaleString('en-AU')}
          <span className="max-sm:sr-only"> vehicles</span>
        </>
      ) : (
        'Search'
      )}
    </span>
  </button>
)
