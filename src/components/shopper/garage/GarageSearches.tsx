import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { type SavedSearch, watchConsent } from '@/src/domain/shopper/garage/savedSearches'
import { GarageSection, NothingHere } from './GarageSection'
import { PushSwitch } from './PushSwitch'
import { SavedSearchRows } from './SavedSearchRows'

interface GarageSearchesProps {
  searches: SavedSearch[]
  /** The account's proven address; '' while it has none to write to. */
  email: string
  /** By which push services know this platform, and whether this browser takes messages already. */
  push: { publicKey: string; isOn: boolean }
}

const ACTION = '/api/shopper/alerts'

/** Saved searches of the garage, and word of the saved cars (ALRT-01, ALRT-02). */
export const GarageSearches = ({ searches, email, push }: GarageSearchesProps) => (
  <GarageSection id="searches" title="Saved searches" count={searches.length}>
    {searches.length === 0 ? (
      <NothingHere>Search our stock and press ‘Tell me when more come in’: the search waits here for you.</NothingHere>
    ) : (
      <SavedSearchRows searches={searches} action={ACTION} proven={email} canDelete />
    )}
    {email !== '' && !searches.some(({ kind }) => kind === 'watchlist') && (
      <form method="post" action={ACTION} className="mt-6 grid justify-items-start gap-3">
        <input type="hidden" name="act" value="watch" />
        <button type="submit" className={buttonClasses({ variant: 'outline' })}>
          Tell me about my saved cars
        </button>
        <p className="max-w-prose text-sm text-muted">{watchConsent}</p>
      </form>
    )}
    {email !== '' && searches.length > 0 && <PushSwitch {...push} />}
  </GarageSection>
)
