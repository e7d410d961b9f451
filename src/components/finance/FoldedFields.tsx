import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cx } from '@/src/components/ui/cx'

interface FoldedFieldsProps {
  /** What they are set to, in words. */
  said: string
  children: ReactNode
}

/**
 * The fields of a calculator that is one part of a long page: on a phone behind a button, so that its result is in sight and
 * the page goes on soon after it; on wider windows always open.
 */
export const FoldedFields = ({ said, children }: FoldedFieldsProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <p className="text-[0.9375rem] text-muted md:hidden">{said}</p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="group mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-text underline decoration-current/30 underline-offset-4 md:hidden"
      >
        Change the figures
        <ChevronDown className="size-4 transition-transform group-aria-expanded:rotate-180" />
      </button>
      <div id={id} className={cx('grid content-start gap-5', open ? 'max-md:mt-3' : 'max-md:hidden')}>
        {children}
      </div>
    </div>
  )
}
