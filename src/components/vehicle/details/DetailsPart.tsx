import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import { PhoneFold } from '@/src/components/ui/PhoneFold'

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
    id={folds ? undefined : id}
    data-vehicle-part={part}
    data-folds={folds ? '' : undefined}
    className={cx(
      '@container scroll-mt-24 border-t border-line first:border-0 first:pt-0 sm:pt-10',
      folds ? 'pt-2.5' : 'pt-5',
    )}
  >
    {folds ? (
      <PhoneFold title={title} as="h2" openTitle="mb-4 text-heading sm:mb-5" foldedTitle="text-heading" id={id}>
        {children}
      </PhoneFold>
    ) : (
      <>
        <h2 className="mb-3 text-heading sm:mb-5">{title}</h2>
        {children}
      </>
    )}
  </section>
)
