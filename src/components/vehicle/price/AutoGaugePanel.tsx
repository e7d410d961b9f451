'use client'

import { useEffect, useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import { AUTO_GAUGE } from '@/src/domain/constants/vehicle'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { type GaugeView, gaugeView, GOOD_DEAL_FROM } from '@/src/domain/stock/pricing/gaugeView'
import { GaugeSkeleton } from './GaugeSkeleton'

const { min, max } = AUTO_GAUGE.countUpMs
const COUNT_UP_MS = (min + max) / 2

interface Zone {
  /** Of a deal as the label above says it, so that both are one statement (VDP-37). */
  words: GaugeView['label'] | 'Higher price'
  /** Of the scale, which rises from left to right: the fuller the gauge, the lower the price. */
  share: number
  colour: string
  /** Where its words are: a narrow zone's reach beyond it. */
  at: string
}

const ZONES: Zone[] = [
  { words: 'Great Deal', share: 1 - AUTO_GAUGE.greatDealFrom, colour: 'bg-success', at: 'justify-start' },
  {
    words: 'Good Deal',
    share: AUTO_GAUGE.greatDealFrom - GOOD_DEAL_FROM,
    colour: 'bg-success/45',
    at: 'justify-center',
  },
  { words: 'Higher price', share: GOOD_DEAL_FROM, colour: 'bg-line-strong', at: 'justify-end' },
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

const Track = ({ className }: { className: string }) => (
  <span className={cx('absolute inset-x-0 grid gap-0.5', className)} style={COLUMNS}>
    {ZONES.map(({ words, colour }) => (
      <span key={words} className={cx('first:rounded-l-full last:rounded-r-full', colour)} />
    ))}
  </span>
)

/**
 * Low prices left, high ones right, one mark at this car's with the price under it; what lies between it and the dearest is drawn
 * thicker (VDP-35, VDP-36, VDP-38).
 */
export const Scale = ({ gauge }: { gauge: GaugeView }) => {
  const share = useCountUp(COUNT_UP_MS)
  const filled = gauge.fillPercent * share
  const at = 100 - gauge.atPercent * share
  return (
    <div data-level={gauge.level} data-fill={Math.round(filled)} aria-hidden className="mt-4 sm:mt-5">
      <p className="grid text-[0.8125rem] leading-tight" style={COLUMNS}>
        {ZONES.map(({ words, at: place }) => (
          <span
            key={words}
            className={cx('flex min-w-0 whitespace-nowrap', place, words === gauge.label ? 'font-bold' : 'text-muted')}
          >
            {words}
          </span>
        ))}
      </p>
      <div className="relative mb-12 mt-2 h-3">
        <Track className="inset-y-0.75" />
        <div data-filled={filled} className="absolute inset-0" style={{ clipPath: `inset(0 0 0 ${100 - filled}%)` }}>
          <Track className="inset-y-0" />
        </div>
        <span
          className="absolute top-1/2 size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-canvas bg-ink shadow-card"
          style={{ left: `clamp(0.5rem, ${at}%, 100% - 0.5rem)` }}
        />
        <p
          className="absolute top-5.5 whitespace-nowrap rounded-sm bg-ink px-2.5 py-1 text-sm font-bold tabular text-on-ink"
          style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}
        >
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

interface AutoGaugePanelProps {
  path: string
  /** What the price is compared with, and how wide the scale is, in words. */
  middle: string
  scale: string
}

const strong = (dollars: number) => <strong className="tabular text-fg">{formatDollars(dollars)}</strong>

/** What the label above rests on, in dollars. */
export const gaugeReason = (
  { listingPriceDollars, rangeMinDollars, rangeMaxDollars }: GaugeView,
  middle: string,
): string => {
  const dollars = Math.round((rangeMinDollars + rangeMaxDollars) / 2 - listingPriceDollars)
  if (dollars === 0) return `At ${middle}.`
  return `${formatDollars(Math.abs(dollars))} ${dollars > 0 ? 'below' : 'above'} ${middle}.`
}

/** Where a car's price sits in its market: a scale that fills, its mark at the price (VDP-32..38, ENT-01). */
export const AutoGaugePanel = ({ path, middle, scale }: AutoGaugePanelProps) => {
  const answer = useAutoGauge(path)
  if (answer.state === 'loading') return <GaugeSkeleton />
  if (answer.state === 'hidden') return null
  const { gauge } = answer
  return (
    <section
      aria-label="Price guide"
      data-testid="auto-gauge"
      className="h-full min-h-64 rounded-xl bg-surface p-4 sm:min-h-70 sm:p-8"
    >
      <p className="text-subheading font-semibold">{gauge.label}</p>
      <p className="mt-1 text-sm">
        <span className="sr-only">Advertised at {formatDollars(gauge.listingPriceDollars)}: </span>
        {gaugeReason(gauge, middle)}
      </p>
      <Scale gauge={gauge} />
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-sm text-muted">
        <span>{strong(gauge.rangeMinDollars)} low end</span>
        <span>high end {strong(gauge.rangeMaxDollars)}</span>
      </p>
      <p className="mt-2 text-[0.8125rem] leading-relaxed text-muted">{scale}</p>
    </section>
  )
}
