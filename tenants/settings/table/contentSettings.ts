import { z } from 'zod'
import { REVIEWS, WARRANTY_YEARS } from '../../../src/domain/constants/site'
import { offerLooks, reviewPageLooks, storyLooks } from '../../../src/domain/content/sectionLooks'
import { FUEL_DEFAULTS } from '../../../src/domain/constants/vehicle'
import { WEEKS_PER_YEAR } from '../../../src/domain/finance/fuel/fuelCost'
import { setting } from '../Setting'
import { link, longText, phone, shortText, slug } from '../valueSchemas'

const years = z.int().min(1).max(20).nullable()

/** Header, home page, group site, reviews and other content. */
export const contentSettings = {
  'header.dropdownTrigger': setting(z.enum(['hover', 'click']), 'hover', {
    label: 'Menus open on',
    description: 'How the menus of the header open.',
    ids: ['CON-05'],
  }),
  'group.brandGrids': setting(
    z
      .array(
        z.strictObject({
          kind: z.enum(['car', 'motorcycle', 'truck', 'group']),
          brands: z.array(slug).min(1).max(60).describe('Slugs of brands, in the order of the grid.'),
        }),
      )
      .max(8),
    [],
    {
      label: 'Brand grids',
      description: 'Grids of brand logos on a group site, by kind. Brands by their slug.',
      ids: ['CON-08'],
    },
  ),
  'group.partners': setting(
    z
      .array(
        z.strictObject({
          name: shortText,
          address: shortText,
          phone,
          href: link.describe('Where their stock is listed.'),
          brands: z.array(shortText).min(1).max(60).describe('Slugs of the brands they sell for you.'),
        }),
      )
      .max(20),
    [],
    {
      label: 'Partner yards',
      description:
        'Who sells brands that no dealership of yours has in stock. The brand’s page then says where, and leads there.',
      ids: ['RTE-30', 'CON-19'],
    },
  ),
  'group.statsBanner': setting(
    z
      .array(z.strictObject({ value: shortText, label: shortText }))
      .min(1)
      .max(6)
      .nullable(),
    null,
    {
      label: 'Figures banner',
      description: 'Figures such as 50+ locations, 40+ brands, 30+ years. Empty: no banner.',
      ids: ['CON-09'],
    },
  ),
  'models.fuelYear': setting(
    z
      .strictObject({
        kmPerYear: z.int().min(1_000).max(100_000).describe('Kilometres a year'),
        dollarsPerLitre: z.number().min(1).max(5).describe('Dollars a litre'),
      })
      .nullable(),
    { kmPerYear: FUEL_DEFAULTS.kmPerWeek * WEEKS_PER_YEAR, dollarsPerLitre: FUEL_DEFAULTS.dollarsPerLitre },
    {
      label: 'Fuel a year of new models',
      description:
        'What the fuel of a new model’s page and of the comparison of models is reckoned with; both say so. Empty: no cost of fuel is shown.',
      ids: ['RTE-28'],
    },
  ),
  'slider.buttonLabel': setting(z.enum(['View More', 'Experience it']), 'View More', {
    label: 'Slider button',
    description: 'Words on the button over a slide.',
    ids: ['CON-12'],
  }),
  'salesCounter.enabled': setting(z.boolean(), false, {
    label: 'Sales counter',
    description: 'A running count of cars sold this month.',
    ids: ['CON-26'],
  }),
  'salesCounter.source': setting(z.enum(['formula', 'sales']), 'formula', {
    label: 'Sales counter counts',
    description: 'Formula: an estimate by the clock, labelled as one. Sales: cars really sold.',
    ids: ['LAW-10'],
  }),
  'offers.layout': setting(z.enum(offerLooks), 'feature', {
    label: 'Layout of offers',
    description:
      'On the page of all offers, and on the page of one. Feature: cards with a picture, the first one larger. Tickets: coupons, those for vehicles with a picture. Ledger: a ruled list. Poster: large pictures with the words under them. Panels: the figure large on a tinted ground, everything centred, those for vehicles with a picture.',
    ids: ['CON-20'],
  }),
  'blogs.layout': setting(z.enum(storyLooks), 'cards', {
    label: 'Layout of news',
    description:
      'On the page of all posts. Cards: the newest large, the others as cards. Journal: the newest with its picture across the page, the others as a ruled list. Topics: the others under their kind of post. Paper: a front page, then columns without pictures. Posters: large pictures with the words on them.',
    ids: ['CON-25'],
  }),
  'reviews.layout': setting(z.enum(reviewPageLooks), 'wall', {
    label: 'Layout of reviews',
    description:
      'On the page of all reviews. Wall: cards in columns beside the average. List: the average first, then the reviews on ruled lines, in larger type.',
    ids: ['CON-28'],
  }),
  'reviews.minRating': setting(z.number().min(0).max(5), REVIEWS.ratingAbove, {
    label: 'Show reviews above',
    description: 'Reviews show when their average exceeds this.',
    ids: ['CON-29'],
    unit: 'stars',
  }),
  'reviews.hidden': setting(z.boolean(), false, {
    label: 'Hide reviews',
    description: 'Takes reviews off the site.',
    ids: ['CON-29'],
  }),
  'reviews.summary': setting(
    z
      .strictObject({
        count: z.int().min(1).max(1_000_000).describe('How many reviews there are.'),
        average: z.number().min(0).max(5).describe('Out of 5 stars.'),
        source: shortText,
      })
      .nullable(),
    null,
    {
      label: 'Reviews elsewhere',
      description:
        'How many reviews you have where most are written, their average, and where that is, such as Google. Empty: the reviews kept here are counted.',
      ids: ['ENT-11', 'CON-31'],
    },
  ),
  popup: setting(
    z
      .strictObject({
        title: shortText.optional(),
        content: longText,
        imageUrl: link.optional(),
        buttonLabel: shortText.optional(),
        buttonHref: link.optional(),
        expiry: z.iso.date('must be a date, such as 2026-06-30').nullable(),
      })
      .nullable(),
    null,
    {
      label: 'Promotion popup',
      description: 'Shown to each visitor until dismissed, and no more after its expiry date. Words in Markdown.',
      ids: ['CON-34'],
    },
  ),
  'warranty.usedYears': setting(years, WARRANTY_YEARS.used, {
    label: 'Warranty on used cars',
    description: 'Empty: none is promised.',
    ids: ['CON-36'],
    unit: 'years',
  }),
  'warranty.mechanicalProtectionYears': setting(years, null, {
    label: 'Mechanical protection',
    description: 'Empty: none is promised.',
    ids: ['CON-37'],
    unit: 'years',
  }),
  'warranty.newYears': setting(years, null, {
    label: 'Warranty on new cars',
    description: 'Empty: none is promised.',
    ids: ['CON-38'],
    unit: 'years',
  }),
}
