import { Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import { type NeedKey, needsAmong, needsMissed } from '@/src/domain/content/models/modelNeeds'
import type { ModelTile } from '@/src/domain/content/models/modelTile'

/** Classes of what does not meet a need, within a `group/range`: CSS alone, so it works without script. */
const HIDDEN: Record<NeedKey, string> = {
  seven: 'group-has-[#need-seven:checked]/range:hidden',
  tow: 'group-has-[#need-tow:checked]/range:hidden',
  hybrid: 'group-has-[#need-hybrid:checked]/range:hidden',
  electric: 'group-has-[#need-electric:checked]/range:hidden',
  allwheel: 'group-has-[#need-allwheel:checked]/range:hidden',
  four: 'group-has-[#need-four:checked]/range:hidden',
  under50: 'group-has-[#need-under50:checked]/range:hidden',
}

/** Of an element that represents these models. */
export const hiddenUnlessMet = (...models: ModelTile[]): string => cx(...needsMissed(models).map((key) => HIDDEN[key]))

/** Of the tiles and of the tables, of which one is shown. */
export const AS_TILES = 'group-has-[#side-by-side:checked]/range:hidden'
export const AS_TABLE = 'hidden group-has-[#side-by-side:checked]/range:block'

interface ChipProps {
  id: string
  type: 'radio' | 'checkbox'
  defaultChecked?: boolean
  className?: string
  children: ReactNode
}

const Chip = ({ id, type, defaultChecked = false, className, children }: ChipProps) => (
  <span className={cx('relative shrink-0', className)}>
    <input
      id={id}
      type={type}
      name={type === 'radio' ? 'need' : undefined}
      defaultChecked={defaultChecked}
      autoComplete="off"
      className="peer sr-only"
    />
    <label
      htmlFor={id}
      className="inline-flex min-h-10 cursor-pointer items-center gap-2 whitespace-nowrap rounded-control px-3.5 text-[0.9375rem] text-fg/85 transition-colors hover:text-fg peer-checked:bg-brand-soft peer-checked:font-semibold peer-checked:text-brand-text peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-current"
    >
      {children}
    </label>
  </span>
)

/** Fewer models are seen at a glance. */
const WORTH_IT = 4

/** Whether models are chosen from and set side by side at all. */
export const isWorthComparing = ({ length }: readonly ModelTile[]): boolean => length >= WORTH_IT

interface ModelChoiceProps {
  models: ModelTile[]
}

/** What matters to the buyer: which of a `group/range` are shown, and whether beside one another. */
export const ModelChoice = ({ models }: ModelChoiceProps) => {
  const needs = needsAmong(models)
  return (
    <div className="items-center justify-between gap-x-6 border-y border-line py-1.5 sm:flex">
      {needs.length > 0 && (
        <fieldset className="no-scrollbar -mx-gutter flex min-w-0 items-center overflow-x-auto px-gutter py-1 sm:mx-0 sm:flex-wrap sm:px-1">
          <legend className="sr-only">Show only models with</legend>
          <Chip id="need-any" type="radio" defaultChecked>
            Any
          </Chip>
          {needs.map(({ key, label, count }) => (
            <Chip key={key} id={`need-${key}`} type="radio">
              {label} <span className="font-normal tabular opacity-75">{count}</span>
            </Chip>
          ))}
        </fieldset>
      )}
      <Chip id="side-by-side" type="checkbox" className="max-sm:block sm:ml-auto">
        <Table2 aria-hidden className="size-4.5" />
        Compare side by side
      </Chip>
    </div>
  )
}
