import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import { Field } from '@/src/components/ui/inputs/Field'
import { Select } from '@/src/components/ui/inputs/Select'
import {
  addCounts,
  countOf,
  type ModelAvailable,
  type StockCount,
  type StockCounts,
} from '@/src/domain/site/StockCounts'
import { otherMakes } from './otherMakes'
import { priceChoices } from './priceChoices'
import { SearchButton } from './SearchButton'
import { SearchForm, type SearchLookProps } from './SearchForm'

/** Models that are listed; the others are found by all of the make. */
const LISTED = 12

interface ChoicesProps {
  legend: string
  name: string
  /** Without a number where others count the same by another rule. */
  choices: { value: string; label: string; total?: number }[]
  className: string
  itemClassName: string
  /** A phone shows no words for what the choices say themselves. */
  plain?: boolean
  /** After the choices. */
  children?: ReactNode
}

const CHOICE =
  'tabular flex h-11 cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap border border-line-strong bg-canvas px-3.5 text-[0.9375rem] font-semibold text-fg hover:border-fg has-checked:border-fg has-checked:bg-fg has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text'

/** One of a few; the first is any of them. */
const Choices = ({ legend, name, choices, className, itemClassName, plain = false, children }: ChoicesProps) => (
  <fieldset className="min-w-0">
    <legend className={cx('mb-1.5 text-sm font-semibold', plain && 'max-sm:sr-only')}>{legend}</legend>
    <div className={className}>
      {choices.map(({ value, label, total }, index) => (
        <label key={value} className={cx(CHOICE, itemClassName)}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} className="sr-only" />
          {label}
          {total !== undefined && (
            <span className="text-[0.8125rem] font-normal opacity-80">{total.toLocaleString('en-AU')}</span>
          )}
        </label>
      ))}
      {children}
    </div>
  </fieldset>
)

interface ModelsSearchProps extends SearchLookProps {
  counts: StockCounts
  /** The make whose models are listed. */
  make: StockCount
  /** Names of the models that are sold new; a link leads to them where one of them is no choice here. */
  range?: readonly string[]
}

const AWAY =
  'tabular inline-flex h-11 shrink-0 items-center gap-1.5 whitespace-nowrap pl-1.5 text-[0.9375rem] font-semibold hover:underline'

/** Here or on its way: one that was just sold is no choice. */
const canBeHad = ({ here, coming }: ModelAvailable): boolean => countOf(here) + countOf(coming) > 0

const isCondition = (slug: string): slug is 'new' | 'demo' | 'used' => ['new', 'demo', 'used'].includes(slug)

/** The stock search of a dealership of one make: its models to press, then condition and price. It finds that make alone. */
export const ModelsSearch = ({ counts, make, label, range = [] }: ModelsSearchProps) => {
  const own = counts.models[make.slug] ?? []
  const models = own.filter(({ available }) => canBeHad(available)).slice(0, LISTED)
  const listed = addCounts(own.map((model) => model.listed))
  const conditions = counts.conditions
    .slice(1)
    .flatMap((one) => (isCondition(one.slug) && listed[one.slug] > 0 ? { ...one, total: listed[one.slug] } : []))
  const others = otherMakes(counts, make)
  const isMissing = range.some((name) => models.every((model) => model.label !== name))
  return (
    <SearchForm label={label} className="grid gap-3 sm:gap-4">
      {/* A model chosen below narrows it. */}
      <input type="hidden" name="make" value={make.label} />
      <Choices
        legend={`Which ${make.label}?`}
        name="make_model"
        choices={[
          { value: '', label: `Any ${make.label}` },
          ...models.map(({ label: model }) => ({ value: `${make.label}|${model}`, label: model })),
        ]}
        className="no-scrollbar relative -mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:flex-wrap lg:gap-1.5 lg:px-0"
        itemClassName="shrink-0 rounded-control lg:px-3!"
      >
        {isMissing && (
          <Link prefetch={false} href="/models" className={AWAY}>
            All models
            <ArrowRight className="size-4" />
          </Link>
        )}
        {others && (
          <Link prefetch={false} href={others.href} className={AWAY}>
            Other makes
            <span className="text-[0.8125rem] font-normal opacity-80">{others.total.toLocaleString('en-AU')}</span>
            <ArrowRight className="size-4" />
          </Link>
        )}
      </Choices>
      <div className="grid grid-cols-2 items-end gap-3 sm:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
        <div className="col-span-2 lg:col-span-1">
          <Choices
            legend="Condition"
            name="car_type"
            plain
            choices={[
              { value: '', label: 'Any', total: make.total },
              ...conditions.map((one) => ({ value: one.slug, label: one.label, total: one.total })),
            ]}
            className="relative grid auto-cols-fr grid-flow-col"
            itemClassName="-ml-px h-12! px-1! first:ml-0 first:rounded-l-control last:rounded-r-control has-checked:z-1"
          />
        </div>
        <Field label="Price" className="max-sm:[&>label]:sr-only">
          <Select name="price" placeholder="Any price" options={priceChoices} />
        </Field>
        <SearchButton total={make.total} className="w-full max-sm:px-2 lg:px-8" />
      </div>
    </SearchForm>
  )
}
