'use client'

import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** A short explanation on hover and focus; Escape hides it. The child must be focusable. */
export const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => (
  <Radix.Provider delayDuration={250}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-64 rounded-sm bg-ink px-3 py-2 text-sm text-on-ink shadow-overlay"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
