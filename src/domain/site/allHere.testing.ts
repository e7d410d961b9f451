import type { ConditionCounts, ModelCount } from './StockCounts'

/** All that is listed of a model is here. */
export const allHere = (listed: ConditionCounts): Pick<ModelCount, 'listed' | 'available'> => ({
  listed,
  available: { here: listed, coming: { new: 0, demo: 0, used: 0 } },
})
