import type { SignInType } from './signInQuery'

/** The heading of the sign-in page, by what the visitor came for (RTE-39). */
export const signInWords: Record<SignInType, { title: string; why: string }> = {
  'my-garage': { title: 'Sign in to your garage', why: 'Your saved cars, enquiries and test drives, in one place.' },
  watchlist: {
    title: 'Sign in to save cars',
    why: 'Your saved cars wait for you on every device, with today’s price.',
  },
  checkout: { title: 'Sign in to reserve', why: 'So that the reservation is yours, and you find it again.' },
  finance: { title: 'Sign in for finance', why: 'What you fill in stays yours: nobody else can see it.' },
  'car-finance': { title: 'Sign in for your finance', why: 'What you fill in stays yours: nobody else can see it.' },
  'trade-in': { title: 'Sign in to sell your car', why: 'So that the offer we make reaches you, and nobody else.' },
  'spin-to-win': { title: 'Sign in to spin', why: 'One turn for each person, and a prize that finds its winner.' },
  'online-payment': { title: 'Sign in to pay', why: 'So that what you pay is noted for you.' },
}
