import { Container } from '@/src/components/ui/Container'
import type { Car } from '@/src/domain/stock/Car'
import { mainAction } from '@/src/domain/stock/mainAction'
import { isSold } from '@/src/domain/stock/saleState'
import { similarEnquiryMessage } from '@/src/domain/stock/similarEnquiryMessage'
import type { Settings } from '@/tenants/settings'
import { EnquiryForm } from './EnquiryForm'

const HEADINGS = {
  enquire: 'Ask about this one',
  testDrive: 'Book a Test Drive',
  findSimilar: 'Find Me Something Similar',
} as const

const messageFor = (car: Car, kind: keyof typeof HEADINGS): string => {
  if (isSold(car)) return similarEnquiryMessage(car)
  const name = [car.year, car.make, car.model].filter(Boolean).join(' ')
  return kind === 'testDrive' ? `I would like to test drive the ${name}.` : `I am interested in the ${name}.`
}

/** Where the page's buttons lead: the dealership's enquiry form, filled in for this car (LEA-03, PRC-06..08, LAW-08). */
export const EnquiryPanel = ({ car, settings, dealership }: { car: Car; settings: Settings; dealership: string }) => {
  const { kind, label } = mainAction(car)
  return (
    <section id="enquire" aria-labelledby="enquire-title" className="scroll-mt-24 bg-surface py-section">
      <Container className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-16">
        <div>
          <h2 id="enquire-title" className="text-heading">
            {HEADINGS[kind]}
          </h2>
          <p className="mt-4 max-w-md text-lead text-muted">
            Send your question to {dealership}. A person who knows the car answers, usually within two business hours.
          </p>
        </div>
        <div className="rounded-xl bg-canvas p-6 shadow-card sm:p-9">
          <EnquiryForm
            carId={car.id}
            message={messageFor(car, kind)}
            submitLabel={label}
            optInLabel={settings.forms.optInLabel}
            optInDefault={settings.forms.optInDefault}
          />
        </div>
      </Container>
    </section>
  )
}
