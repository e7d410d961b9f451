'use client'

import { useId, useState } from 'react'
import type { Range } from '@/src/domain/finance/calculator/calculatorForm'

interface CalculatorFieldProps {
  label: string
  /** Unit of the number, before it ('$') or after it ('years'). */
  unit: string
  value: number
  range: Range
  /** Step of the slider when it is coarser than the step for typed values. */
  sliderStep?: number
  /** Highest value of the slider when higher values may be typed. */
  sliderMax?: number
  help?: string
  onChange: (value: number) => void
}

/** Parses a typed number: '$38,990' and ' 38990 ' are equal; NaN for empty text. */
const readTyped = (typed: string): number => {
  const digits = typed.replaceAll(/[\s,$%]/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}

/** '38,990', '7.29', and money in cents when the step is in cents: '1.70'. */
const shown = (value: number, step: number): string =>
  value.toLocaleString('en-AU', { minimumFractionDigits: step === 0.01 ? 2 : 0, maximumFractionDigits: 2 })

const SLIDER =
  'mt-3 mb-2 h-1.5 w-full cursor-pointer appearance-none rounded-full bg-line bg-no-repeat [background-image:linear-gradient(var(--brand),var(--brand))] ' +
  '[&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-[3px] [&::-webkit-slider-thumb]:border-canvas [&::-webkit-slider-thumb]:bg-brand [&::-webkit-slider-thumb]:shadow-card ' +
  '[&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-[3px] [&::-moz-range-thumb]:border-canvas [&::-moz-range-thumb]:bg-brand'

/**
 * One number of a calculator, typed or dragged. A typed value applies at once while it is in range, and is rounded to
 * the step on blur.
 */
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
  const end = sliderMax ?? max
  const filled = end > min ? (Math.min(1, Math.max(0, (value - min) / (end - min))) * 100).toFixed(1) : '0'
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
            value={typed ?? shown(value, step)}
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
        aria-valuetext={money ? `$${shown(value, step)}` : `${shown(value, step)} ${unit}`}
        min={min}
        max={end}
        step={sliderStep ?? step}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className={SLIDER}
        style={{ backgroundSize: `${filled}% 100%` }}
      />
      {help && (
        <p id={`${id}-help`} className="mt-1.5 border-l-2 border-line pl-2 text-xs text-muted">
          {help}
        </p>
      )}
    </div>
  )
}
