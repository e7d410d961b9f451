import { cx } from './cx'

/** A grey shape where content will be; size it with classes. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div
    aria-hidden
    className={cx(
      'animate-[shimmer_1.6s_linear_infinite] rounded-sm bg-[linear-gradient(100deg,#eceff2_40%,#f7f8fa_50%,#eceff2_60%)] bg-size-[200%_100%]',
      className,
    )}
  />
)
