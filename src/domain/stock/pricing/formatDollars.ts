const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * An amount as shoppers read it: '$' with thousands separators (PRC-21). Cents show only where there are any, because
 * an advertised price must not be rounded down.
 *
 * @param dollars any finite amount; anything else is shown as '$0'
 */
export const formatDollars = (dollars: number): string => {
  const inCents = Number.isFinite(dollars) ? Math.round(Math.abs(dollars) * 100) : 0
  const digits = (inCents % 100 === 0 ? whole : cents).format(inCents / 100)
  return inCents > 0 && dollars < 0 ? `-$${digits}` : `$${digits}`
}
