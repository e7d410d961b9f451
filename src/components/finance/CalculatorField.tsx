'use client'

import { useId, useState } from 'react'
import type { Range } from '@/src/domain/finance/calculatorForm'

interface CalculatorFieldProps {
  label: string
  /** What the number counts, before ('$') or after ('years') it. */
  unit: string
  value: number
  range: Range
  /** Step of the slider where it is coarser than what may be typed. */
  sliderStep?: number
  /** Highest value of the slider where typing may go beyond. */
  sliderMax?: number
  help?: string
  onChange: (value: number) => void
}

/** A number as somebody types it: '$38,990' and ' 38990 ' alike; NaN for nothing. */
const readTyped = (typed: string): number => {
  const digits = typed.replaceAll(/[\s,$%]/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}

/** One number of a calculator: typed or dragged. What is typed counts at once while it is in range, and is tidied on leaving. */
export const CalculatorField = (props: CalculatorFieldProps) => {
  const { label, unit, value, range, sliderStep, sliderMax, help, onChange } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { min, max, step } = range
  const type = (text: string) => {
    setTyped(text)
    const number = readTyped(text)
    if (number >= min && number <= max) onChange(number)
  }
  const leave = () => {
    if (typed !== null) onChange(readTyped(typed))
    setTyped(null)
  }
  const money = unit === '$'
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <span className="flex h-11 w-36 items-center gap-1.5 rounded-control border border-line-strong bg-canvas px-3 text-sm text-muted transition-colors focus-within:border-brand-text focus-within:outline-2 focus-within:outline-brand-text hover:border-fg">
          {money && <span aria-hidden>$</span>}
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? String(value)}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={leave}
            onKeyDown={(event) => event.key === 'Enter' && leave()}
            aria-describedby={help ? `${id}-help` : undefined}
            className="w-full min-w-0 bg-transparent text-right text-base font-semibold text-fg outline-none tabular"
          />
          {!money && <span className="whitespace-nowrap">{unit}</span>}
        </span>
      </div>
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={money ? `$${value.toLocaleString('en-AU')}` : `${value} ${unit}`}
        min={min}
        max={sliderMax ?? max}
        step={sliderStep ?? step}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="mt-1.5 h-6 w-full cursor-pointer accent-(--brand)"
      />
      {help && (
        <p id={`${id}-help`} className="mt-1 text-[0.8125rem] text-muted">
          {help}
        </p>
      )}
    </div>
  )
}
