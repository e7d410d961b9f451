import { ChevronDown } from 'lucide-react'
import { Select } from '@/src/components/ui/inputs/Select'
import type { AustralianState } from '@/src/domain/locations/states'
import type { DriveAway as Estimate } from '@/src/domain/onRoad/driveAway'
import { formatDay } from '@/src/domain/site/formatDay'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

/** Hides what is of other states than the chosen one. A browser that cannot ask `:has` lists them all. */
const rulesFor = (estimates: Estimate[]): string =>
  estimates
    .map(
      ({ state }) =>
        `[data-drive-away]:has(option[value="${state}"]:checked) [data-state]:not([data-state="${state}"]){display:none}`,
    )
    .join('')

type Line = [label: string, amount: string]

const lines = ({ price, duty, registration, ctp, registeredUntil }: Estimate): Line[] => {
  const first: Line[] = [
    ['Price', formatDollars(price)],
    ['Stamp duty', formatDollars(duty)],
  ]
  if (registeredUntil) return [...first, [`Registration and CTP until ${formatDay(registeredUntil)}`, 'Included']]
  return [
    ...first,
    ['Registration, 12 months', formatDollars(registration)],
    ['CTP insurance, 12 months', formatDollars(ctp)],
  ]
}

const Breakdown = ({ estimate }: { estimate: Estimate }) => {
  const { state, total, charges, registeredUntil } = estimate
  return (
    <div data-state={state} className="mt-4">
      <dl className="grid gap-2 text-sm">
        {lines(estimate).map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular">{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>Estimate for {state}</dt>
          <dd className="tabular">{formatDollars(total)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-[0.8125rem] leading-relaxed text-muted">
        Stamp duty as published by{' '}
        <a href={charges.source} rel="noopener nofollow" target="_blank" className="underline underline-offset-2">
          {charges.office}
        </a>
        , in force from {formatDay(charges.validFrom)}. {charges.note}
        {registeredUntil
          ? ' The car keeps its registration, so only duty is counted; the state’s fee to put it in your name comes on top.'
          : ' Registration and CTP are typical figures for a private car: weight, place and insurer decide them.'}
      </p>
    </div>
  )
}

interface DriveAwayProps {
  /** By state; none: the price includes the charges already, or there is none. */
  estimates: Estimate[]
  /** Chosen at the start. */
  home: AustralianState | null
  /** Whether the page says a repayment. */
  financed: boolean
}

/**
 * What a car advertised without government charges would cost on the road, by state: a disclosure with a list whose choice is
 * shown by style alone, so that the page stays the same for everybody and needs no script.
 */
export const DriveAway = ({ estimates, home, financed }: DriveAwayProps) => {
  if (estimates.length === 0) return null
  const first = estimates.find(({ state }) => state === home) ?? estimates[0]
  return (
    <details data-drive-away data-testid="drive-away" className="group mt-4 rounded-lg border border-line px-4 py-3">
      <summary className="flex min-h-6 cursor-pointer list-none items-start justify-between gap-3 text-sm">
        <span>
          {estimates.map(({ state, total }) => (
            <span key={state} data-state={state} className="block">
              Estimated drive-away in {state}{' '}
              <strong className="tabular whitespace-nowrap">{formatDollars(total)}</strong>
            </span>
          ))}
          <span className="text-[0.8125rem] text-muted">An estimate, not a quote</span>
        </span>
        <ChevronDown className="mt-0.5 size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <style>{rulesFor(estimates)}</style>
      <div className="mt-4 border-t border-line pt-4">
        <label className="grid gap-1.5 text-sm font-semibold">
          Where you will register it
          <Select
            defaultValue={first?.state}
            options={estimates.map(({ state }) => ({ value: state, label: state }))}
            className="font-normal"
          />
        </label>
        <div aria-live="polite">
          {estimates.map((estimate) => (
            <Breakdown key={estimate.state} estimate={estimate} />
          ))}
        </div>
        <p className="mt-2 text-[0.8125rem] leading-relaxed text-muted">
          An estimate, not a quote. Fees of the dealership are not included.
          {financed && ' The repayment on this page is for the price, without these charges.'}
        </p>
      </div>
    </details>
  )
}
