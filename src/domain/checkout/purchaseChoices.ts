/** How the rest of the price is paid, and how the car is handed over (BUY-07). */
export const PAY_WAYS = {
  transfer: 'Bank transfer',
  finance: 'Finance through the dealership',
  pickup: 'At pick-up',
} as const
export const HANDOVERS = { pickup: 'I will pick it up', delivery: 'Deliver it to me' } as const
