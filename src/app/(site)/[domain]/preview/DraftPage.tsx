import { ArticleView } from '@/src/components/articles/ArticleView'
import { cardRules } from '@/src/components/cards/CardRules'
import { PromoTile } from '@/src/components/cards/PromoTile'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { Container } from '@/src/components/ui/Container'
import { getStockRow } from '@/src/data/cars/getStockRow'
import type { Draft } from '@/src/data/preview/readDraft'
import { siteZone } from '@/tenants/siteDay'
import type { PromoCard } from '@/src/domain/search/promo/PromoCard'
import { placePromoCards } from '@/src/domain/search/promo/placePromoCards'
import type { Site } from '@/tenants/Site'
import { BrandPage } from '../brands/BrandPage'
import { ModelPage } from '../models/ModelPage'
import { OfferPage } from '../offers/OfferPage'
import { PageSections } from '../PageSections'

/** Enough rows of cars to show the card's position. */
const CARS = 11
const SIZES = '(min-width: 1280px) 24vw, (min-width: 640px) 45vw, 100vw'

const shownFor = (display: readonly string[]): Record<string, string[]> =>
  display.length > 0 ? { car_type: [...display] } : {}

/** A promo card at its position among the site's own cars, as in search results (SRP-15, CMS-01). */
const PromoCardPage = async ({ site, card }: { site: Site; card: PromoCard }) => {
  const cars = await getStockRow(site, {
    refinements: shownFor(card.display),
    maxPriceDollars: null,
    sort: [],
    limit: CARS,
  })
  const rules = cardRules(site.settings, new Date())
  const position = card.position ?? 1
  const items = placePromoCards(cars, [{ ...card, position: Math.min(position, cars.length + 1) }], {
    before: 0,
    size: CARS,
  })
  return (
    <Container className="py-8 lg:py-12">
      <h1 className="text-section">Place {position} in a search</h1>
      {card.position === null && (
        <p className="mt-2 text-muted">Without a place it comes after the cards that have one.</p>
      )}
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((item, place) => (
          <li key={place} className="flex min-w-0 flex-col [&>*]:grow">
            {item.kind === 'promo' ? (
              <PromoTile card={item.card} />
            ) : (
              <VehicleCard car={item.hit} rules={rules} sizes={SIZES} />
            )}
          </li>
        ))}
      </ul>
    </Container>
  )
}

/** A draft as visitors would see it: by the same screens (CMS-01). */
export const DraftPage = ({ site, draft }: { site: Site; draft: Draft }) => {
  switch (draft.kind) {
    case 'offers':
      return <OfferPage site={site} offer={draft.offer} />
    case 'models':
      return <ModelPage site={site} model={draft.model} />
    case 'brands':
      return <BrandPage site={site} brand={draft.brand} />
    case 'promo-cards':
      return <PromoCardPage site={site} card={draft.card} />
    case 'blogs': {
      const { article } = draft
      return (
        <ArticleView
          {...article}
          site={site}
          timeZone={siteZone(site)}
          author={article.author ?? site.name}
          content={article.content ?? null}
        />
      )
    }
    case 'pages':
      return <PageSections site={site} page={draft.page} />
  }
}
