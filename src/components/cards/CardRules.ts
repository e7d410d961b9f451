import type { TagSettings } from '@/src/domain/stock/cardTag'
import type { PriceSettings } from '@/src/domain/stock/displayPrice'

/** What a card needs to know of the site: plain data, so it may cross to the browser. */
export interface CardRules extends PriceSettings, TagSettings {
  /** The moment 'just arrived' is counted from, in ms; one value per page keeps server and browser alike. */
  nowMs: number
}

/** The part of a site's settings cards read. */
export const cardRules = (
  { subscriptions, price, specifications, tags }: PriceSettings & TagSettings,
  now: Date,
): CardRules => ({
  subscriptions: { enabled: subscriptions.enabled },
  price: { noPriceText: price.noPriceText, basisLabel: price.basisLabel },
  specifications: {
    just_arrived_days: specifications.just_arrived_days,
    just_arrived_tag_name: specifications.just_arrived_tag_name,
    sold_tag_name: specifications.sold_tag_name,
  },
  tags: { fuelTag: tags.fuelTag },
  nowMs: now.getTime(),
})
