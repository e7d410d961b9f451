import type { ReactNode } from 'react'

interface DetailsPartProps {
  /** Which part it is, for the layouts of vehicle.css. */
  part: string
  title: string
  id?: string
  children: ReactNode
}

/** One part of a vehicle's details, under its heading; what is in it fits the column it is given (theme.vehicleLayout). */
export const DetailsPart = ({ part, title, id, children }: DetailsPartProps) => (
  <section
    id={id}
    data-vehicle-part={part}
    className="@container scroll-mt-24 border-t border-line pt-10 first:border-0 first:pt-0"
  >
    <h2 className="mb-5 text-heading">{title}</h2>
    {children}
  </section>
)
