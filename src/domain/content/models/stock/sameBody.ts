import { carTitle } from '@/src/domain/stock/car/carTitle'
import { nearestInPrice } from '../moreOfRange'
import type { StockByModel, StockModel } from '../page/stockModels'

/** The other models of the body that most of a model are of, those nearest in price first. */
interface SameBody {
  body: string
  models: StockModel[]
}

/** Others in stock that a buyer of a model looks at, under their whole names; null without any (RTE-29). */
export const sameBody = ({ makes, others }: StockByModel, path: string, most: number): SameBody | null => {
  const all = [
    ...makes.flatMap((make) =>
      make.models.map((model) => ({ ...model, label: carTitle({ make: make.label, model: model.label }) })),
    ),
    ...others,
  ]
  const current = all.find(({ href }) => href === path)
  if (!current?.body) return null
  const { body, priceFromDollars } = current
  const models = all.filter((model) => model !== current && model.body === body)
  return models.length > 0 ? { body, models: nearestInPrice(models, priceFromDollars).slice(0, most) } : null
}
