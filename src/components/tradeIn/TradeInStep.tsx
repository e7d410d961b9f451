import type { ReactNode, Ref } from 'react'

interface TradeInStepProps {
  title: string
  /** Another step is shown. */
  hidden: boolean
  /** Of the heading, which takes the focus when its step begins. */
  ref: Ref<HTMLHeadingElement>
  describedBy: string
  children: ReactNode
}

/** One step of the form. A hidden one keeps what was typed and is sent with the others. */
export const TradeInStep = ({ title, hidden, ref, describedBy, children }: TradeInStepProps) => (
  <div hidden={hidden} className="grid gap-5 sm:grid-cols-2">
    <h2
      ref={ref}
      tabIndex={-1}
      aria-describedby={describedBy}
      className="scroll-mt-28 text-subheading outline-none sm:col-span-full"
    >
      {title}
    </h2>
    {children}
  </div>
)
