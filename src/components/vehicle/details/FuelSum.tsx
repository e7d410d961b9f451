import type { FuelUnit } from '@/src/domain/finance/fuel/fuelCost'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

interface FuelSumProps {
  unit: FuelUnit
  weekDollars: number
  yearDollars: number
}

const NAMES: Record<FuelUnit, string> = { L: 'Fuel', kWh: 'Charging' }

/** Fuel or electricity of a week to the cent, and of a year. */
export const FuelSum = ({ unit, weekDollars, yearDollars }: FuelSumProps) => (
  <dl className="grid grid-cols-2 gap-6 @xl:grid-cols-1" data-testid="fuel-cost">
    <div>
      <dt className="text-[0.8125rem] text-muted">{NAMES[unit]} each week</dt>
      <dd className="text-[1.75rem] font-bold leading-tight tracking-[-0.025em] tabular">${weekDollars.toFixed(2)}</dd>
    </div>
    <div>
      <dt className="text-[0.8125rem] text-muted">{NAMES[unit]} each year</dt>
      <dd className="text-lg font-bold leading-tight tabular">{formatDollars(Math.round(yearDollars))}</dd>
    </div>
  </dl>
)
