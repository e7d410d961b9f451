import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { Frequency } from './Frequency'

const SUFFIXES: Record<Frequency, string> = { weekly: '/wk', fortnightly: '/fn', monthly: '/mth' }

/** '$X/wk' without decimals (FIN-40). */
export const formatRepayment = (dollars: number, frequency: Frequency): string =>
  `${formatDollars(Math.round(dollars))}${SUFFIXES[frequency]}`

/** '8.19% p.a.' (FIN-41). */
export const formatRate = (percent: number): string => `${percent.toFixed(2)}% p.a.`
