import { PAGE_SIZE, VISIBILITY_RULE_MAX } from '../../../src/domain/constants/search'
import { SOLD_VISIBLE_DAYS } from '../../../src/domain/constants/vehicle'
import { z } from 'zod'
import { setting } from '../Setting'
import { carTypes, link, shortText, slug } from '../valueSchemas'

/** A tenant token names the key that signed it by its uid, so both are needed. */
const searchKey = shortText.regex(
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\S{16,}$/i,
  "must be a key's uid, a colon and the key",
)

/** Search results: shape, scope and order. */
export const searchSettings = {
  'search.urlStyle': setting(z.enum(['flat', 'bracket']), 'flat', {
    label: 'Address style of filters',
    description: 'Flat: ?make=Toyota. Bracket: ?refinementList[make][0]=Toyota and range[price]=min:max.',
    ids: ['SRP-02'],
  }),
  'search.gridColumns': setting(z.union([z.literal(3), z.literal(4)]), 3, {
    label: 'Result columns',
    description: 'Columns of the result grid on large screens.',
    ids: ['SRP-14'],
  }),
  'search.pageSize': setting(z.int().min(3).max(100), PAGE_SIZE, {
    label: 'Cars per page',
    description: 'Cars on one page of search results and directories.',
    ids: ['SEA-27'],
  }),
  'search.paging': setting(z.enum(['pages', 'more']), 'pages', {
    label: 'Further results',
    description: "Numbered pages, or one list that grows with 'Show more'.",
    ids: ['SEA-27'],
  }),
  'search.popularMakes': setting(z.array(slug).max(60), [], {
    label: 'Popular makes',
    description: "Slugs of the makes shown before 'Show all makes'. Empty: the seven makes with most cars.",
    ids: ['SRP-22'],
  }),
  'search.certifiedOnly': setting(z.boolean(), false, {
    label: 'Certified filter without its opposite',
    description: 'The certified filter offers certified cars only, not the uncertified ones.',
    ids: ['SRP-24'],
  }),
  'search.pagePriceSlider': setting(
    z.array(z.enum(['home', 'brand', 'model', 'offers', 'location', 'content'])),
    ['home'],
    {
      label: 'Pages with a price slider',
      description: 'Kinds of page that carry the $5,000 to $250,000 slider leading to search.',
      ids: ['SRP-25'],
    },
  ),
  'search.excludeZeroPrice': setting(z.boolean(), false, {
    label: 'Cheapest first leaves out cars without a price',
    description: 'Sorting by lowest price hides cars whose price is 0.',
    ids: ['SEA-22'],
  }),
  'search.soldVisibleDays': setting(z.int().min(0).max(31), SOLD_VISIBLE_DAYS, {
    label: 'Sold cars stay for',
    description: 'How long a sold car stays in search results.',
    ids: ['SEA-23'],
    unit: 'days',
  }),
  'search.collapseSold': setting(z.boolean(), true, {
    label: 'Collapse sold cars',
    description: 'Several sold cars in a row show as one, unless everything found is sold.',
    ids: ['SEA-24'],
  }),
  'search.visibilityRule': setting(z.int().min(0).max(VISIBILITY_RULE_MAX), 0, {
    label: 'Stock visibility rule',
    description:
      '0 shows all visible stock; 1 to 14 are the documented presets by car type, status, make and stock number.',
    ids: ['SEA-25'],
  }),
  'search.host': setting(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).nullable(), null, {
    label: 'Search host',
    description:
      "Address at which browsers reach the search server directly, together with its key below. Empty: the platform's, or through this website.",
    ids: ['SEA-15'],
  }),
  'search.key': setting(searchKey.nullable(), null, {
    label: 'Search key',
    description:
      "A search key of that server as 'uid:key'; it signs short-lived tokens limited to this dealership's stock. Without it the search host is not used.",
    ids: ['SEA-15'],
    secret: true,
  }),
}

/** What a car's card shows in lists. */
export const cardSettings = {
  'cards.toggle': setting(z.enum(['save', 'favourite', 'compare']), 'save', {
    label: 'Card button',
    description: 'The button in the corner of a card: save to the watchlist, favourite, or compare.',
    ids: ['SRP-10'],
  }),
  'cards.showViews': setting(z.boolean(), false, {
    label: 'Views on cards',
    description: 'How often a car was viewed.',
    ids: ['SRP-11'],
  }),
  'cards.showFinanceEstimate': setting(z.boolean(), true, {
    label: 'Repayment on cards',
    description: 'A weekly repayment estimate with its comparison rate, where the finance rules allow one.',
    ids: ['SRP-12'],
  }),
  'cards.showPriceRating': setting(z.boolean(), true, {
    label: 'Price comparison on cards',
    description:
      'In search results: how far a car is priced below the market average, or below how many like it in stock. A high price is not mentioned.',
    ids: ['ALRT-08'],
  }),
}

const day = z.iso.date('must be a date, such as 2026-06-30')

/** Promo cards between search results. Cards written in the admin's Promo cards list come on top of these. */
export const promoSettings = {
  'promo.cards': setting(
    z
      .array(
        z.strictObject({
          heading: shortText,
          text: shortText.optional(),
          buttonLabel: shortText,
          href: link,
          imageUrl: link.optional(),
          position: z
            .int()
            .min(0)
            .max(100)
            .nullable()
            .describe('Place among the results. Empty: after those with one.'),
          display: z.array(carTypes),
          strictDisplay: z.boolean().describe('Only when the search is for exactly the car types of the card.'),
          start: day.nullable(),
          expiry: day.nullable(),
        }),
      )
      .max(20),
    [],
    {
      label: 'Standing promo cards',
      description: 'Cards every result page gets, besides those in the Promo cards list. Mostly set by a template.',
      ids: ['SRP-15', 'SRP-16'],
    },
  ),
  'promo.shuffle': setting(z.boolean(), false, {
    label: 'Shuffle promo cards',
    description: 'Cards without a position come in random order.',
    ids: ['SRP-19'],
  }),
  'promo.randomOffset': setting(z.boolean(), false, {
    label: 'Loosen promo positions',
    description: 'Each card moves by a random 0 to 2 places.',
    ids: ['SRP-20'],
  }),
}
