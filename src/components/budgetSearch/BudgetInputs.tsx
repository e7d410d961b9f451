import type { ReactNode } from 'react'
import { Field } from '@/src/components/ui/inputs/Field'
import { Input } from '@/src/components/ui/inputs/Input'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { cx } from '@/src/components/ui/cx'
import { type BudgetFrequency, defaultBudget } from '@/src/domain/finance/calculator/budget'
import { type BudgetCarType, type BudgetQuestion, readAmount } from '@/src/domain/finance/calculator/budgetQuestion'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { conditionNames } from '@/src/domain/stock/normalise/conditionNames'

interface BudgetInputsProps {
  question: BudgetQuestion
  onChange: (question: BudgetQuestion) => void
  /** Conditions there is stock of. */
  carTypes: BudgetCarType[]
  noun: string
  depositPicks: number[]
  /** Marks the amounts invalid (FIN-59). */
  error: string | null
}

const FREQUENCIES: { value: BudgetFrequency; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'weekly', label: 'Weekly' },
]

const PICK =
  'inline-flex h-11 cursor-pointer items-center rounded-control border px-4 font-semibold tabular transition-colors'

/** Without JavaScript these buttons ask the page again, with the amounts typed so far. */
const AGAIN = '/budget-search'

interface ChoiceProps {
  name: string
  value: string
  checked: boolean
  onChange: () => void
  children: ReactNode
}

const Choice = ({ name, value, checked, onChange, children }: ChoiceProps) => (
  <label className="grid h-11 cursor-pointer place-items-center rounded-control px-3 font-semibold has-checked:bg-canvas has-checked:shadow-card has-focus-visible:outline-2">
    <input type="radio" name={name} value={value} checked={checked} onChange={onChange} className="sr-only" />
    {children}
  </label>
)

const GROUP = 'grid auto-cols-fr grid-flow-col gap-1.5 rounded-control bg-surface p-1.5 text-fg'

/** Which cars, how often, how much, and what is put down (FIN-53, FIN-54, FIN-57). */
export const BudgetInputs = ({ question, onChange, carTypes, noun, depositPicks, error }: BudgetInputsProps) => {
  const { budget, carType } = question
  const pick = (dollars: number) => onChange({ ...question, budget: { ...budget, depositDollars: dollars } })
  return (
    <div className="space-y-8">
      {carTypes.length > 1 && (
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">Which {noun}s?</legend>
          <div className={cx(GROUP, 'max-w-lg')}>
            {[null, ...carTypes].map((type) => (
              <Choice
                key={type ?? 'all'}
                name="car_type"
                value={type ?? ''}
                checked={carType === type}
                onChange={() => onChange({ ...question, carType: type })}
              >
                {type ? conditionNames[type] : 'Any'}
              </Choice>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">How often do you want to pay?</legend>
        <div className={cx(GROUP, 'max-w-sm')}>
          {FREQUENCIES.map(({ value, label }) => (
            <Choice
              key={value}
              name="frequency"
              value={value}
              checked={budget.frequency === value}
              onChange={() =>
                onChange({
                  ...question,
                  budget: { ...defaultBudget(value), depositDollars: budget.depositDollars },
                })
              }
            >
              {label}
            </Choice>
          ))}
        </div>
      </fieldset>
      <Field
        label={`Repayment ${budget.frequency === 'monthly' ? 'a month' : 'a week'} ($)`}
        error={error}
        className="max-w-sm"
      >
        <Input
          name="repayment"
          inputMode="decimal"
          autoComplete="off"
          value={budget.repaymentDollars || ''}
          onChange={(event) =>
            onChange({ ...question, budget: { ...budget, repaymentDollars: readAmount(event.target.value) } })
          }
        />
      </Field>
      <div>
        <Field label="Deposit or trade-in ($)" className="max-w-sm">
          <Input
            name="deposit"
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            value={budget.depositDollars || ''}
            onChange={(event) => pick(readAmount(event.target.value))}
          />
        </Field>
        <div role="group" aria-label="Deposit quick picks" className="mt-3 flex flex-wrap gap-2">
          {depositPicks.map((dollars) => (
            <button
              key={dollars}
              type="submit"
              name="pick"
              value={dollars}
              formAction={AGAIN}
              aria-pressed={budget.depositDollars === dollars}
              onClick={(event) => {
                event.preventDefault()
                pick(dollars)
              }}
              className={cx(
                PICK,
                budget.depositDollars === dollars
                  ? 'border-ink bg-ink text-on-ink'
                  : 'border-line-strong hover:border-fg',
              )}
            >
              {formatDollars(dollars)}
            </button>
          ))}
        </div>
      </div>
      <div className="hidden noscript:block">
        <button type="submit" formAction={AGAIN} className={buttonClasses({ variant: 'outline' })}>
          Work it out
        </button>
      </div>
    </div>
  )
}
