import type { FormLook } from '@/src/domain/content/sectionLooks'
import { NextSteps } from './NextSteps'
import { StepText } from './StepText'

type Steps = { title: string; text: string }[]

/** A ruled line for each step, its words on the right; where sections begin with a bar, a column under a bar. */
const StepLines = ({ steps }: { steps: Steps }) => (
  <ol className="border-b border-line start-bar:grid start-bar:gap-x-6 start-bar:gap-y-8 start-bar:border-b-0 start-bar:sm:grid-cols-2 start-bar:lg:grid-cols-4">
    {steps.map(({ title, text }) => (
      <li
        key={title}
        className="grid content-start gap-x-14 gap-y-2 border-t border-line py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] start-bar:border-t-4 start-bar:border-brand start-bar:py-4 start-bar:lg:grid-cols-1"
      >
        <p className="text-subheading">{title}</p>
        <div className="text-muted">
          <StepText text={text} />
        </div>
      </li>
    ))}
  </ol>
)

/** Cards with a large number each. */
const StepCards = ({ steps }: { steps: Steps }) => (
  <ol className="grid gap-4 sm:grid-cols-2 lg:gap-5">
    {steps.map(({ title, text }, at) => (
      <li key={title} className="flex gap-5 rounded-lg bg-brand-soft p-5 sm:gap-7 sm:p-7">
        <span aria-hidden className="tabular text-title leading-none font-semibold text-brand-text">
          {at + 1}
        </span>
        <div className="min-w-0">
          <p className="text-subheading">{title}</p>
          <div className="mt-1 text-muted">
            <StepText text={text} />
          </div>
        </div>
      </li>
    ))}
  </ol>
)

/** What happens after the form, as the page's form section is laid out: on one line, in rows, or as cards. */
export const SellSteps = ({ steps, look }: { steps: Steps; look: FormLook }) => {
  if (look === 'flipped') return <StepLines steps={steps} />
  return look === 'centred' ? <StepCards steps={steps} /> : <NextSteps steps={steps} wide />
}
