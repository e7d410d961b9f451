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
          <span key={line} className="block">
            {line}
          </span>
        ))}
      {listed.map((line) => (
        <span key={line} className="mt-1 flex gap-2 text-fg">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand-text" />
          {line.slice(2)}
        </span>
      ))}
    </>
  )
}

interface NextStepsProps {
  steps: { title: string; text: string }[]
  /** Beside one another on wide screens, not one below the other. */
  wide?: boolean
}

/** What happens after the form, in order and on one line. */
export const NextSteps = ({ steps, wide = false }: NextStepsProps) => (
  <ol className={wide ? 'lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8' : ''}>
    {steps.map(({ title, text }, at) => (
      <li key={title} className={cx('relative flex gap-4 pb-6 last:pb-0', wide && 'lg:flex-col lg:pb-0')}>
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
        <span className={cx('pt-1.5', wide && 'lg:pt-0')}>
          <span className={cx('block font-semibold', wide && 'lg:text-subheading')}>{title}</span>
          <span className={cx('mt-0.5 block text-[0.9375rem] text-muted', wide && 'lg:mt-2 lg:max-w-[19rem]')}>
            <StepText text={text} />
          </span>
        </span>
      </li>
    ))}
  </ol>
)
