import { Bell } from 'lucide-react'
import { AlertForm } from '@/src/components/search/suggest/AlertForm'
import { Section } from '@/src/components/ui/Section'

interface StockAlertProps {
  /** 'Toyota Corolla': of any condition, as its search. */
  name: string
  /** Path of the model's search. */
  path: string
  /** Under the form (LAW-08). */
  notice: string
}

/** To be told of the next vehicle of a model (ALRT-01). */
export const StockAlert = ({ name, path, notice }: StockAlertProps) => (
  <Section id="alert" labelledBy="alert-title">
    <div className="grid gap-x-16 gap-y-6 rounded-xl bg-brand-soft p-6 sm:p-10 lg:grid-cols-2 lg:items-center">
      <div>
        <h2 id="alert-title" className="flex items-start gap-3 text-heading">
          <Bell aria-hidden className="mt-[0.2em] size-7! text-brand-text" />
          Tell me when more come in
        </h2>
        <p className="mt-3 max-w-md text-lead">Not quite the one? We write when another {name} comes in.</p>
      </div>
      <div className="rounded-lg bg-canvas p-5 sm:p-6">
        <AlertForm path={path} search="" words={name} one="vehicle" notice={notice} />
      </div>
    </div>
  </Section>
)
