'use client'

import * as Radix from 'radix-ui/slider'

export interface SliderProps {
  min: number
  max: number
  step: number
  /** One number, or two for a range. */
  value: number[]
  onChange: (value: number[]) => void
  /** After the thumb is let go. */
  onCommit?: (value: number[]) => void
  /** One name per thumb: 'Lowest price', 'Highest price'. */
  labels: string[]
  /** How a value is read aloud: '$45,000'. */
  format: (value: number) => string
}

/** One or two thumbs on a line; arrow, page, home and end keys move them. */
export const Slider = ({ min, max, step, value, onChange, onCommit, labels, format }: SliderProps) => (
  <Radix.Root
    min={min}
    max={max}
    step={step}
    value={value}
    onValueChange={onChange}
    onValueCommit={onCommit}
    className="relative flex h-7 w-full touch-none select-none items-center"
  >
    <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
      <Radix.Range className="absolute h-full rounded-full bg-brand" />
    </Radix.Track>
    {value.map((amount, index) => (
      <Radix.Thumb
        key={labels[index]}
        aria-label={labels[index]}
        aria-valuetext={format(amount)}
        className="block size-7 rounded-full border-2 border-brand bg-canvas shadow-card transition-shadow hover:shadow-raised"
      />
    ))}
  </Radix.Root>
)
