import { cx } from '@/src/components/ui/cx'
import { Field } from '@/src/components/ui/inputs/Field'
import { Select, type SelectOption } from '@/src/components/ui/inputs/Select'
import type { SearchPlaces } from '@/src/domain/locations/searchPlaces'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { priceChoices } from './priceChoices'
import { SearchButton } from './SearchButton'
import { SearchForm, type SearchLookProps } from './SearchForm'

/** Large words on a line instead of a box, on whatever ground the form has. */
const LINE =
  '[&_label]:mb-0 [&_label]:text-muted [&_select]:rounded-none [&_select]:border-0 [&_select]:border-b [&_select]:bg-transparent [&_select]:px-0 [&_select]:text-lg [&_select]:font-semibold [&_select]:text-current lg:[&_select]:text-xl [&_option]:bg-white [&_option]:text-black [&_svg]:right-0.5 [&_svg]:text-current'

interface LineProps {
  label: string
  name: string
  placeholder: string
  options: SelectOption[]
  className?: string
}

const Line = ({ label, name, placeholder, options, className }: LineProps) => (
  <Field label={label} className={cx(LINE, className)}>
    <Select name={name} placeholder={placeholder} options={options} />
  </Field>
)

const counted = <T extends { label: string; total: number }>(list: readonly T[], value: (entry: T) => string) =>
  list.map((entry) => ({ value: value(entry), label: `${entry.label} (${entry.total.toLocaleString('en-AU')})` }))

interface PlacesSearchProps extends SearchPlaces, SearchLookProps {
  counts: StockCounts
}

/** The stock search of a group: where, which make, at what price, in one line. */
export const PlacesSearch = ({ counts, param, places, label }: PlacesSearchProps) => (
  <SearchForm
    label={label}
    className="grid grid-cols-2 items-end gap-x-5 gap-y-3 lg:grid-cols-[1.3fr_1fr_1fr_auto] lg:gap-x-10"
  >
    <Line
      label="Where"
      name={param}
      placeholder={param === 'state' ? 'Every state' : 'Every location'}
      options={counted(places, ({ value }) => value)}
      className="max-lg:col-span-2"
    />
    <Line label="Make" name="make" placeholder="Any make" options={counted(counts.makes, (make) => make.label)} />
    <Line label="Price" name="price" placeholder="Any price" options={priceChoices} />
    <SearchButton total={counts.total} className="max-lg:col-span-2 max-lg:mt-2 lg:px-8" />
  </SearchForm>
)
