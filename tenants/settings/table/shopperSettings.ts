import { z } from 'zod'
import { setting } from '../Setting'

/** How long what shoppers sent is kept. */
export const privacySettings = {
  'privacy.keepLeadsMonths': setting(z.int().min(1).max(120), 36, {
    label: 'Keep leads for',
    description:
      "A lead nobody has changed for this long loses the shopper's details; what remains is counted. Paid reservations are kept for five years.",
    ids: ['LAW-08'],
    unit: 'months',
  }),
}

/** What signed-in and returning shoppers can do, and which pages need a sign-in. */
export const shopperSettings = {
  'favourites.enabled': setting(z.boolean(), false, {
    label: 'Favourites',
    description: 'Shoppers keep cars on their device without signing in. Off: saving a car asks for a sign-in.',
    ids: ['WAT-09'],
  }),
  'favourites.strict': setting(z.boolean(), false, {
    label: 'Favourites on complete used cars only',
    description: 'The favourite or compare button shows only on used cars with a price and a photograph.',
    ids: ['WAT-12'],
  }),
  'gates.checkout': setting(z.boolean(), false, {
    label: 'Checkout needs sign-in',
    description: 'A visitor is asked to sign in first.',
    ids: ['WAT-17'],
  }),
  'gates.finance': setting(z.boolean(), false, {
    label: 'Finance needs sign-in',
    description: 'A visitor is asked to sign in first.',
    ids: ['WAT-18'],
  }),
  'gates.spinToWin': setting(z.boolean(), true, {
    label: 'Spin to win needs sign-in',
    description: 'A visitor is asked to sign in first.',
    ids: ['WAT-19'],
  }),
  'gates.carFinance': setting(z.boolean(), false, {
    label: 'Personal finance page needs sign-in',
    description: 'A visitor is asked to sign in first.',
    ids: ['WAT-20'],
  }),
  'gates.tradeIn': setting(z.boolean(), false, {
    label: 'Trade-in needs sign-in',
    description: 'A visitor is asked to sign in first.',
    ids: ['WAT-21'],
  }),
}
