import { formatDollars } from '../stock/formatDollars'
import type { Frequency } from './Frequency'

const SUFFIXES: Record<Frequency, string> = { weekly: '/wk', fortnightly: '/fn', monthly: '/mth' }

/** '$X/wk' without decimals (FIN-40). */
export const formatRepayment = (dollars: number, frequency: Frequency): string =>
  `${formatDollars(Math.round(dollars))}${SUFFIXES[frequency]}`

/** '8.19% p.a.' (FIN-41). */
export const formatRate = (percent: number): string => `${percent.toFixed(2)}% p.a.`

/** Short form of the warning that stands on every page with a comparison rate (LAW-02). */
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'

/** What the comparison rate is worked out for (FIN-46). */
export const COMPARISON_EXAMPLE = 'Comparison rate based on a $30,000 secured loan over 5 years.'
