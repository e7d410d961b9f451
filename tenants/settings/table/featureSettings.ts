import { JUST_ARRIVED_DAYS, JUST_ARRIVED_TAG, NO_PRICE_TEXT, SOLD_TAG } from '../../../src/domain/constants/vehicle'
import { channels } from '../../../src/domain/analytics/channel'
import { z } from 'zod'
import { setting } from '../Setting'
import { mobile, phone, shortText } from '../valueSchemas'

/** Whole parts of the site that a dealership has or has not. */
export const featureSettings = {
  'features.garage': setting(z.boolean(), false, {
    label: 'My garage',
    description: 'Signed-in shoppers get a page of their own with their watchlist and enquiries.',
    ids: ['TEN-06', 'RTE-42'],
  }),
  'features.finance': setting(z.boolean(), true, {
    label: 'Finance',
    description: 'Finance pages, repayment estimates and finance buttons.',
    ids: ['TEN-06'],
  }),
  'features.calculators': setting(z.boolean(), true, {
    label: 'Calculators',
    description: 'Finance, fuel and delivery calculators.',
    ids: ['TEN-06'],
  }),
  plugins: setting(z.array(z.enum(['Autogauge', 'Car Analysis', 'PPSR Report'])), ['Autogauge'], {
    label: 'Plugins',
    description:
      'Extra panels on a vehicle page: market price gauge, an analysis of used cars by kilometres, age and fuel, and the PPSR search among the checks.',
    ids: ['ENT-20'],
  }),
}

/** Phone numbers by the kind of car a shopper looks at. */
export const phoneSettings = {
  'phones.new': setting(phone.nullable(), null, {
    label: 'Phone, new cars',
    description: "Shown on new cars. Empty: the phone of the car's own location.",
    ids: ['TEN-14'],
  }),
  'phones.used': setting(phone.nullable(), null, {
    label: 'Phone, used cars',
    description: "Shown on used cars. Empty: the phone of the car's own location.",
    ids: ['TEN-14'],
  }),
  'phones.demo': setting(phone.nullable(), null, {
    label: 'Phone, demo cars',
    description: "Shown on demonstrators. Empty: the phone of the car's own location.",
    ids: ['TEN-14'],
  }),
  'phones.whatsApp': setting(mobile.nullable(), null, {
    label: 'WhatsApp',
    description:
      'The mobile number behind a WhatsApp button on every vehicle, with a question about it written already.',
    ids: ['TEN-14'],
  }),
  'phones.sms': setting(mobile.nullable(), null, {
    label: 'Text messages',
    description: 'The mobile number behind a button for text messages, on phones only, with the same question.',
    ids: ['TEN-14'],
  }),
  'phones.tracked': setting(
    z
      .array(
        z.strictObject({
          channel: z.enum(channels).describe('How the visitor came.'),
          replaces: phone.describe('Your own number, as it stands on the website.'),
          number: phone.describe('The number of your call tracking service.'),
        }),
      )
      .max(40),
    [],
    {
      label: 'Tracked phone numbers',
      description:
        'Visitors who came by a channel see its number instead of your own, so that your call tracking service can tell which advertisement made them call. Your own number shows without JavaScript or consent.',
      ids: ['TEN-14'],
    },
  ),
  phoneReveal: setting(z.enum(['masked', 'full']), 'masked', {
    label: 'Phone number display',
    description: 'Masked: the first five characters until the shopper asks to see the rest.',
    ids: ['VDP-23'],
  }),
}

/** Stock: series, tags and their names. */
export const stockSettings = {
  'stock.seriesValues': setting(z.array(shortText).max(50), [], {
    label: 'Series to choose from',
    description: 'Limits the series of a car to these. Empty: free text.',
    ids: ['CAR-37'],
  }),
  'specifications.just_arrived_days': setting(z.int().min(0).max(365), JUST_ARRIVED_DAYS, {
    label: 'Just arrived for',
    description: 'A car younger than this on the site carries the just arrived tag.',
    ids: ['PRC-14', 'TEN-07'],
    unit: 'days',
  }),
  'specifications.just_arrived_tag_name': setting(shortText, JUST_ARRIVED_TAG, {
    label: 'Just arrived tag',
    description: 'Words on the just arrived tag.',
    ids: ['PRC-14', 'TEN-07'],
  }),
  'specifications.sold_tag_name': setting(shortText, SOLD_TAG, {
    label: 'Sold tag',
    description: 'Words on the tag of a sold car.',
    ids: ['PRC-04', 'TEN-07'],
  }),
  'tags.fuelTag': setting(z.boolean(), false, {
    label: 'Fuel tag',
    description: 'Electric, hybrid and plug-in hybrid cars carry a tag that says so.',
    ids: ['PRC-09'],
  }),
}

/** What the price of a car says. */
export const priceSettings = {
  'subscriptions.enabled': setting(z.boolean(), false, {
    label: 'Subscriptions',
    description: 'Cars with a subscription price show it per week: under the price, or alone where they have none.',
    ids: ['PRC-16'],
  }),
  'price.noPriceText': setting(shortText, NO_PRICE_TEXT, {
    label: 'No price text',
    description: 'Shown in place of a price when a car has none.',
    ids: ['PRC-19'],
  }),
  'price.basisLabel': setting(shortText, 'Excl. Govt. Charges', {
    label: 'Price basis when a car has none',
    description: 'Every price says what it includes. Used for cars that carry no price type of their own.',
    ids: ['LAW-04'],
  }),
  'price.checkWasPrice': setting(z.boolean(), true, {
    label: 'Check was-prices',
    description:
      'A crossed-out price shows only if the car was really listed at that price before. Switching this off is your own legal risk.',
    ids: ['LAW-05', 'PRC-20'],
  }),
  'price.wasPriceMinDays': setting(z.int().min(1).max(365), 7, {
    label: 'Was-price held for at least',
    description: 'How long a car must have been listed at the old price before that price may be shown crossed out.',
    ids: ['LAW-05'],
    unit: 'days',
  }),
}
