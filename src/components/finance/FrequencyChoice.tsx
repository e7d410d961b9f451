'use client'

import { useId } from 'react'
import { frequencies, type Frequency } from '@/src/domain/finance/calculator/Frequency'

const LABELS: Record<Frequency, string> = { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' }

/** How often the loan is repaid (FIN-34). */
export const FrequencyChoice = ({ value, onChange }: { value: Frequency; onChange: (value: Frequency) => void }) => {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Repayments</legend>
      <div className="grid grid-cols-3 gap-1 rounded-control border border-line-strong bg-canvas p-1">
        {frequencies.map((choice) => (
          <label
            key={choice}
            className="grid h-10 cursor-pointer place-items-center rounded-sm text-[0.8125rem] font-semibold transition-colors has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {LABELS[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
