import type { PAYMENTS_PER_YEAR } from '@/src/domain/constants/finance'

/** How often a loan is repaid (FIN-34). */
export type Frequency = keyof typeof PAYMENTS_PER_YEAR

export const frequencies: readonly Frequency[] = ['weekly', 'fortnightly', 'monthly']

/** Names of the choices. */
export const frequencyLabels: Record<Frequency, string> = {
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  monthly: 'Monthly',
}
