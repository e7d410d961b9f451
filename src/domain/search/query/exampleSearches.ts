import type { StockCounts } from '@/src/domain/site/StockCounts'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { defaultSearchPath } from '../url/resolveSearchPath'

export interface ExampleSearch {
  label: string
  href: string
  /** How many it finds; null: not counted. */
  total: number | null
}

/** Up to four searches that the stock answers: the most common body under its middle price, the next body, model and make. */
export const exampleSearches = ({
  bodies,
  makes,
  models,
  middleDollars,
}: Pick<StockCounts, 'bodies' | 'makes' | 'models' | 'middleDollars'>): ExampleSearch[] => {
  const [body, otherBody] = bodies
  const [model] = Object.entries(models)
    .flatMap(([make, ofMake]) => ofMake.map((one) => ({ ...one, make })))
    .toSorted((one, other) => other.total - one.total)
  const modelMake = makes.find(({ slug }) => slug === model?.make)
  const make = makes.find(({ slug }) => slug !== model?.make)
  return [
    ...(body && middleDollars
      ? [
          {
            label: `${body.label} under ${formatDollars(middleDollars)}`,
            href: `${defaultSearchPath}?${new URLSearchParams({ simple_body: body.label, price: `:${middleDollars}` })}`,
            total: null,
          },
        ]
      : []),
    ...(otherBody ? [otherBody] : []),
    ...(model && modelMake ? [{ ...model, label: carTitle({ make: modelMake.label, model: model.label }) }] : []),
    ...(make ? [make] : []),
  ].map(({ label, href, total }) => ({ label, href, total }))
}
