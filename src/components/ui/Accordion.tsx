import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export interface AccordionItem {
  id: string
  title: string
  content: ReactNode
}

interface AccordionProps {
  items: AccordionItem[]
  /** Items with the same name close each other. Null allows any number to be open. */
  name?: string | null
  openFirst?: boolean
}

/** Questions that open in place: the platform's own disclosure, so it works without JavaScript and in find-in-page. */
export const Accordion = ({ items, name = null, openFirst = false }: AccordionProps) => (
  <div className="divide-y divide-line border-y border-line">
    {items.map(({ id, title, content }, index) => (
      <details key={id} name={name ?? undefined} open={openFirst && index === 0} className="group">
        <summary className="flex list-none items-center justify-between gap-6 py-5 text-left text-[1.0625rem] font-semibold hover:text-brand-text">
          {title}
          <Plus className="size-5 text-muted transition-transform group-open:rotate-45" />
        </summary>
        <div className="max-w-prose pb-6 text-muted">{content}</div>
      </details>
    ))}
  </div>
)
