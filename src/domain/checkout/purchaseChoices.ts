/** How the rest of the price is paid, and how the car is handed over (BUY-07). */
export const PAY_WAYS = {
  transfer: 'Bank transfer',
  finance: 'Finance through the dealership',
  pickup: 'At pick-up',
} as const
export const HANDOVERS = { pickup: 'I will pick it up', delivery: 'Deliver it to me' } as const

/** What a shopper reads when the car is reserved. */
export const RESERVED_WORDS = {
  reserve: { title: 'It is reserved for you.', text: 'We will call you to arrange the rest.' },
  buy: { title: 'It is yours to collect.', text: 'We have reserved it and will send you the contract to sign.' },
}
