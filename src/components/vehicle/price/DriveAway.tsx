import { ChevronDown } from 'lucide-react'
import type { AustralianState } from '@/src/domain/locations/states'
import type { DriveAway as Estimate } from '@/src/domain/onRoad/driveAway'
import { formatDay } from '@/src/domain/site/formatDay'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

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

/** The office that publishes the duty. */
const Office = ({ charges: { source, office } }: Estimate) => (
  <a href={source} rel="noopener nofollow" target="_blank" className="underline underline-offset-2">
    {office}
  </a>
)

const Breakdown = ({ estimate }: { estimate: Estimate }) => {
  const { state, total, charges, registeredUntil } = estimate
  return (
    <>
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
        Stamp duty as published by <Office {...estimate} />, in force from {formatDay(charges.validFrom)}.{' '}
        {charges.note}
        {registeredUntil
          ? ' The car keeps its registration, so only duty is counted; the state’s fee to put it in your name comes on top.'
          : ' Registration and CTP are typical figures for a private car: weight, place and insurer decide them.'}
      </p>
    </>
  )
}

/** Another state in two lines: its total, and what it is made of. */
const OtherState = ({ estimate }: { estimate: Estimate }) => {
  const { state, total, duty, registration, ctp, charges } = estimate
  return (
    <li className="border-t border-line py-2 text-[0.8125rem] leading-relaxed text-muted">
      <strong className="flex justify-between gap-4 text-sm text-fg tabular">
        {state} <span>{formatDollars(total)}</span>
      </strong>
      {`Stamp duty ${formatDollars(duty)} (`}
      <Office {...estimate} />
      {`, from ${formatDay(charges.validFrom)}), registration ${formatDollars(registration)}, CTP ${formatDollars(ctp)}. ${charges.note}`}
    </li>
  )
}

interface DriveAwayProps {
  /** By state; none: the price includes the charges already, or there is none. */
  estimates: Estimate[]
  /** Said first, in full. */
  home: AustralianState | null
  /** Whether the page says a repayment. */
  financed: boolean
}

/**
 * What a car advertised without government charges would cost on the road: its own state's figures one by one, those of the
 * others in a list, without a script.
 */
export const DriveAway = ({ estimates, home, financed }: DriveAwayProps) => {
  const own = estimates.find(({ state }) => state === home) ?? estimates[0]
  if (!own) return null
  const others = estimates.filter((estimate) => estimate !== own)
  return (
    <details data-testid="drive-away" className="group mt-4 rounded-lg border border-line px-4 py-3">
      <summary className="flex min-h-6 cursor-pointer list-none items-start justify-between gap-3 text-sm">
        <span>
          Estimated drive-away in {own.state}{' '}
          <strong className="tabular whitespace-nowrap">{formatDollars(own.total)}</strong>
          <span className="block text-[0.8125rem] text-muted">An estimate, not a quote</span>
        </span>
        <ChevronDown className="mt-0.5 size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-4 border-t border-line pt-4">
        <Breakdown estimate={own} />
        <p className="my-2 text-[0.8125rem] leading-relaxed text-muted">
          An estimate, not a quote. Fees of the dealership are not included.
          {financed && ' The repayment on this page is for the price, without these charges.'}
        </p>
        {others.length > 0 && (
          <>
            <p className="mb-2 mt-4 text-sm font-semibold">Registered in another state</p>
            <ul>
              {others.map((estimate) => (
                <OtherState key={estimate.state} estimate={estimate} />
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  )
}
