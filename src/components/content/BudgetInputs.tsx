import { Field } from '@/src/components/ui/Field'
import { Input } from '@/src/components/ui/Input'
import { cx } from '@/src/components/ui/cx'
import { type Budget, type BudgetFrequency, defaultBudget } from '@/src/domain/finance/budget'
import { formatDollars } from '@/src/domain/stock/formatDollars'

interface BudgetInputsProps {
  budget: Budget
  onChange: (budget: Budget) => void
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

const amount = (text: string): number => Number(text.replace(/[^\d.]/g, '')) || 0

/** How often, how much, and what is put down (FIN-53, FIN-54, FIN-57). */
export const BudgetInputs = ({ budget, onChange, depositPicks, error }: BudgetInputsProps) => (
  <div className="space-y-8">
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">How often do you want to pay?</legend>
      <div className="grid max-w-sm grid-cols-2 gap-2 rounded-control bg-surface p-1.5">
        {FREQUENCIES.map(({ value, label }) => (
          <label
            key={value}
            className="grid h-11 cursor-pointer place-items-center rounded-control font-semibold has-checked:bg-canvas has-checked:shadow-card has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="frequency"
              value={value}
              checked={budget.frequency === value}
              onChange={() => onChange({ ...defaultBudget(value), depositDollars: budget.depositDollars })}
              className="sr-only"
            />
            {label}
          </label>
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
        onChange={(event) => onChange({ ...budget, repaymentDollars: amount(event.target.value) })}
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
          onChange={(event) => onChange({ ...budget, depositDollars: amount(event.target.value) })}
        />
      </Field>
      <div role="group" aria-label="Deposit quick picks" className="mt-3 flex flex-wrap gap-2">
        {depositPicks.map((dollars) => (
          <button
            key={dollars}
            type="button"
            aria-pressed={budget.depositDollars === dollars}
            onClick={() => onChange({ ...budget, depositDollars: dollars })}
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
  </div>
)
