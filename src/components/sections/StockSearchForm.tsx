import type { StockCounts } from '@/src/domain/site/StockCounts'
import { Field } from '@/src/components/ui/Field'
import { Icon } from '@/src/components/ui/Icon'
import { Input } from '@/src/components/ui/Input'
import { Select } from '@/src/components/ui/Select'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { STOCK_PATH } from '@/src/components/site/paths'
import { MakeModelFields } from './MakeModelFields'

const PRICES = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150].map((thousand) => ({
  value: `0:${thousand * 1000}`,
  label: `Up to $${thousand},000`,
}))

/** The stock search: make, model, price, keyword. A plain form, so it works before and without JavaScript. */
export const StockSearchForm = ({ counts }: { counts: StockCounts }) => (
  <form
    action={STOCK_PATH}
    role="search"
    aria-label="Search our stock"
    className="rounded-xl bg-canvas p-5 text-fg shadow-raised sm:p-6"
  >
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.35fr_auto] lg:items-end">
      <MakeModelFields makes={counts.makes} models={counts.models} />
      <Field label="Price">
        <Select name="price" placeholder="Any price" options={PRICES} />
      </Field>
      <Field label="Keyword">
        <Input name="query" type="search" placeholder="Leather, 4x4, tow bar…" autoComplete="off" />
      </Field>
      <button type="submit" className={buttonClasses({ className: 'h-12 w-full sm:col-span-2 lg:col-span-1 lg:px-8' })}>
        <Icon name="search" />
        {counts.total > 0 ? `Search ${counts.total.toLocaleString('en-AU')} vehicles` : 'Search'}
      </button>
    </div>
  </form>
)
