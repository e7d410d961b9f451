import { Check } from 'lucide-react'
import { cx } from '@/src/components/ui/cx'

interface StepProgressProps {
  id: string
  step: number
  names: readonly string[]
}

/** Which step is shown, in words and as a line; not without JavaScript, where all steps are one page. */
export const StepProgress = ({ id, step, names }: StepProgressProps) => (
  <div className="noscript:hidden">
    <p id={id} className="text-sm font-semibold text-muted tabular">
      Step {step + 1} of {names.length}
    </p>
    <ol aria-hidden className="mt-3 flex">
      {names.map((name, at) => (
        <li key={name} className={cx('relative', at < names.length - 1 && 'flex-1')}>
          {at < names.length - 1 && (
            <span className={cx('absolute left-9 right-0 top-4.5 h-0.5', at < step ? 'bg-brand' : 'bg-line-strong')} />
          )}
          <span
            className={cx(
              'grid size-9 place-items-center rounded-full border-2 text-sm font-bold tabular',
              at <= step ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-canvas text-muted',
            )}
          >
            {at < step ? <Check className="size-5" /> : at + 1}
          </span>
          <span className={cx('mt-2 block text-sm', at === step ? 'font-semibold' : 'text-muted')}>{name}</span>
        </li>
      ))}
    </ol>
  </div>
)
