import { Calculator } from 'lucide-react'
import { useId } from 'react'
import { cx } from '@/src/components/ui/cx'
import { TRADE_IN_LIMITS } from '@/src/domain/constants/site'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { TradeInEstimate } from '@/src/domain/tradeIn/estimateOf'
import type { TradeInRange } from '@/src/domain/tradeIn/tradeInRange'
import { useLiveRange } from './useLiveRange'

const { ageYears, odometerKm } = TRADE_IN_LIMITS

const WORDS: Record<'open' | 'away' | Exclude<TradeInRange['kind'], 'range'>, string> = {
  open: 'It stands here as soon as we know make, model, year and kilometres, before you say who you are.',
  away: 'It cannot be shown just now. It follows when you send the form.',
  beyond: `Over ${ageYears} years or ${odometerKm.toLocaleString('en-AU')} km a buyer values the vehicle by hand and calls you with a figure.`,
  few: 'Too few comparable vehicles are for sale to show a range. A buyer values yours by hand and calls you with a figure.',
}

const BY_HAND = 'Caravans, trailers and machines are valued by hand.'

const Figures = ({ vehicle, estimate }: { vehicle: string; estimate: TradeInEstimate }) => {
  const { low, high, method, count } = estimate
  return (
    <>
      <p className="mt-2 text-[0.9375rem]">{vehicle}</p>
      <p data-testid="trade-in-range" className="mt-1 text-heading font-semibold tabular">
        {formatDollars(low)} – {formatDollars(high)}
      </p>
      <p className="mt-2 font-semibold">From {count} comparable vehicles on sale now</p>
      <p className="mt-1.5 text-sm text-fg/85">{method} A guide only, until we have seen your vehicle.</p>
    </>
  )
}

interface LiveRangeProps {
  first: TradeInRange | null
  /** More than cars are taken. */
  kinds?: boolean
  className?: string
}

/**
 * The range of the vehicle so far, beside the steps and before the contact details. Without JavaScript only the one the
 * page came with.
 */
export const LiveRange = ({ first, kinds = false, className }: LiveRangeProps) => {
  const title = useId()
  const live = useLiveRange(first)
  const range = live?.range ?? 'open'
  const estimate = typeof range === 'object' && range.kind === 'range' ? range.estimate : null
  const why = typeof range === 'string' ? range : range.kind === 'range' ? null : range.kind
  return (
    <section
      aria-labelledby={title}
      className={cx(
        'min-h-32 rounded-xl border p-5 sm:p-6',
        estimate ? 'border-brand bg-brand-soft' : 'border-line bg-surface',
        first === null && 'noscript:hidden',
        className,
      )}
    >
      <h2 id={title} className="flex items-center gap-2 text-sm font-semibold text-fg/85">
        <Calculator aria-hidden className="size-4.5 shrink-0" />
        Your estimate so far
      </h2>
      <div aria-live="polite">
        {live && estimate && <Figures vehicle={live.vehicle} estimate={estimate} />}
        {why && (
          <p className="mt-2 text-[0.9375rem] text-muted">
            {WORDS[why]} {why === 'open' && kinds && BY_HAND}
          </p>
        )}
      </div>
    </section>
  )
}
