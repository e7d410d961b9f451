import type { CardRules } from '@/src/components/cards/CardRules'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { inputClasses } from '@/src/components/ui/inputs/inputClasses'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { WatchedCar } from '@/src/domain/shopper/account/watchlist'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { GarageSection, NothingHere } from './GarageSection'
import { SavedRows } from './SavedRows'

interface GarageSavedProps {
  entries: WatchedCar[]
  /** Those of them the site shows now; null while not known. */
  cars: StockCard[] | null
  rules: CardRules
  phone: string
  /** Of the shared list; null when nothing is shared. */
  link: string | null
}

/** The link that shows the saved cars to others: made, shown, and taken back. */
const ShareLink = ({ link }: { link: string | null }) =>
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

/** The saved cars of the garage, and their link for others. */
export const GarageSaved = ({ entries, cars, rules, phone, link }: GarageSavedProps) => (
  <GarageSection id="saved" title="Saved cars" count={entries.length}>
    {entries.length === 0 ? (
      <NothingHere>
        Tap the bookmark on a car and it waits here for you.{' '}
        <a href={STOCK_PATH} className="font-semibold underline">
          See our stock
        </a>
      </NothingHere>
    ) : (
      <>
        {cars === null && <NothingHere>Today’s prices cannot be fetched just now.</NothingHere>}
        <SavedRows entries={entries} cars={cars} rules={rules} phone={phone || null} />
        <ShareLink link={link} />
      </>
    )}
  </GarageSection>
)
