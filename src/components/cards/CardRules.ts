import type { TagSettings } from '@/src/domain/stock/availability/cardTag'
import type { PriceSettings } from '@/src/domain/stock/pricing/priceInWords'
import type { ToggleKind } from '@/src/domain/stock/pricing/offersToggle'

/** The part of a site's settings cards read; a whole `Settings` fits. */
export interface CardSettings extends PriceSettings, TagSettings {
  cards: { toggle: ToggleKind; showViews: boolean; showFinanceEstimate: boolean; showPriceRating: boolean }
  favourites: { enabled: boolean; strict: boolean }
  routes: { watchlistPath: string }
}

/** What a card needs to know of the site: plain data, so it may cross to the browser. */
export interface CardRules extends PriceSettings, TagSettings {
  /** The moment 'just arrived' is counted from, in ms; one value per page keeps server and browser alike. */
  nowMs: number
  /**
   * The toggle in the corner, and the page that lists the saved cars (SRP-10); null for none (WAT-09). Without favourites a
   * device keeps nothing, and saving asks for a sign-in (WAT-01).
   */
  toggle: { kind: ToggleKind; strict: boolean; listPath: string; needsSignIn: boolean } | null
  showViews: boolean
  showEstimate: boolean
  showRating: boolean
}

/** The card's toggle; favourites only where the site keeps any (WAT-09). */
const toggleOf = ({ cards, favourites, routes }: CardSettings): CardRules['toggle'] =>
  cards.toggle === 'favourite' && !favourites.enabled
    ? null
    : {
        kind: cards.toggle,
        strict: favourites.strict,
        listPath: routes.watchlistPath,
        needsSignIn: cards.toggle === 'save' && !favourites.enabled,
      }

/** The part of a site's settings cards read. */
export const cardRules = (settings: CardSettings, now: Date): CardRules => {
  const { subscriptions, price, specifications, tags, cards } = settings
  return {
    subscriptions: { enabled: subscriptions.enabled },
    price: { noPriceText: price.noPriceText, basisLabel: price.basisLabel },
    specifications: {
      just_arrived_days: specifications.just_arrived_days,
      just_arrived_tag_name: specifications.just_arrived_tag_name,
      sold_tag_name: specifications.sold_tag_name,
    },
    tags: { fuelTag: tags.fuelTag },
    nowMs: now.getTime(),
    toggle: toggleOf(settings),
    showViews: cards.showViews,
    showEstimate: cards.showFinanceEstimate,
    showRating: cards.showPriceRating,
  }
}
