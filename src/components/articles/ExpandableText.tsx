import { cx } from '@/src/components/ui/cx'
import { shortened } from '../page/shortened'

interface ExpandableTextProps {
  text: string
  /** Texts longer than this collapse … */
  over: number
  /** … to this many characters. */
  length: number
  className?: string
}

const TOGGLE = 'mt-2 font-semibold text-brand-text underline decoration-current/30 underline-offset-4'

/** A text that collapses when long, with View more and View less; works without JavaScript (CON-21, CON-22). */
export const ExpandableText = ({ text, over, length, className }: ExpandableTextProps) => {
  const short = shortened(text, over, length)
  if (short === null) return <p className={className}>{text}</p>
  return (
    <details className="group">
      <summary className="list-none">
        <span className={cx('block group-open:hidden', className)}>{short}</span>
        <span className={cx('hidden group-open:block', className)}>{text}</span>
        <span className={cx(TOGGLE, 'inline-block group-open:hidden')}>View more</span>
        <span className={cx(TOGGLE, 'hidden group-open:inline-block')}>View less</span>
      </summary>
    </details>
  )
}
