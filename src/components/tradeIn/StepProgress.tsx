import { cx } from '@/src/components/ui/cx'

/** Which step is shown, in words and as a bar; not without JavaScript, where all steps are one page. */
export const StepProgress = ({ id, step, names }: { id: string; step: number; names: readonly string[] }) => (
  <div className="noscript:hidden">
    <p id={id} className="text-sm font-semibold text-muted tabular">
      Step {step + 1} of {names.length}
    </p>
    <ol aria-hidden className="mt-2.5 grid grid-cols-3 gap-2 text-sm">
      {names.map((name, at) => (
        <li
          key={name}
          className={cx('border-t-4 pt-2', at <= step ? 'border-brand font-semibold' : 'border-line text-muted')}
        >
          {name}
        </li>
      ))}
    </ol>
  </div>
)
