import { cx } from '@/src/components/ui/cx'

interface MoreSummaryProps {
  more: string
  less: string
  /** Its room where it is under what it opens. */
  className: string
}

/** Opens the rest of a part of the page: under it or, by the layout, on the line of its heading (vehicle.css). */
export const MoreSummary = ({ more, less, className }: MoreSummaryProps) => (
  <summary
    data-part-more=""
    className={cx(
      'inline-flex min-h-9 list-none items-center font-semibold text-brand-text underline decoration-current/30 underline-offset-4 hover:decoration-current',
      className,
    )}
  >
    <span className="group-open:hidden">{more}</span>
    <span className="hidden group-open:inline">{less}</span>
  </summary>
)
