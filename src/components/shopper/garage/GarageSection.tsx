import type { ReactNode } from 'react'

interface GarageSectionProps {
  id: string
  title: string
  /** How many there are, beside the title. */
  count?: number
  children: ReactNode
}

/** One part of the garage, with the anchor its menu leads to. */
export const GarageSection = ({ id, title, count, children }: GarageSectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="scroll-mt-32 border-t border-line py-8 first:border-0 first:pt-0"
  >
    <h2 id={`${id}-title`} className="mb-5 text-subheading">
      {title}
      {count !== undefined && count > 0 && <span className="tabular ml-2 font-normal text-muted">{count}</span>}
    </h2>
    {children}
  </section>
)

/** Where a list is empty: what would be there, and how to begin. */
export const NothingHere = ({ children }: { children: ReactNode }) => (
  <p className="rounded-md bg-surface p-5 text-muted">{children}</p>
)
