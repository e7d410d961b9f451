import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { inputClasses } from '@/src/components/ui/inputs/inputClasses'

/** The link that shows the saved cars to others: made, shown, and taken back. */
export const ShareLink = ({ link }: { link: string | null }) =>
  link === null ? (
    <form method="post" action="/api/watchlist/share" className="mt-6">
      <button type="submit" className={buttonClasses({ variant: 'outline' })}>
        Share this list
      </button>
    </form>
  ) : (
    <div className="mt-6 grid gap-3 rounded-md bg-surface p-5">
      <label htmlFor="share-link" className="text-sm font-semibold">
        Link to this list
      </label>
      <input id="share-link" readOnly value={link} className={inputClasses('text-sm')} />
      <p className="text-sm text-muted">Whoever has it sees these cars, and nothing else about you.</p>
      <form method="post" action="/api/watchlist/unshare">
        <button type="submit" className={buttonClasses({ variant: 'outline', size: 'sm' })}>
          Stop sharing
        </button>
      </form>
    </div>
  )
