'use client'

import { AUTO_GAUGE } from '@/src/domain/constants/vehicle'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { GaugeLevel, GaugeView } from '@/src/domain/stock/pricing/gaugeView'
import { GaugeSkeleton } from './GaugeSkeleton'
import { useAutoGauge } from './useAutoGauge'
import { useCountUp } from './useCountUp'

const { min, max } = AUTO_GAUGE.countUpMs
const COUNT_UP_MS = (min + max) / 2
/** Half a circle of radius 80. */
const ARC = 'M 20 100 A 80 80 0 0 1 180 100'
const COLOURS: Record<GaugeLevel, string> = { low: 'text-warning', medium: 'text-brand-text', high: 'text-success' }

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
      </svg>
      <div className="absolute inset-x-0 bottom-0 text-center">
        <p aria-hidden className="text-[1.75rem] font-bold leading-none tracking-[-0.03em] tabular">
          {formatDollars(gauge.listingPriceDollars)}
        </p>
      </div>
    </div>
  )
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
      <p className="mt-4 text-subheading font-semibold">{gauge.label}</p>
      <p className="sr-only">Advertised at {formatDollars(gauge.listingPriceDollars)}.</p>
      <p className="mt-1 text-sm text-muted">
        Usual market range {low} to {high}
      </p>
    </section>
  )
}
