import { Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import { type Known, type NeedKey, needsAmong, needsMissed } from '@/src/domain/content/models/modelNeeds'
import { CHIP, CHIPS, FilterRow, NOT_CHOSEN } from './list/FilterRow'

/** Classes of what does not meet a need, within a `group/range`: CSS alone, so it works without script. */
const HIDDEN: Record<NeedKey, string> = {
  seven: 'group-has-[#need-seven:checked]/range:hidden',
  tow: 'group-has-[#need-tow:checked]/range:hidden',
  hybrid: 'group-has-[#need-hybrid:checked]/range:hidden',
  electric: 'group-has-[#need-electric:checked]/range:hidden',
  allwheel: 'group-has-[#need-allwheel:checked]/range:hidden',
  four: 'group-has-[#need-four:checked]/range:hidden',
  under20: 'group-has-[#need-under20:checked]/range:hidden',
  under30: 'group-has-[#need-under30:checked]/range:hidden',
  under50: 'group-has-[#need-under50:checked]/range:hidden',
}

/** Of an element that represents these models. */
export const hiddenUnlessMet = (...models: Known[]): string => cx(...needsMissed(models).map((key) => HIDDEN[key]))

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
      className={cx(
        CHIP,
        NOT_CHOSEN,
        'cursor-pointer peer-checked:border-current peer-checked:bg-brand-soft peer-checked:font-semibold peer-checked:text-brand-text peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-current',
      )}
    >
      {children}
    </label>
  </span>
)

/** Fewer models are seen at a glance. */
const WORTH_IT = 4

/** Whether models are chosen from and set side by side at all. */
export const isWorthComparing = ({ length }: readonly Known[]): boolean => length >= WORTH_IT

interface ModelChoiceProps {
  models: Known[]
  /** They can be set side by side, too. */
  compares?: boolean
}

/** What matters to the buyer: which of a `group/range` are shown, and whether beside one another. */
export const ModelChoice = ({ models, compares = true }: ModelChoiceProps) => {
  const needs = needsAmong(models)
  return (
    <FilterRow label="With">
      {needs.length > 0 && (
        <fieldset className={CHIPS}>
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
      {compares && (
        <Chip id="side-by-side" type="checkbox" className="max-sm:mt-1 max-sm:block sm:ml-auto">
          <Table2 aria-hidden className="size-4.5" />
          Side by side
        </Chip>
      )}
    </FilterRow>
  )
}
