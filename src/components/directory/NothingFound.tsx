import { Search } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'

interface NothingFoundProps {
  text: string
  /** Where 'Clear Filters' leads (ERR-09). */
  refreshPath: string
}

/** The no-results card of a directory or of the offers (ERR-06, ERR-08, ERR-09). */
export const NothingFound = ({ text, refreshPath }: NothingFoundProps) => (
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
