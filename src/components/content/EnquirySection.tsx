import type { ReactNode } from 'react'
import { StepList } from '@/src/components/sections/StepList'
import { Section, type SectionGround, type SectionSpace } from '@/src/components/ui/Section'
import { enquiryCategories, type EnquiryKind } from '@/src/domain/leads/generalEnquiry'
import type { Site } from '@/tenants/Site'
import { type DetailFields, noDetails } from './DetailInputs'
import { GeneralEnquiryForm } from './GeneralEnquiryForm'

interface EnquirySectionProps {
  site: Site
  kind: EnquiryKind
  /** The anchor other pages link to. */
  id: string
  title: string
  text: string
  submitLabel: string
  steps?: { title: string; text: string }[]
  details?: Partial<DetailFields>
  message?: { label?: string; text?: string }
  /** Which locations can be chosen; null: any. */
  locationType?: 'sales' | 'service' | 'parts' | null
  /** What the form starts with, by the names of its inputs (RTE-10). */
  prefill?: Record<string, string>
  /** Its look where it is a section of a page built from sections. */
  ground?: SectionGround
  above?: SectionSpace
  below?: SectionSpace
  children?: ReactNode
}

/** A band with the enquiry form on the right and what happens next on the left. */
export const EnquirySection = ({
  site,
  kind,
  id,
  title,
  text,
  submitLabel,
  steps = [],
  details,
  message,
  locationType = null,
  prefill,
  ground = 'surface',
  above,
  below,
  children,
}: EnquirySectionProps) => {
  const { forms } = site.settings
  const fitting = site.locations.filter((location) => locationType === null || location.locationType === locationType)
  const asksPlace = forms.locationSelect || site.isGroup || locationType !== null || prefill?.location_id !== undefined
  return (
    <Section id={id} labelledBy={`${id}-title`} ground={ground} above={above} below={below} className="scroll-mt-24">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-16">
        <div>
          <h2 id={`${id}-title`} className="text-heading">
            {title}
          </h2>
          <p className="mt-4 max-w-md text-lead text-muted">{text}</p>
          <StepList steps={steps} />
          {children}
        </div>
        <div className="self-start rounded-xl bg-canvas p-6 text-fg shadow-card sm:p-9">
          <GeneralEnquiryForm
            kind={kind}
            submitLabel={submitLabel}
            details={{ ...noDetails, ...details }}
            categories={kind === 'contact' ? enquiryCategories : []}
            locations={asksPlace ? fitting.map(({ id: location, name }) => ({ id: location, name })) : []}
            message={{
              label: message?.label ?? 'Comments',
              required: kind === 'contact' && forms.messageRequired,
              text: message?.text ?? '',
            }}
            optIn={{ label: forms.optInLabel, ticked: forms.optInDefault }}
            prefill={prefill}
          />
        </div>
      </div>
    </Section>
  )
}
