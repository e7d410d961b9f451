import { CarFront } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormFields } from '@/src/components/forms/FormContext'
import type { GivenVehicle } from '@/src/domain/tradeIn/givenVehicle'

const FIELDS = ['rego', 'rego_state', 'make', 'model', 'year']

interface GivenCarProps {
  /** Over the title: how it is known. */
  lead: string
  title: string
  given: GivenVehicle
  /** The fields behind 'Change'. */
  children: ReactNode
}

/** The car as it was found or described, in place of its fields until it is to be changed, or one of them is refused. */
export const GivenCar = ({ lead, title, given: { details }, children }: GivenCarProps) => {
  const { methods, errors } = useFormFields()
  const refused = FIELDS.some((name) => errors[name])
  return (
    <details
      open={refused || undefined}
      onToggle={({ currentTarget }) => {
        // The line that was pressed is gone.
        if (currentTarget.open && !refused) methods.setFocus('rego')
      }}
      className="group sm:col-span-full"
    >
      <summary className="flex cursor-pointer list-none items-center gap-4 rounded-xl border border-brand bg-brand-soft p-4 group-open:hidden sm:p-5 [&::-webkit-details-marker]:hidden">
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
          <CarFront className="size-6" />
        </span>
        <span className="min-w-0 grow">
          <span className="block text-sm font-semibold text-fg/85">{lead}</span>
          <span className="block text-subheading font-semibold">{title}</span>
          {details && <span className="block text-[0.9375rem] text-fg/85">{details}</span>}
        </span>
        <span className="font-semibold text-brand-text underline underline-offset-4">Change</span>
      </summary>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </details>
  )
}
