import { CircleCheck } from 'lucide-react'
import type { Ref } from 'react'

interface FormSentProps {
  ref: Ref<HTMLDivElement>
  title: string
  text: string
  reference: string
}

/** Confirmation in place of a sent form (LEA-34, LEA-38). Focusable, so that it is scrolled into view and announced. */
export const FormSent = ({ ref, title, text, reference }: FormSentProps) => (
  <div
    ref={ref}
    role="status"
    tabIndex={-1}
    autoFocus
    className="flex scroll-mt-28 gap-4 rounded-lg border border-success/25 bg-success-soft p-6 text-left"
  >
    <CircleCheck aria-hidden className="size-7 shrink-0 text-success" />
    <div>
      <p className="text-subheading font-semibold text-success">{title}</p>
      <p className="mt-1.5 text-fg">{text}</p>
      <p className="mt-3 text-sm text-muted">
        Your reference is <strong className="tabular text-fg">{reference.slice(0, 8).toUpperCase()}</strong>.
      </p>
    </div>
  </div>
)
