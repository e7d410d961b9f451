'use client'

import { useId } from 'react'
import type { Range } from '@/src/domain/finance/calculatorForm'

interface CalculatorFieldProps {
  label: string
  /** The value in words, beside the label. */
  words: string
  value: number
  range: Range
  /** Step of the slider where it is coarser than what may be typed. */
  sliderStep?: number
  /** Highest value of the slider where typing may go beyond. */
  sliderMax?: number
  help?: string
  onChange: (value: number) => void
}

/** One number of the calculator: typed or dragged. */
export const CalculatorField = ({
  label,
  words,
  value,
  range,
  sliderStep,
  sliderMax,
  help,
  onChange,
}: CalculatorFieldProps) => {
  const id = useId()
  const { min, max, step } = range
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <span className="flex items-center gap-2 text-sm text-muted">
          {words}
          <input
            key={value}
            id={id}
            type="number"
            inputMode="decimal"
            step="any"
            min={min}
            max={max}
            defaultValue={value}
            onBlur={(event) => onChange(event.currentTarget.valueAsNumber)}
            onKeyDown={(event) => event.key === 'Enter' && onChange(event.currentTarget.valueAsNumber)}
            aria-describedby={help ? `${id}-help` : undefined}
            className="h-10 w-28 rounded-control border border-line-strong bg-canvas px-3 text-right font-semibold text-fg tabular"
          />
        </span>
      </div>
      <input
        type="range"
        aria-label={`${label}, slider`}
        min={min}
        max={sliderMax ?? max}
        step={sliderStep ?? step}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="mt-2 h-6 w-full cursor-pointer accent-(--brand)"
      />
      {help && (
        <p id={`${id}-help`} className="mt-1 text-[0.8125rem] text-muted">
          {help}
        </p>
      )}
    </div>
  )
}
