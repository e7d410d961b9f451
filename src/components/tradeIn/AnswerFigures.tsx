import { Section } from '@/src/components/ui/Section'
import { conditionQuestions } from '@/src/domain/tradeIn/conditionQuestions'
import { percentOff, TRADE_SHARE } from '@/src/domain/tradeIn/estimateOf'

const { owing: _, ...questions } = conditionQuestions

const inWords = (percent: number): string =>
  percent === 0 ? 'no change' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`

/** How the online estimate is reckoned, and what each answer changes of it: the platform's own figures (LEA-31). */
export const AnswerFigures = () => (
  <Section ground="surface" labelledBy="answer-figures">
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
      <div>
        <h2 id="answer-figures" className="text-heading">
          How the estimate is worked out
        </h2>
        <p className="mt-4 text-lead text-muted">
          We take the middle half of the prices comparable vehicles are advertised for, leave{' '}
          {percentOff(TRADE_SHARE.high)} to {percentOff(TRADE_SHARE.low)}% for preparation, warranty and margin, and
          change the rest by what you answer.
        </p>
        <p className="mt-4 text-sm text-muted">
          What you still owe on the vehicle changes nothing of its value: it is paid out of it.
        </p>
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {Object.values(questions).map(({ label, percent }) => (
          <div key={label} className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[9rem_1fr] sm:items-center">
            <dt className="font-semibold">{label}</dt>
            <dd>
              <ul className="flex flex-wrap gap-2">
                {Object.entries<number>(percent).map(([answer, change]) => (
                  <li key={answer} className="rounded-md bg-canvas px-3 py-1.5 text-[0.9375rem]">
                    {answer} <strong className="ml-1 font-semibold whitespace-nowrap tabular">{inWords(change)}</strong>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </Section>
)
