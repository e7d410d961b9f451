import { cx } from '@/src/components/ui/cx'
import { StepText } from './StepText'

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
