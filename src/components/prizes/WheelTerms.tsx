import type { ComponentProps } from 'react'
import { RichText } from '@/src/components/site/RichText'

interface WheelTermsProps {
  prizes: readonly { id: string; label: string; stock: number | null; chance: string }[]
  showOdds: boolean
  terms: ComponentProps<typeof RichText>['content']
  stateTerms: readonly { state: string; permit: string | null; text: string | null }[]
  /** From when to when, in the dealership's zone. */
  period: string
  /** The last day to collect a prize, in words; null: none. */
  collectDay: string | null
}

/** What can be won and how likely it is, the terms, and what each state asks to be printed (LAW-10). */
export const WheelTerms = ({ prizes, showOdds, terms, stateTerms, period, collectDay }: WheelTermsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-2 lg:gap-16">
    <section aria-labelledby="prizes">
      <h2 id="prizes" className="text-heading">
        What you can win
      </h2>
      <p className="mt-2 text-muted">
        {period}
        {collectDay && ` Prizes are collected by ${collectDay}.`}
      </p>
      <table className="mt-5 w-full text-left">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 font-medium">
              Prize
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              How many
            </th>
            {showOdds && (
              <th scope="col" className="py-2 pl-4 text-right font-medium">
                Chance
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {prizes.map(({ id, label, stock, chance }) => (
            <tr key={id}>
              <th scope="row" className="py-3 font-semibold">
                {label}
              </th>
              <td className="tabular py-3 text-right text-muted">{stock?.toLocaleString('en-AU') ?? 'No limit'}</td>
              {showOdds && <td className="tabular whitespace-nowrap py-3 pl-4 text-right">{chance}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {showOdds && (
        <p className="mt-3 text-sm text-muted">
          Chances are for each turn. When all of a prize are won, its turns win one of the prizes without a limit. The
          slices of the wheel are of equal size and say nothing of the chances.
        </p>
      )}
    </section>
    <section aria-labelledby="terms">
      <h2 id="terms" className="text-heading">
        Terms and conditions
      </h2>
      <div className="mt-4 text-sm">
        <RichText content={terms} />
      </div>
      {stateTerms.length > 0 && (
        <dl className="mt-6 divide-y divide-line border-y border-line text-sm">
          {stateTerms.map(({ state, permit, text }) => (
            <div key={state} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-4 py-3">
              <dt className="font-semibold">{state}</dt>
              <dd className="text-muted">{[permit && `Permit ${permit}.`, text].filter(Boolean).join(' ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  </div>
)
