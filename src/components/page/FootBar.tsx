import type { ReactNode } from 'react'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { STICKY_BAR_SCROLL_PX } from '@/src/domain/constants/vehicle'
import { ShowAfterScroll } from './ShowAfterScroll'

interface FootBarProps {
  /** Whether it stays with the window to its end, or ends with the page's own content. */
  className: string
  rowClassName: string
  children: ReactNode
}

/** What to do next at the foot of the window, once the page is scrolled so far that its top is out of sight (VDP-20). */
export const FootBar = ({ className, rowClassName, children }: FootBarProps) => (
  <ShowAfterScroll px={STICKY_BAR_SCROLL_PX}>
    <section
      aria-label="Contact"
      data-sticky-foot
      className={cx(
        'border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] shadow-overlay motion-safe:animate-[rise-in_220ms_var(--ease-out)]',
        className,
      )}
    >
      <Container className={cx('flex h-17 items-center', rowClassName)}>{children}</Container>
    </section>
  </ShowAfterScroll>
)
