import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'

/** Why the server could not take a form, above its fields (ERR-13). Focusable, so that it is in sight and read out. */
export const FormFailed = ({ ref, message }: { ref: Ref<HTMLDivElement>; message: string }) => (
  <div
    ref={ref}
    role="alert"
    tabIndex={-1}
    autoFocus
    className="flex scroll-mt-28 gap-3 rounded-md border border-danger/30 bg-danger-soft p-4 font-semibold text-danger sm:col-span-full"
  >
    <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
    <p>{message}</p>
  </div>
)
