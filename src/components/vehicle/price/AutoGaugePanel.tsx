'use client'

import { useEffect, useState } from 'react'
import { AUTO_GAUGE } from '@/src/domain/constants/vehicle'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { type GaugeLevel, type GaugeView, gaugeView } from '@/src/domain/stock/pricing/gaugeView'
import { GaugeSkeleton } from './GaugeSkeleton'

const { min, max } = AUTO_GAUGE.countUpMs
const COUNT_UP_MS = (min + max) / 2
/** Half a circle of radius 80. */
const ARC = 'M 20 100 A 80 80 0 0 1 180 100'
/** Across the arc at its left end, and the middle it turns around. */
const NEEDLE = 'M 6 100 H 34'
const DEGREES_PER_PERCENT = 1.8
const COLOURS: Record<GaugeLevel, string> = { low: 'text-warning', medium: 'text-brand-text', high: 'text-success' }

const easeOut = (share: number): number => 1 - (1 - share) ** 3

/** Animates from 0 to 1 within `durationMs`, once (VDP-35). With reduced motion it is 1 at once. */
const useCountUp = (durationMs: number): number => {
  const [share, setShare] = useState(0)
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    let started: number | null = null
    const step = (now: number) => {
      started ??= now
      const passed = still ? 1 : Math.min(1, (now - started) / durationMs)
      setShare(easeOut(passed))
      if (passed < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [durationMs])
  return share
}

const Dial = ({ gauge }: { gauge: GaugeView }) => {
  const share = useCountUp(COUNT_UP_MS)
  const filled = gauge.fillPercent * share
  return (
    <div className="relative mx-auto w-full max-w-72" data-level={gauge.level} data-fill={Math.round(filled)}>
      <svg viewBox="0 0 200 112" aria-hidden className={COLOURS[gauge.level]}>
        <path d={ARC} pathLength={100} fill="none" strokeWidth={16} strokeLinecap="round" className="stroke-line" />
        <path
          d={ARC}
          pathLength={100}
          fill="none"
          stroke="currentColor"
          strokeWidth={16}
          strokeLinecap="round"
          strokeDasharray={`${filled} 100`}
        />
        <path
          d={NEEDLE}
          strokeWidth={4}
          strokeLinecap="round"
          transform={`rotate(${gauge.atPercent * share * DEGREES_PER_PERCENT} 100 100)`}
          className="stroke-fg"
        />
      </svg>
      <div className="absolute inset-x-0 bottom-0 text-center">
        <p aria-hidden className="text-[1.75rem] font-bold leading-none tracking-[-0.03em] tabular">
          {formatDollars(gauge.listingPriceDollars)}
        </p>
      </div>
    </div>
  )
}

type Answer = { state: 'loading' } | { state: 'hidden' } | { state: 'shown'; gauge: GaugeView }

const read = async (path: string, signal: AbortSignal): Promise<GaugeView | null> => {
  const response = await fetch(`${path}/autogauge`, { signal })
  if (!response.ok) throw new Error(`The auto-gauge answered ${response.status}.`)
  const text = await response.text()
  if (text === '') {
    // eslint-disable-next-line no-console -- ERR-02 asks for the log
    console.warn('No data returned')
    return null
  }
  return gaugeView(JSON.parse(text))
}

/**
 * The gauge of the car at `path`: hidden when the fetch fails, or the answer is empty or incomplete (VDP-33, VDP-34,
 * ERR-01, ERR-02).
 */
const useAutoGauge = (path: string): Answer => {
  const [answer, setAnswer] = useState<Answer>({ state: 'loading' })
  useEffect(() => {
    const stop = new AbortController()
    read(path, stop.signal).then(
      (gauge) => setAnswer(gauge ? { state: 'shown', gauge } : { state: 'hidden' }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        // eslint-disable-next-line no-console -- ERR-01 asks for the log
        console.error('Failed to fetch auto gauge data.', error)
        setAnswer({ state: 'hidden' })
      },
    )
    return () => stop.abort()
  }, [path])
  return answer
}

/** Where a car's price sits in its market, drawn as a dial that fills; its amount is the price at all times (VDP-32..38, ENT-01). */
export const AutoGaugePanel = ({ path }: { path: string }) => {
  const answer = useAutoGauge(path)
  if (answer.state === 'loading') return <GaugeSkeleton />
  if (answer.state === 'hidden') return null
  const { gauge } = answer
  const [low, high] = [formatDollars(gauge.rangeMinDollars), formatDollars(gauge.rangeMaxDollars)]
  return (
    <section aria-label="Price guide" data-testid="auto-gauge" className="rounded-xl bg-surface p-6 text-center sm:p-8">
      <Dial gauge={gauge} />
      <p aria-hidden className="mx-auto flex max-w-76 justify-between gap-4 pt-1 text-[0.8125rem] tabular text-muted">
        <span>{high}</span>
        <span>{low}</span>
      </p>
      <p className="mt-3 text-subheading font-semibold">{gauge.label}</p>
      <p className="sr-only">Advertised at {formatDollars(gauge.listingPriceDollars)}.</p>
      <p className="mx-auto mt-1 max-w-md text-sm text-balance text-muted">
        Usual market range {low} to {high}. The further the needle is to the right, the closer this price is to the
        lowest usual one.
      </p>
    </section>
  )
}
