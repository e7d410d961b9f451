import { ShieldCheck } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'
import { Section } from '@/src/components/ui/Section'
import { applyHref } from '@/src/domain/finance/application/applicationPages'

/** On the finance page: the way to the application, where the dealership takes them online. */
export const ApplyCallout = ({ carId }: { carId: string | null }) => (
  <Section>
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-xl bg-ink p-6 text-on-ink on-dark sm:p-8">
      <div className="flex max-w-2xl gap-4">
        <ShieldCheck aria-hidden className="mt-1 size-6 shrink-0" />
        <div>
          <h2 className="text-subheading">Apply for finance online</h2>
          <p className="mt-1 text-on-ink-muted">
            About ten minutes. Every step is saved, so you can stop and go on later, signed in on any device.
          </p>
        </div>
      </div>
      <Button href={applyHref(carId)} variant="inverse" rel="nofollow" className="max-sm:w-full">
        Start my application
      </Button>
    </div>
  </Section>
)
