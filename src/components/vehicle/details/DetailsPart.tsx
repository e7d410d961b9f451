import type { ReactNode } from 'react'
import { FoldedPart } from './FoldedPart'

interface DetailsPartProps {
  /** Which part it is, for the layouts of vehicle.css. */
  part: string
  title: string
  id?: string
  /** Few read it: on a phone its heading opens it. */
  folds?: boolean
  children: ReactNode
}

/** One part of a vehicle's details, under its heading; what is in it fits the column it is given (theme.vehicleLayout). */
export const DetailsPart = ({ part, title, id, folds = false, children }: DetailsPartProps) => (
  <section
    id={id}
    data-vehicle-part={part}
    className="@container scroll-mt-24 border-t border-line pt-7 first:border-0 first:pt-0 sm:pt-10"
  >
    {folds ? (
      <FoldedPart title={title}>{children}</FoldedPart>
    ) : (
      <>
        <h2 className="mb-4 text-heading sm:mb-5">{title}</h2>
        {children}
      </>
    )}
  </section>
)
