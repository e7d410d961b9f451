import { cx } from './cx'

/**
 * A grey shape where content will be; size it with classes. It changes its opacity only, which the compositor does alone: a
 * moving gradient repaints the page at every frame, also while it waits far below the screen.
 */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx('animate-pulse rounded-sm bg-[#e9ecef]', className)} />
)
