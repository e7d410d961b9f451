import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { isTestDriveOnly } from '@/src/domain/stock/availability/mainAction'
import type { ModelCount } from '@/src/domain/site/StockCounts'
import { getStockRow } from './getStockRow'
import type { StockSite } from '../search/stockFilter'

/**
 * Vehicles of a model as its search lists them, the new ones first, then demonstrators, then used ones. Of each condition
 * those that can only be driven come last.
 */
export const getModelCars = async (
  site: StockSite,
  { make, model }: { make: string; model: ModelCount },
  limit: number,
): Promise<StockCard[]> => {
  const rows = await Promise.all(
    (['new', 'demo', 'used'] as const)
      .filter((condition) => model.listed[condition] > 0)
      .map((condition) =>
        getStockRow(site, {
          refinements: { make: [make], model: [model.label], car_type: [condition] },
          maxPriceDollars: null,
          sort: [],
          limit,
        }),
      ),
  )
  const driveOnly = (car: StockCard): number => Number(isTestDriveOnly(car))
  return rows.flatMap((row) => row.toSorted((one, other) => driveOnly(one) - driveOnly(other))).slice(0, limit)
}
