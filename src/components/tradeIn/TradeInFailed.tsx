import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'

/** The server's error, above the steps (LEA-28, ERR-12). */
export const TradeInFailed = ({ ref, message }: { ref: Ref<HTMLDivElement>; message: string }) => (
  <div
    ref={ref}
    role="alert"
    tabIndex={-1}
    autoFocus
    className="flex scroll-mt-28 gap-3 rounded-md border border-danger/30 bg-danger-soft p-4 font-semibold text-danger"
  >
    <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
    <p>{message}</p>
  </div>
)
