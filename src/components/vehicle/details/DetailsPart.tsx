import type { ReactNode } from 'react'

/** One part of a vehicle's details, under its heading. */
export const DetailsPart = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section id={id} className="scroll-mt-24 border-t border-line pt-10 first:border-0 first:pt-0">
    <h2 className="mb-5 text-heading">{title}</h2>
    {children}
  </section>
)
