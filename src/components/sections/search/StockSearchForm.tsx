import type { StockCounts } from '@/src/domain/site/StockCounts'
import { searchExample } from '@/src/domain/search/query/searchExample'
import { cx } from '@/src/components/ui/cx'
import { FormKeyword } from '@/src/components/search/suggest/FormKeyword'
import { Field } from '@/src/components/ui/inputs/Field'
import { Select } from '@/src/components/ui/inputs/Select'
import { MakeModelFields } from './MakeModelFields'
import { priceChoices } from './priceChoices'
import { SearchButton } from './SearchButton'
import { SearchForm, type SearchLookProps } from './SearchForm'

export type SearchChoice = 'condition' | 'make' | 'body' | 'price'

interface StockSearchFormProps extends SearchLookProps {
  counts: StockCounts
  choices?: SearchChoice[]
  keyword?: boolean
  /** In a narrow column: its fields in twos, and on a phone the sentence alone. */
  narrow?: boolean
}

const COLUMNS: Record<number, string> = {
  1: 'lg:grid-cols-[1fr_auto]',
  2: 'lg:grid-cols-[1fr_1fr_auto]',
  3: 'lg:grid-cols-[1fr_1fr_1fr_auto]',
  4: 'lg:grid-cols-[1fr_1fr_1fr_1fr_auto]',
}

const SENTENCE_ALONE = 'max-sm:grid-cols-1 max-sm:[&>:not(button)]:hidden'

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
export const StockSearchForm = ({
  counts,
  choices = ['make', 'price'],
  keyword = true,
  narrow = false,
  label,
}: StockSearchFormProps) => {
  const fields = choices.length + (choices.includes('make') ? 1 : 0)
  return (
    <SearchForm label={label}>
      {keyword && <FormKeyword example={searchExample(counts)} className="mb-3 sm:mb-4" />}
      <div
        className={cx(
          'grid grid-cols-2 items-end gap-3 sm:gap-4',
          narrow ? keyword && SENTENCE_ALONE : (COLUMNS[fields] ?? 'lg:grid-cols-3'),
        )}
      >
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
            <Select name="price" placeholder="Any price" options={priceChoices} />
          </Field>
        )}
        <SearchButton total={counts.total} className="w-full max-sm:px-2 lg:px-8" />
      </div>
    </SearchForm>
  )
}
