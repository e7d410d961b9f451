import type { ReactNode } from 'react'

export const DEVICES = 'divide-y divide-line border-y border-line'

/** A device of the account, with what can be done about it at the end of the line. */
export const DeviceRow = ({ name, text, children }: { name: string; text: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
    <div className="min-w-0">
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-muted">{text}</p>
    </div>
    {children}
  </li>
)
