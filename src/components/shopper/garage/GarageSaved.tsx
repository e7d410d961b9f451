import type { CardRules } from '@/src/components/cards/CardRules'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { WatchedCar } from '@/src/domain/shopper/account/watchlist'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { GarageSection, NothingHere } from './GarageSection'
import { SavedRows } from './SavedRows'
import { ShareLink } from './ShareLink'

interface GarageSavedProps {
  entries: WatchedCar[]
  /** Those of them the site shows now; null while nobody can tell. */
  cars: StockCard[] | null
  rules: CardRules
  phone: string
  /** Of the shared list; null when nothing is shared. */
  link: string | null
}

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
