'use client'

import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'

export interface TabItem {
  id: string
  label: string
  content: ReactNode
}

/** Panels behind tabs; arrow keys move between the tabs. */
export const Tabs = ({ items, label }: { items: TabItem[]; label: string }) => (
  <Radix.Root defaultValue={items[0]?.id}>
    <Radix.List aria-label={label} className="no-scrollbar mb-6 flex gap-6 overflow-x-auto border-b border-line">
      {items.map((item) => (
        <Radix.Trigger
          key={item.id}
          value={item.id}
          className="-mb-px min-h-11 whitespace-nowrap border-b-2 border-transparent font-semibold text-muted hover:text-fg data-[state=active]:border-brand data-[state=active]:text-fg"
        >
          {item.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {items.map((item) => (
      <Radix.Content key={item.id} value={item.id}>
        {item.content}
      </Radix.Content>
    ))}
  </Radix.Root>
)
