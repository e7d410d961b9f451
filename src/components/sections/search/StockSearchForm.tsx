import { SearchIcon } from 'lucide-react'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { searchExample } from '@/src/domain/search/query/searchExample'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { FormKeyword } from '@/src/components/search/suggest/FormKeyword'
import { Field } from '@/src/components/ui/inputs/Field'
import { Select } from '@/src/components/ui/inputs/Select'
import { MakeModelFields } from './MakeModelFields'

export type SearchChoice = 'condition' | 'make' | 'body' | 'price'

interface StockSearchFormProps {
  counts: StockCounts
  choices?: SearchChoice[]
  keyword?: boolean
}

const PRICES = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150].map((thousand) => ({
  value: `:${thousand * 1000}`,
  label: `Up to $${thousand},000`,
}))

const COLUMNS: Record<number, string> = {
  1: 'lg:grid-cols-[1fr_auto]',
  2: 'lg:grid-cols-[1fr_1fr_auto]',
  3: 'lg:grid-cols-[1fr_1fr_1fr_auto]',
  4: 'lg:grid-cols-[1fr_1fr_1fr_1fr_auto]',
}

const makeChoices = ({ makes, models }: StockCounts) => ({
  makes: makes.map(({ label, total }) => ({ label, total })),
  models: Object.fromEntries(
    makes.map(({ label, slug }) => [
      label,
      (models[slug] ?? []).map((model): [label: string, total: number] => [model.label, model.total]),
    ]),
  ),
})

/** The stock search: a sentence, or make, model and price, or both. A plain form: it works before and without JavaScript. */
export const StockSearchForm = ({ counts, choices = ['make', 'price'], keyword = true }: StockSearchFormProps) => {
  const fields = choices.length + (choices.includes('make') ? 1 : 0)
  return (
    <form
      action={STOCK_PATH}
      role="search"
      aria-label="Search our stock"
      className="rounded-xl bg-canvas p-4 text-fg shadow-raised sm:p-6"
    >
      {keyword && <FormKeyword example={searchExample(counts)} className="mb-3 sm:mb-4" />}
      <div className={`grid grid-cols-2 items-end gap-3 sm:gap-4 ${COLUMNS[fields] ?? 'lg:grid-cols-3'}`}>
        {choices.includes('condition') && (
          <Field label="Condition">
            <Select
              name="car_type"
              placeholder="New and used"
              options={counts.conditions.slice(1).map(({ label, slug }) => ({ value: slug, label }))}
            />
          </Field>
        )}
        {choices.includes('make') && <MakeModelFields {...makeChoices(counts)} />}
        {choices.includes('body') && (
          <Field label="Body">
            <Select
              name="simple_body"
              placeholder="Any body"
              options={counts.bodies.map(({ label, total }) => ({ value: label, label: `${label} (${total})` }))}
            />
          </Field>
        )}
        {choices.includes('price') && (
          <Field label="Price">
            <Select name="price" placeholder="Any price" options={PRICES} />
          </Field>
        )}
        <button type="submit" className={buttonClasses({ className: 'h-12 w-full max-sm:px-2 lg:px-8' })}>
          <SearchIcon />
          {counts.total > 0 ? (
            <span>
              Search {counts.total.toLocaleString('en-AU')}
              <span className="max-sm:sr-only"> vehicles</span>
            </span>
          ) : (
            'Search'
          )}
        </button>
      </div>
    </form>
  )
}
