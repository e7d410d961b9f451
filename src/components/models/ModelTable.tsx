import Link from 'next/link'
import { Photo } from '@/src/components/ui/Photo'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { comparedFacts, factOf, type ModelFact } from '@/src/domain/content/models/modelFacts'
import { type Availability, modelAvailability } from '@/src/domain/content/models/page/modelAvailability'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { type FuelYear, fuelYearNote, fuelYearWords } from '@/src/domain/finance/fuel/fuelYear'
import { type StockCounts, stockOfModel } from '@/src/domain/site/StockCounts'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

const CELL = 'px-2 py-3 text-left align-middle first:pl-0 last:pr-0'

interface Column {
  label: string
  of: (model: ModelTile) => string | null
}

const fuelOfYear = ({ facts }: ModelTile, fuelYear: FuelYear | null): string | null =>
  fuelYear && fuelYearWords({ fuel: factOf(facts, 'Fuel'), economy: factOf(facts, 'Fuel use') }, fuelYear)

/** With what the fuel of these models is reckoned, once for all their tables. */
export const FuelNote = ({ models, fuelYear }: Pick<ModelTableProps, 'models' | 'fuelYear'>) =>
  fuelYear &&
  models.some((model) => fuelOfYear(model, fuelYear) !== null) && (
    <p className="mt-4 text-sm text-muted">{fuelYearNote(fuelYear)}</p>
  )

const RANGE = 'Electric range'

/** A fact; how far the electric ones go is shown where the others say what they use. */
const factColumn = (label: string, labels: string[]): Column[] => {
  if (label === RANGE && labels.includes('Fuel use')) return []
  if (label === 'Fuel use' && labels.includes(RANGE))
    return [{ label: 'Fuel use or range', of: ({ facts }) => factOf(facts, label) ?? factOf(facts, RANGE) }]
  return [{ label, of: ({ facts }) => factOf(facts, label) }]
}

/** Price first, then what differs between the models. */
const columnsOf = (models: ModelTile[], differing: string[], fuelYear: FuelYear | null): Column[] => {
  const fuel: Column = {
    label: 'Fuel a year',
    of: (model) => fuelOfYear(model, fuelYear),
  }
  const columns: Column[] = [
    {
      label: 'From, drive away',
      of: ({ priceFromDollars }) => (priceFromDollars === null ? null : formatDollars(priceFromDollars)),
    },
    ...differing.flatMap((label, _, labels) => [...factColumn(label, labels), ...(label === 'Fuel use' ? [fuel] : [])]),
  ]
  return columns.filter(({ of }) => models.some((model) => of(model) !== null))
}

/** What the models have alike, which needs no column. */
const Shared = ({ models, facts }: { models: ModelTile[]; facts: ModelFact[] }) =>
  facts.length > 0 && (
    <p className="mb-3 text-[0.9375rem] text-muted">
      {models.length > 1 ? 'All' : models[0]?.label}:{' '}
      {facts.map(({ label, value }, index) => (
        <span key={label}>
          {index > 0 && ' · '}
          {label} <span className="font-semibold text-fg">{value}</span>
        </span>
      ))}
    </p>
  )

/** The way to what is here; a new one that is to order has none, but to used ones. */
const TableStanding = ({ words, also, href, name }: Availability & { name: string }) => {
  const link = (text: string) => (
    <Link prefetch={false} href={href ?? ''} className="font-semibold text-brand-text hover:underline">
      {text}
      <span className="sr-only">: {name}</span>
    </Link>
  )
  if (!href) return words
  return also ? (
    <>
      {words}
      <span className="block text-sm">{link(`also ${also}`)}</span>
    </>
  ) : (
    link(words)
  )
}

interface ModelTableProps {
  /** Of which models, for the region's name. */
  title: string
  models: ModelTile[]
  counts: Pick<StockCounts, 'models'>
  fuelYear: FuelYear | null
  /** Of a row, such as when it is not shown. */
  classOf?: (model: ModelTile) => string
}

/** Models side by side by what differs between them, a row each (RTE-29, RTE-31). */
export const ModelTable = ({ title, models, counts, fuelYear, classOf }: ModelTableProps) => {
  const { differing, shared } = comparedFacts(models)
  const columns = columnsOf(models, differing, fuelYear)
  return (
    <>
      <Shared models={models} facts={shared} />
      <div
        role="region"
        aria-label={`${title} side by side`}
        // Scrolls sideways on a phone, also by keyboard.
        tabIndex={0}
        // The edge fades where more is to come: the table ends with as much empty room.
        className="relative overflow-x-auto max-lg:-mr-gutter max-lg:[mask-image:linear-gradient(to_left,transparent,black_4rem)]"
      >
        <div className="w-fit min-w-full max-lg:pr-16">
          <table className="w-full border-collapse text-[0.9375rem] whitespace-nowrap">
            <thead>
              <tr className="border-b-2 border-fg text-sm">
                <th scope="col" className={`${CELL} sticky left-0 z-1 bg-canvas font-semibold`}>
                  Model
                </th>
                {columns.map(({ label }) => (
                  <th key={label} scope="col" className={`${CELL} font-semibold`}>
                    {label}
                  </th>
                ))}
                <th scope="col" className={`${CELL} font-semibold`}>
                  Availability
                </th>
              </tr>
            </thead>
            <tbody>
              {models.map((model) => {
                const { id, label, href, image, brand } = model
                const standing = modelAvailability(stockOfModel(counts, model))
                return (
                  <tr key={id} className={`border-b border-line ${classOf?.(model) ?? ''}`}>
                    <th scope="row" className={`${CELL} sticky left-0 z-1 bg-canvas font-normal`}>
                      <span className="flex items-center gap-3">
                        <span className="relative aspect-[8/5] w-16 shrink-0 overflow-hidden rounded-md bg-surface sm:w-24">
                          {image && (
                            <Photo
                              url={image.url}
                              alt=""
                              sizes="(min-width: 640px) 6rem, 4rem"
                              className="object-cover"
                            />
                          )}
                        </span>
                        <span className="max-w-28 whitespace-normal sm:max-w-44">
                          {brand && <span className="block text-sm text-muted">{brand.title}</span>}
                          <Link
                            prefetch={false}
                            href={href}
                            className="font-semibold underline decoration-current/30 underline-offset-4 hover:decoration-current"
                          >
                            <Unbroken text={label} />
                          </Link>
                        </span>
                      </span>
                    </th>
                    {columns.map(({ label: column, of }) => (
                      <td key={column} className={`${CELL} tabular nth-2:font-semibold`}>
                        {of(model) ?? '–'}
                      </td>
                    ))}
                    <td className={`${CELL} tabular min-w-20 whitespace-normal`}>
                      <TableStanding {...standing} name={label} />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      </div>
    </>
  )
}
