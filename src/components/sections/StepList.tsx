import { cx } from '@/src/components/ui/cx'

interface StepListProps {
  steps: { title: string; text?: string | null }[]
  /** Side by side on a wide screen, each under its number. */
  across?: boolean
}

/** What happens, in order. */
export const StepList = ({ steps, across = false }: StepListProps) =>
  steps.length > 0 && (
    <ol className={cx('mt-7', across ? 'grid gap-6 text-left sm:auto-cols-fr sm:grid-flow-col' : 'space-y-5')}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={cx('flex gap-4', across && 'sm:flex-col sm:items-center sm:gap-2.5 sm:text-center')}>
          <span
            aria-hidden
            className="tabular grid size-8 shrink-0 place-items-center rounded-full border border-line-strong text-sm font-bold"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            {text && <p className="text-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
