'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { AUTO_GAUGE } from '@/src/domain/constants/vehicle'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { type GaugeLevel, type GaugeView, gaugeView } from '@/src/domain/stock/pricing/gaugeView'
import { GaugeSkeleton } from './GaugeSkeleton'

const { min, max } = AUTO_GAUGE.countUpMs
const COUNT_UP_MS = (min + max) / 2

interface Zone {
  /** Where it lies in the market: what is thought of it is the label above, and it has lines of its own (VDP-37). */
  words: string
  level: GaugeLevel
  /** Of the scale, which rises from left to right: the fuller the gauge, the lower the price (VDP-36). */
  share: number
  colour: string
}

const ZONES: Zone[] = [
  { words: 'Lower price', level: 'high', share: 1 - AUTO_GAUGE.highFrom, colour: 'bg-success' },
  {
    words: 'Mid-range',
    level: 'medium',
    share: AUTO_GAUGE.highFrom - AUTO_GAUGE.mediumFrom,
    colour: 'bg-warning/45',
  },
  { words: 'Higher price', level: 'low', share: AUTO_GAUGE.mediumFrom, colour: 'bg-warning' },
]
const COLUMNS = { gridTemplateColumns: ZONES.map(({ share }) => `${share}fr`).join(' ') }

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

const Track = () => (
  <span className="absolute inset-0 grid gap-0.5 overflow-hidden rounded-full" style={COLUMNS}>
    {ZONES.map(({ level, colour }) => (
      <span key={level} className={colour} />
    ))}
  </span>
)

/** Low prices left, high ones right, one mark at this car's; what lies between it and the dearest is filled (VDP-35, VDP-38). */
export const Scale = ({ gauge }: { gauge: GaugeView }) => {
  const share = useCountUp(COUNT_UP_MS)
  const filled = gauge.fillPercent * share
  const at = 100 - gauge.atPercent * share
  return (
    <div data-level={gauge.level} data-fill={Math.round(filled)} aria-hidden className="mt-12 sm:mt-13">
      <div className="relative h-3">
        <div className="opacity-30">
          <Track />
        </div>
        <div data-filled={filled} className="absolute inset-0" style={{ clipPath: `inset(0 0 0 ${100 - filled}%)` }}>
          <Track />
        </div>
        <span
          className="absolute top-1/2 size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-canvas bg-ink shadow-card"
          style={{ left: `clamp(0.5rem, ${at}%, 100% - 0.5rem)` }}
        />
        <p
          className="absolute bottom-5.5 whitespace-nowrap rounded-sm bg-ink px-2.5 py-1 text-sm font-bold tabular text-on-ink"
          style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}
        >
          {formatDollars(gauge.listingPriceDollars)}
        </p>
      </div>
      <p className="mt-3 grid text-center text-[0.8125rem] leading-tight" style={COLUMNS}>
        {ZONES.map(({ level, words }) => (
          <span key={level} className={level === gauge.level ? 'font-bold' : 'text-muted'}>
            {words}
          </span>
        ))}
      </p>
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

interface AutoGaugePanelProps {
  path: string
  /** Where the scale comes from, in words. */
  children: ReactNode
}

const End = ({ words, dollars }: { words: string; dollars: number }) => (
  <span>
    <strong className="block tabular">{formatDollars(dollars)}</strong>
    <span className="text-[0.8125rem] text-muted">{words}</span>
  </span>
)

/** What the label above rests on, in dollars; '' of a price that is not below the middle of its range. */
const belowMiddle = ({ listingPriceDollars, rangeMinDollars, rangeMaxDollars }: GaugeView): string => {
  if (listingPriceDollars < rangeMinDollars) return ' This price is below its low end.'
  const dollars = Math.round((rangeMinDollars + rangeMaxDollars) / 2 - listingPriceDollars)
  return dollars > 0 ? ` This price is ${formatDollars(dollars)} below its middle.` : ''
}

/** Where a car's price sits in its market: a scale that fills, its mark at the price (VDP-32..38, ENT-01). */
export const AutoGaugePanel = ({ path, children }: AutoGaugePanelProps) => {
  const answer = useAutoGauge(path)
  if (answer.state === 'loading') return <GaugeSkeleton />
  if (answer.state === 'hidden') return null
  const { gauge } = answer
  return (
    <section
      aria-label="Price guide"
      data-testid="auto-gauge"
      className="h-full min-h-72 rounded-xl bg-surface p-4 sm:min-h-80 sm:p-8"
    >
      <p className="text-subheading font-semibold">{gauge.label}</p>
      <p className="sr-only">Advertised at {formatDollars(gauge.listingPriceDollars)}.</p>
      <Scale gauge={gauge} />
      <p className="mt-4 flex justify-between gap-4 border-t border-line pt-3 [&>:last-child]:text-right">
        <End words="Low end" dollars={gauge.rangeMinDollars} />
        <End words="High end" dollars={gauge.rangeMaxDollars} />
      </p>
      <p className="mt-4 text-[0.8125rem] leading-relaxed text-muted">
        {children}
        {belowMiddle(gauge)}
      </p>
    </section>
  )
}
