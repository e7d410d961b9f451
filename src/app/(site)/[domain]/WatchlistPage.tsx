import { cardRules } from '@/src/components/cards/CardRules'
import { SavedList } from '@/src/components/recent/SavedList'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Container } from '@/src/components/ui/Container'
import type { Site } from '@/tenants/Site'

/** The cars a browser keeps, saved or favourite by the site's choice (RTE-43, SRP-10). */
export const WatchlistPage = ({ site }: { site: Site }) => {
  const kind = site.settings.cards.toggle === 'favourite' ? 'favourite' : 'save'
  return (
    <>
      <PageTitle
        title={kind === 'favourite' ? 'Favourites' : 'Watchlist'}
        intro="Kept in this browser, with today’s price and availability."
      />
      <Container className="py-10 lg:py-14">
        <noscript>
          <p className="text-lead text-muted">This page needs JavaScript: your cars are kept in your browser.</p>
        </noscript>
        <SavedList kind={kind} rules={cardRules(site.settings, new Date())} />
      </Container>
    </>
  )
}
