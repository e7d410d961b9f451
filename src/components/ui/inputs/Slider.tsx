'use client'

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { sliderKey, sliderPut } from './sliderPut'

export interface SliderProps {
  min: number
  max: number
  step: number
  /** One number, or two for a range. */
  value: number[]
  onChange: (value: number[]) => void
  /** Called when the thumb is released. */
  onCommit?: (value: number[]) => void
  /** One name per thumb: 'Lowest price', 'Highest price'. */
  labels: string[]
  /** How a value is read aloud: '$45,000'. */
  format: (value: number) => string
}

/** The thumb nearest to an amount; of two in one place the one that can move there. */
const nearest = (value: readonly number[], amount: number): number => {
  const distances = value.map((one) => Math.abs(one - amount))
  const least = Math.min(...distances)
  return amount > (value[distances.indexOf(least)] ?? 0) ? distances.lastIndexOf(least) : distances.indexOf(least)
}

/** One or two thumbs on a line; arrow, page, home and end keys move them. */
export const Slider = ({ min, max, step, value, onChange, onCommit, labels, format }: SliderProps) => {
  const line = useRef<HTMLSpanElement>(null)
  const held = useRef<number | null>(null)
  const scale = { min, max, step }
  const share = (amount: number) => (max > min ? (amount - min) / (max - min) : 0)
  // Thumbs stay within the line.
  const at = (amount: number) => `calc(0.875rem + ${share(amount)} * (100% - 1.75rem))`

  const put = (index: number, amount: number): number[] => {
    const next = sliderPut(scale, value, index, amount)
    if (next[index] !== value[index]) onChange(next)
    return next
  }
  const amountAt = ({ clientX }: PointerEvent): number => {
    const box = line.current?.getBoundingClientRect()
    const thumb = line.current?.querySelector<HTMLElement>('[role=slider]')?.offsetWidth ?? 0
    if (!box) return min
    return min + ((clientX - box.left - thumb / 2) / (box.width - thumb)) * (max - min)
  }
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return
    const amount = amountAt(event)
    held.current = nearest(value, amount)
    event.currentTarget.setPointerCapture(event.pointerId)
    event.preventDefault()
    line.current?.querySelectorAll<HTMLElement>('[role=slider]')[held.current]?.focus()
    put(held.current, amount)
  }
  const onPointerUp = () => {
    if (held.current === null) return
    held.current = null
    onCommit?.(value)
  }
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const amount = sliderKey(scale, value[index] ?? min, event)
    if (amount === null) return
    event.preventDefault()
    const next = put(index, amount)
    onCommit?.(next)
  }
  return (
    <span
      ref={line}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => held.current !== null && put(held.current, amountAt(event))}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      className="relative flex h-7 w-full cursor-pointer touch-none select-none items-center"
    >
      <span className="h-1.5 w-full rounded-full bg-line" />
      <span
        className="absolute h-1.5 rounded-full bg-brand"
        style={{
          left: value.length > 1 ? at(value[0] ?? min) : 0,
          right: `calc(100% - ${at(value.at(-1) ?? max)})`,
        }}
      />
      {value.map((amount, index) => (
        <span
          key={labels[index]}
          role="slider"
          tabIndex={0}
          aria-label={labels[index]}
          aria-orientation="horizontal"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={amount}
          aria-valuetext={format(amount)}
          onKeyDown={onKeyDown(index)}
          style={{ left: at(amount) }}
          className="absolute block size-7 -translate-x-1/2 rounded-full border-2 border-brand bg-canvas shadow-card transition-shadow hover:shadow-raised"
        />
      ))}
    </span>
  )
}
