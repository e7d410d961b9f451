import { Check } from 'lucide-react'
import { cx } from '@/src/components/ui/cx'

/** Lines that begin with a hyphen are things to bring, each with a tick. */
const StepText = ({ text }: { text: string }) => {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const listed = lines.filter((line) => line.startsWith('- '))
  return (
    <>
      {lines
        .filter((line) => !listed.includes(line))
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {listed.length > 0 && (
        <ul className="mt-1 grid gap-1 text-fg">
          {listed.map((line) => (
            <li key={line} className="flex gap-2">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand-text" />
              {line.slice(2)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface NextStepsProps {
  steps: { title: string; text: string }[]
  /** Beside one another on wide screens, not one below the other. */
  wide?: boolean
  /** On a phone the steps' titles alone. */
  brief?: boolean
}

/** What happens after the form, in order and on one line. */
export const NextSteps = ({ steps, wide = false, brief = false }: NextStepsProps) => (
  <ol className={wide ? 'lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8' : ''}>
    {steps.map(({ title, text }, at) => (
      <li
        key={title}
        className={cx('relative flex gap-4 pb-6 last:pb-0', wide && 'lg:flex-col lg:pb-0', brief && 'max-lg:pb-2.5')}
      >
        {at < steps.length - 1 && (
          <span
            aria-hidden
            className={cx(
              'absolute bottom-0 left-4.5 top-9 w-px bg-line-strong',
              wide && 'lg:bottom-auto lg:-right-8 lg:left-9 lg:top-4.5 lg:h-px lg:w-auto',
            )}
          />
        )}
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-ink font-semibold text-on-ink tabular"
        >
          {at + 1}
        </span>
        <div className={cx('pt-1.5', wide && 'lg:pt-0')}>
          <p className={cx('font-semibold', wide && 'lg:text-subheading')}>{title}</p>
          <div
            className={cx(
              'mt-0.5 text-[0.9375rem] text-muted',
              wide && 'lg:mt-2 lg:max-w-[19rem]',
              brief && 'max-lg:hidden',
            )}
          >
            <StepText text={text} />
          </div>
        </div>
      </li>
    ))}
  </ol>
)
