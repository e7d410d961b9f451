import { z } from 'zod'
import { setting } from '../Setting'
import { longText } from '../valueSchemas'

const wording = longText.optional()

/** Reserving and buying online. */
export const checkoutSettings = {
  'checkout.enabled': setting(z.boolean(), false, {
    label: 'Online checkout',
    description: 'In-stock cars with a payment processor can be reserved or bought online.',
    ids: ['BUY-04'],
  }),
  'checkout.stripeAccount': setting(
    z
      .string()
      .regex(/^acct_[A-Za-z0-9]{8,40}$/, 'Must look like acct_1AbCdEfGhIjKlMnO.')
      .nullable(),
    null,
    {
      label: 'Stripe account',
      description: 'Id of the dealership’s own connected account, which deposits go to. Empty: the platform’s account.',
      ids: ['BUY-07'],
    },
  ),
  'checkout.addOns': setting(
    z
      .array(
        z.strictObject({
          name: z.string().trim().min(1).max(60).describe('Such as: Tow bar, fitted.'),
          price: z.number().int().min(0).max(50_000).describe('In whole dollars, GST included.'),
        }),
      )
      .max(12)
      .refine((addOns) => new Set(addOns.map(({ name }) => name)).size === addOns.length, 'Each name once.'),
    [],
    {
      label: 'Extras sold online',
      description: 'A buyer chooses among them at the checkout; they are part of the order that is signed.',
      ids: ['BUY-07'],
    },
  ),
  'checkout.licenceCheck': setting(z.boolean(), false, {
    label: 'Check the buyer’s driver licence',
    description:
      'Asked for when an order is signed, and compared with the register where one is connected. Only the state, the last three characters and the answer are kept.',
    ids: ['BUY-07'],
  }),
  'checkout.orderTerms': setting(longText.nullable(), null, {
    label: 'Terms of an order signed online',
    description:
      'In the words of your legal adviser: each state asks for its own in a contract for a used car. A buyer who has reserved signs the order with them. Empty: no order is signed online.',
    ids: ['BUY-07'],
  }),
  'reserve.amount': setting(z.string().trim().max(20).nullable(), null, {
    label: 'Reserve amount',
    description: 'Words on the reserve button, such as $500. Not set: $200. Blank or $0: no amount is shown.',
    ids: ['BUY-03'],
  }),
  'reserve.coolingOff': setting(
    z.strictObject({
      NSW: wording,
      VIC: wording,
      QLD: wording,
      SA: wording,
      WA: wording,
      TAS: wording,
      ACT: wording,
      NT: wording,
    }),
    {},
    {
      label: 'Cooling-off text',
      description:
        "Shown before a deposit is paid, by the state of the car's location. Have the words checked for your licence. A state left empty: the platform's legal text.",
      ids: ['LAW-09'],
    },
  ),
}

/** Stock feeds that come in. */
export const feedSettings = {
  'feeds.maxDropPercent': setting(z.number().min(0).max(100), 30, {
    label: 'Hold a feed that takes away more than',
    description: 'A full stock file that would delist more of the stock than this waits for approval.',
    ids: ['FEED-03'],
    unit: '%',
  }),
  'feeds.missingStock': setting(z.enum(['sold', 'archived']), 'sold', {
    label: 'Cars missing from a feed become',
    description: 'What happens to a car that a full stock file no longer holds.',
    ids: ['FEED-03'],
  }),
  'feeds.showRemotePhotos': setting(z.boolean(), false, {
    label: 'Show photos from other servers',
    description:
      'Photos given by address show before they have been fetched, straight from the other server. Off: they show once we hold a copy.',
    ids: ['FEED-08'],
  }),
}
