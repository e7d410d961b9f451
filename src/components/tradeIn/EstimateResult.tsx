import { CircleCheck } from 'lucide-react'
import { useActionState, type Ref } from 'react'
import { acceptTradeIn } from '@/src/actions/acceptTradeIn'
import { Button } from '@/src/components/ui/Button'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { TradeInEstimate } from '@/src/domain/tradeIn/estimateOf'
import { tradeInSuccessHref } from '@/src/domain/tradeIn/TradeInState'

interface EstimateResultProps {
  ref: Ref<HTMLDivElement>
  leadId: string
  estimate: TradeInEstimate
}

/** The estimate with its method and count (LEA-31), and the button that accepts it (LEA-33). */
export const EstimateResult = ({ ref, leadId, estimate }: EstimateResultProps) => {
  const [state, accept, sending] = useActionState(acceptTradeIn, { kind: 'idle' })
  const { low, high, method, count } = estimate
  const failure = state.kind === 'failed' ? state.message : state.kind === 'invalid' ? state.errors.lead_id : null
  return (
    <div className="rounded-xl border border-line p-6 sm:p-8">
      <div ref={ref} role="status" tabIndex={-1} autoFocus className="scroll-mt-28 outline-none">
        <p className="flex items-center gap-2.5 font-semibold text-success">
          <CircleCheck aria-hidden className="size-6 shrink-0" />
          Thank you, we have your details.
        </p>
        <h2 className="mt-6 text-sm font-semibold text-muted">Estimated trade-in value</h2>
        <p data-testid="trade-in-estimate" className="mt-1 text-heading font-semibold tabular">
          {formatDollars(low)} – {formatDollars(high)}
        </p>
        <p className="mt-3 text-[0.9375rem] text-muted">
          {method} Compared with {count} vehicles in stock now at dealerships on this platform. A guide only: the figure
          is confirmed when we have seen your vehicle.
        </p>
        <p className="mt-3 text-sm text-muted">
          Your reference is <strong className="tabular text-fg">{leadId.slice(0, 8).toUpperCase()}</strong>.
        </p>
      </div>
      {failure && (
        <p role="alert" className="mt-5 rounded-md bg-danger-soft p-4 font-semibold text-danger">
          {failure}
        </p>
      )}
      <form action={accept} className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="lead_id" value={leadId} />
        <Button type="submit" size="lg" disabled={sending} className="max-sm:w-full">
          {sending ? 'Sending…' : 'Accept this estimate'}
        </Button>
        <Button href={tradeInSuccessHref(leadId)} size="lg" variant="outline" className="max-sm:w-full">
          Talk to me first
        </Button>
      </form>
    </div>
  )
}
