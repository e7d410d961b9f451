import { cardRules } from '@/src/components/cards/CardRules'
import { SavedList } from '@/src/components/recent/SavedList'
import { SignInHint } from '@/src/components/shopper/account/SignInHint'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Container } from '@/src/components/ui/Container'
import type { Site } from '@/tenants/Site'

/** The saved cars: the account's or this browser's; or the favourites, by the site's choice (RTE-43, SRP-10). */
export const WatchlistPage = ({ site }: { site: Site }) => {
  const kind = site.settings.cards.toggle === 'favourite' ? 'favourite' : 'save'
  return (
    <>
      <PageTitle
        title={kind === 'favourite' ? 'Favourites' : 'Watchlist'}
        intro={
          kind === 'favourite'
            ? 'Kept in this browser, with today’s price and availability.'
            : 'With today’s price, and what has changed since you saved them.'
        }
      />
      <Container className="py-10 lg:py-14">
        <noscript>
          <p className="text-lead text-muted">
            This page needs JavaScript.{' '}
            {site.settings.features.garage && (
              <a href={site.settings.routes.myGaragePath} className="font-semibold underline">
                Your garage lists your saved cars without it.
              </a>
            )}
          </p>
        </noscript>
        {kind === 'save' && <SignInHint path={site.settings.routes.watchlistPath} />}
        <SavedList kind={kind} rules={cardRules(site.settings, new Date())} />
      </Container>
    </>
  )
}
